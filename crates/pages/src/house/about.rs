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
