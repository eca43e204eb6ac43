//! The table of Gangs of Night City, drawn from a view: the city, the Net, dashboards, markets, hands,
//! a Firefight, the Story. What the looking seat may do now glows; everything else is still.
//!
//! A choice is a button that sends its key as `choice`; whoever serves the page puts a form around the
//! table. Things on the board that belong to a choice carry `data-thing`, and each button carries its
//! things in `data-path`, so that a script can let people click them instead. The page holds [`glyphs`]
//! once, outside of what is sent again when something happens.

pub mod art;
pub(crate) mod browser;
pub mod card;
mod city;
mod cred;
mod dashboard;
mod desk;
mod fight;
mod glyphs;
mod hand;
mod market;
mod net;
mod plan;
mod prompt;
mod solo;
mod story;
mod things;
mod tokens;

use gangs::catalog::Catalog;
use gangs::choice::Choice;
use gangs::view::View;
use maud::{Markup, PreEscaped, html};
use table::{Lang, Seat};

use desk::Desk;
pub use glyphs::glyphs;
pub use things::path;

/// The style of this table, after [`crate::look::CSS`].
pub const CSS: &str = concat!(include_str!("gangs.css"), include_str!("card.css"));

/// Something that the looking seat may do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    /// The choice.
    pub choice: Choice,
    /// Its stable name, which the form sends back.
    pub key: String,
    /// What it will do, as a sentence.
    pub label: String,
}

/// The whole table as `seat` sees it, or an onlooker; the page has to hold [`glyphs`] too. `names` are those of the players, by seat.
pub fn table(catalog: &Catalog, view: &View, seat: Option<Seat>, offers: &[Offered], names: &[String], lang: Lang) -> Markup {
    let desk = Desk::new(catalog, view, seat, offers, names, lang);
    let own = desk.sides().find(|&side| desk.is_own(side));
    let drawn = html! {
        div.gangs lang=(lang.code()) {
            (prompt::bar(&desk, offers))
            nav.swipes aria-label=(desk.say("gangs-panels")) {
                a href="#board" { (desk.say("gangs-panel-board")) }
                a href="#hand" { (desk.say("gangs-panel-hand")) }
                a href="#log" { (desk.say("gangs-panel-log")) }
            }
            div.panels {
                section #board.swipe aria-label=(desk.say("gangs-panel-board")) {
                    (cred::scores(&desk))
                    div.city { (cred::ring(&desk)) (city::map(&desk)) }
                    (net::shaft(&desk))
                    (fight::fight(&desk))
                    div.rest {
                        div.others { @for side in desk.sides().filter(|&side| !desk.is_own(side)) { (dashboard::dashboard(&desk, side)) } }
                        (solo::districts(&desk))
                        (story::story(&desk))
                    }
                }
                section #hand.swipe aria-label=(desk.say("gangs-panel-hand")) {
                    @if let Some(own) = own { div.mine { (dashboard::dashboard(&desk, own)) } }
                    (hand::hands(&desk))
                    (market::markets(&desk))
                }
                // Where the log begins, which whoever serves the page puts after the table.
                div #log {}
            }
        }
    };
    closed(drawn)
}

/// Elements of SVG without content close themselves, and arrows in texts stay as they are, which keeps
/// a page small. No text can look like a tag, because `<` stays escaped.
fn closed(drawn: Markup) -> Markup {
    const BARE: [&str; 6] = ["use>", "path>", "polygon>", "circle>", "ellipse>", "rect>"];
    let page = drawn.into_string();
    let (mut closed, mut rest) = (String::with_capacity(page.len()), page.as_str());
    // One walk over the page: it is drawn again for everybody whenever something happens.
    while let Some(at) = rest.bytes().position(|byte| matches!(byte, b'>' | b'&')) {
        let (before, from) = rest.split_at(at);
        closed.push_str(before);
        let bare = from.strip_prefix("></").and_then(|after| BARE.iter().find_map(|name| after.strip_prefix(name)));
        rest = if let Some(after) = bare {
            closed.push_str("/>");
            after
        } else {
            closed.push_str(if from.starts_with("&gt;") { ">" } else { &from[..1] });
            from.strip_prefix("&gt;").unwrap_or(&from[1..])
        };
    }
    closed.push_str(rest);
    PreEscaped(closed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_elements_close_themselves_and_arrows_stay() {
        let page = "<use href=\"#a\"></use><g><path d=\"\"></path></g><b>1 &gt; 0 &amp; &lt;</b><p></p><rect></rect>";
        let expected = "<use href=\"#a\"/><g><path d=\"\"/></g><b>1 > 0 &amp; &lt;</b><p></p><rect/>";
        assert_eq!(closed(PreEscaped(page.to_owned())).into_string(), expected);
    }
}
