//! What the pages say beyond the texts of a game: names of panels and of pictures, in every language.

use std::sync::LazyLock;

use table::Texts;

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::shipped(include_str!("../text/en.ftl"), include_str!("../text/it.ftl")));

/// The messages of the pages.
pub fn texts() -> &'static Texts {
    &TEXTS
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Lang;

    #[test]
    fn the_texts_load_in_both_languages() {
        assert_eq!(texts().get(Lang::En, "gangs-net", &[]), "The Net");
        assert_eq!(texts().get(Lang::It, "gangs-net", &[]), "La Rete");
    }

    #[test]
    fn names_stand_where_seats_are_said() {
        assert_eq!(table::voice::unnamed(texts()), Vec::<String>::new());
        let names = ["Ada".to_owned()];
        let voice = table::Voice { lang: Lang::It, names: &names };
        assert_eq!(texts().get(voice, "tcg-gigs-of", &[("seat", table::Seat(0).into())]), "Incarichi di Ada");
    }
}
