//! What this is, and what went wrong.

use maud::{Markup, html};
use table::Lang;

use super::word;

/// About the house.
pub fn about(lang: Lang) -> Markup {
    html! {
        h1 { (word(lang, "about-title")) }
        p { (word(lang, "about-lead")) }
        p { (word(lang, "about-fair")) }
    }
}

/// Something did not work.
pub fn trouble(lang: Lang, says: &str) -> Markup {
    html! {
        h1 { (word(lang, "error-title")) }
        p role="alert" { (says) }
        p { a href="/" { (word(lang, "error-back")) } }
    }
}

/// Where a guest chooses its name, and where it goes on reading.
pub fn name(lang: Lang, name: &str, back: &str) -> Markup {
    html! {
        h1 { (word(lang, "name-title")) }
        form method="post" action="/guests" {
            input type="hidden" name="back" value=(back);
            label { span { (word(lang, "name-label")) } input type="text" name="name" value=(name) maxlength="24" required autocomplete="nickname"; }
            button.legal { (word(lang, "name-save")) }
        }
        p { (word(lang, "name-stays")) " " a href="/account" { (word(lang, "name-account")) } }
        p { a href="/sign-in" { (word(lang, "claim-have")) } }
    }
}
