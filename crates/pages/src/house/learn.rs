//! Lessons: their list, and one of them being played. The table is drawn as everywhere; what is said stands in a box
//! over it, and what it is about carries `data-look`. Every step is a form, so that it works without script.

use maud::{Markup, PreEscaped, html};
use table::any::AnyGame;
use table::lesson::{LEARNER, Lesson, Taught, written};
use table::{Lang, Message, Voice};

use super::{say, word};

/// The lessons of a game, as a list shows them.
#[derive(Clone, Debug)]
pub struct Course {
    /// The game's short name.
    pub game: String,
    /// Its title.
    pub title: String,
    /// The title of each lesson, how many steps it has, and how many of them are done.
    pub lessons: Vec<(String, usize, usize)>,
}

/// A lesson that somebody plays.
pub struct Learning<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// The lesson.
    pub lesson: &'a Lesson,
    /// Its number, counted from 1.
    pub number: usize,
    /// Where the learner stands.
    pub taught: &'a Taught,
    /// Whether it has just tried something else.
    pub tried: bool,
    /// What the learner and its rival are called.
    pub names: &'a [String],
}

/// The lessons of some games.
pub fn lessons(lang: Lang, courses: &[Course]) -> Markup {
    html! {
        h1 { (word(lang, "learn-title")) }
        p.lead { (word(lang, "learn-lead")) }
        @for course in courses {
            section.box.course {
                h2 { (course.title) }
                ol {
                    @for (number, (title, steps, done)) in (1..).zip(&course.lessons) {
                        li {
                            a href=(address(&course.game, number)) { (title) } " "
                            @if done >= steps { span.soft { (word(lang, "learn-done")) } }
                            @else if *done > 0 { span.soft { (step(lang, *done + 1, *steps)) } }
                        }
                    }
                }
                p { (play(lang, &course.game)) }
            }
        }
    }
}

/// A lesson being played.
pub fn lesson(lang: Lang, learning: &Learning<'_>) -> Markup {
    let Learning { game, lesson, number, taught, .. } = learning;
    let (key, steps) = (game.about().key, lesson.steps());
    let (to, at) = (address(key, *number), written(&taught.answers));
    let voice = Voice { lang, names: learning.names };
    let offers = taught.seen.offers(voice);
    let (board, _) = board(voice, key, taught);
    html! {
        (crate::glyphs(key))
        (super::help(lang, key, &game.text(lang, "turn-summary")))
        div.table.lesson id="table" lang=(lang.code()) {
            h1.visually-hidden { (lesson.title(lang)) }
            form.felt method="post" action=(to) {
                input type="hidden" name="at" value=(at);
                @if board.is_empty() {
                    pre.position tabindex="0" { (taught.seen.position(voice)) }
                    ol.choices { @for offer in &offers { li { button.legal name="choice" value=(offer.key) { (offer.label) } } } }
                } @else { (PreEscaped(&board)) }
            }
            aside.speech aria-label=(lesson.title(lang)) {
                p.label { (lesson.title(lang)) " · " (step(lang, (taught.answers.len() + 1).min(steps), steps)) }
                progress max=(steps) value=(taught.answers.len()) aria-hidden="true" {}
                @if !taught.happened.is_empty() {
                    ul.happened { @for says in &taught.happened { li { (says) } } }
                }
                p class={ "says" @if taught.over { " won" } } aria-live="polite" { (taught.says) }
                @if learning.tried { p.hint role="status" { (hint(lang, taught, &offers)) } }
                @if taught.over { (end(lang, learning)) }
                @else if taught.keys.is_empty() {
                    form method="post" action=(to) {
                        input type="hidden" name="at" value=(at);
                        button.legal name="choice" value="" autofocus { (word(lang, "learn-on")) }
                    }
                }
                p.elsewhere {
                    a href=(format!("/learn/{key}")) { (word(lang, "learn-leave")) }
                    @if !taught.answers.is_empty() { " · " a href=(format!("{to}?at=")) { (word(lang, "learn-again")) } }
                    " · " a href=(format!("/rules/{key}")) { (word(lang, "nav-rules")) }
                }
            }
        }
    }
}

