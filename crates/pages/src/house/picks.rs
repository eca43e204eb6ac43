//! One of several things that a form asks for, each with its name and, where there is more to say, a sentence.

use maud::{Markup, html};
use table::wording::capital;

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// What the form sends.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// What it is, in a sentence.
    pub about: Option<String>,
}

/// Asks for one of them: as cards to choose from where there is something to read, else as a list.
pub(super) fn picks(name: &str, says: &str, all: &[Pick], chosen: &str) -> Markup {
    if all.iter().all(|pick| pick.about.is_none()) {
        return list(name, says, all, chosen);
    }
    let chosen = if all.iter().any(|pick| pick.key == chosen) { chosen } else { all.first().map_or("", |pick| pick.key.as_str()) };
    html! {
        fieldset.picks {
            legend { (capital(says)) }
            @for pick in all {
                label.pick {
                    input type="radio" name=(name) value=(pick.key) checked[pick.key == chosen];
                    b { (capital(&pick.name)) }
                    @if let Some(about) = &pick.about { small { (about) } }
                }
            }
        }
    }
}

/// Asks for one of them by name.
pub(super) fn list(name: &str, says: &str, all: &[Pick], chosen: &str) -> Markup {
    html! {
        label { span { (capital(says)) }
            select name=(name) { @for pick in all { option value=(pick.key) selected[pick.key == chosen] { (capital(&pick.name)) } } }
        }
    }
}