/// The things that a lesson speaks of on its main line and that are not on the table, each with its line.
pub fn unseen(game: &dyn AnyGame, lesson: &Lesson) -> Vec<(usize, String)> {
    let main = vec![0; lesson.steps()];
    let missing = |steps: usize| {
        let Ok(taught) = game.teach(lesson, &main[..steps], Lang::En.into()) else { return Vec::new() };
        let (_, missing) = board(Lang::En.into(), game.about().key, &taught);
        missing.into_iter().map(|thing| (taught.line, thing)).collect()
    };
    (0..lesson.steps()).flat_map(missing).collect()
}

/// The drawn table with marks on what is looked at, and what of it was not found.
fn board(voice: Voice<'_>, key: &str, taught: &Taught) -> (String, Vec<String>) {
    let mut board = crate::draw(key, &*taught.seen, Some(LEARNER), &taught.seen.offers(voice), voice.names, voice.lang);
    let missing = taught.look.iter().filter(|thing| !mark(&mut board, thing)).cloned().collect();
    (board, missing)
}

/// Marks a thing: the first element of a class, or of the last of several classes, each after the one before it.
fn mark(board: &mut String, thing: &str) -> bool {
    let mut at = 0;
    for class in thing.split_whitespace() {
        let Some(found) = find(&board[at..], class) else { return false };
        at += found + 1;
    }
    if at > 0 {
        board.insert_str(at - 1, "data-look ");
    }
    at > 0
}

/// Where the first attribute stands that names a class.
fn find(html: &str, class: &str) -> Option<usize> {
    const CLASS: &str = "class=\"";
    html.match_indices(CLASS).map(|(at, _)| at).find(|at| {
        let classes = html[at + CLASS.len()..].split('"').next().unwrap_or_default();
        classes.split_whitespace().any(|found| found == class)
    })
}

/// What a learner, by its name if it has one, and its rival are called.
pub fn learners(lang: Lang, name: Option<&str>) -> Vec<String> {
    [name.map_or_else(|| word(lang, "learn-you"), str::to_owned), word(lang, "learn-rival")].to_vec()
}

fn hint(lang: Lang, taught: &Taught, offers: &[table::any::Offer]) -> String {
    let wanted = offers.first().map(|offer| offer.label.clone()).unwrap_or_default();
    if taught.hint.is_empty() { say(lang, &Message::new("learn-hint").with("choice", wanted)) } else { taught.hint.clone() }
}

fn end(lang: Lang, learning: &Learning<'_>) -> Markup {
    let key = learning.game.about().key;
    let next = learning.game.lessons().get(learning.number);
    html! {
        p.next {
            @if let Some(next) = next {
                a.button.legal href=(address(key, learning.number + 1)) autofocus {
                    (say(lang, &Message::new("learn-next").with("title", next.title(lang).to_owned())))
                }
            }
            (play(lang, key))
        }
    }
}

fn play(lang: Lang, game: &str) -> Markup {
    html! { a.button href=(format!("/new?game={game}")) { (word(lang, "learn-play")) } }
}

fn step(lang: Lang, step: usize, of: usize) -> String {
    say(lang, &Message::new("learn-step").with("step", step as i64).with("of", of as i64))
}

fn address(game: &str, number: usize) -> String {
    format!("/learn/{game}/{number}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_marked_by_its_classes_in_order() {
        let table = r#"<div class="mat far"><ul class="dice"></ul></div><div class="mat near"><ul class="big dice"></ul></div>"#;
        let marked = |thing: &str| {
            let mut board = table.to_owned();
            mark(&mut board, thing).then_some(board)
        };
        assert_eq!(marked("dice").unwrap(), table.replacen("<ul class", "<ul data-look class", 1));
        assert_eq!(marked("near dice").unwrap(), table.replacen("<ul class=\"big", "<ul data-look class=\"big", 1));
        assert_eq!(marked("dic"), None);
        assert_eq!(marked("near far"), None);
        assert_eq!(marked(""), None);
    }
}
