//! Lessons on the web. Where a learner stands is the list of its answers: it stands in the address, so that every step
//! can be gone back to and works without script, and in a cookie, so that a lesson can be left and taken up again.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Path, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use pages::house::{Course, Learning};
use table::any::Offer;
use table::lesson::{Lesson, Taught, answers, written};
use table::{Message, Voice};

use super::answer::Answer;
use super::error::ErrorPage;
use super::form::{Form, Query};
use super::sent::{Answers, Stands};
use super::who::{Reading, cookie};
use super::{Web, api};
use crate::house::{HouseError, Registered, wrong};

/// The name of the cookie that keeps the answers to a lesson.
fn cookie_of(game: &str, number: usize) -> String {
    format!("fixer-lesson-{game}-{number}")
}

/// What a browser has kept of lessons.
pub struct Kept(HeaderMap);

impl FromRequestParts<Web> for Kept {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Web) -> Result<Kept, Infallible> {
        Ok(Kept(parts.headers.clone()))
    }
}

impl Kept {
    /// The answers to a lesson.
    fn answers(&self, game: &str, number: usize) -> Vec<usize> {
        cookie(&self.0, &cookie_of(game, number)).and_then(|text| answers(text).ok()).unwrap_or_default()
    }
}

/// All lessons.
pub async fn all(State(web): State<Web>, reading: Reading, kept: Kept) -> Answer<api::Lessons> {
    let games = web.house.games().iter().filter(|game| !game.lessons().is_empty());
    listed(&reading, &kept, &games.copied().collect::<Vec<_>>())
}

/// The lessons of a game.
pub async fn of_game(
    State(web): State<Web>,
    reading: Reading,
    kept: Kept,
    Path(game): Path<String>,
) -> Result<Answer<api::Lessons>, ErrorPage> {
    let game = web.house.game(&game)?;
    if game.lessons().is_empty() {
        return Err(HouseError::NoGame.into());
    }
    Ok(listed(&reading, &kept, &[game]))
}

fn listed(reading: &Reading, kept: &Kept, games: &[Registered]) -> Answer<api::Lessons> {
    let course = |game: &Registered| {
        let key = game.about().key;
        let lesson =
            |(number, lesson): (usize, &Lesson)| (lesson.title(reading.lang).to_owned(), lesson.steps(), kept.answers(key, number).len());
        let lessons = (1..).zip(game.lessons()).map(lesson).collect();
        Course { game: key.to_owned(), title: game.text(reading.lang, "title"), lessons }
    };
    let courses: Vec<Course> = games.iter().map(course).collect();
    let told = |courses: Vec<Course>| {
        let lessons = |course: Course| {
            let of = course.game.clone();
            let one = move |(number, (title, steps, _)): (usize, (String, usize, usize))| api::LessonTitle {
                address: format!("/learn/{of}/{number}"),
                title,
                steps,
            };
            (course.game, (1..).zip(course.lessons).map(one).collect())
        };
        api::Lessons { games: courses.into_iter().map(lessons).collect() }
    };
    let title = pages::house::sentence(reading.lang, "learn-title");
    reading.answer(courses, told, |courses| (title, pages::house::lessons(reading.lang, &courses)))
}

/// A lesson where the learner stands: at the answers of the address, or else where it was left.
pub async fn show(
    State(web): State<Web>,
    reading: Reading,
    kept: Kept,
    Path((game, number)): Path<(String, String)>,
    Query(stands): Query<Stands>,
) -> Result<Answer<api::Lesson>, ErrorPage> {
    let at = Place::find(&web, &game, &number)?;
    let answers = match &stands.at {
        Some(text) => read(text)?,
        None => kept.answers(at.game.about().key, at.number),
    };
    let taught = at.teach(&reading, &answers)?;
    let told = |taught: Taught| at.told(&reading, &taught);
    Ok(reading.answer(taught, told, |taught| {
        let learning = Learning {
            game: at.game,
            lesson: at.lesson,
            number: at.number,
            taught: &taught,
            tried: stands.tried.is_some(),
            names: &names(&reading),
        };
        (at.lesson.title(reading.lang).to_owned(), pages::house::lesson(reading.lang, &learning))
    }))
}

/// Answers: makes a choice, or reads on. What does not lead on is not done, and the learner stays where it is.
pub async fn answer(
    State(web): State<Web>,
    reading: Reading,
    Path((game, number)): Path<(String, String)>,
    Form(form): Form<Answers>,
) -> Result<Answer<api::Lesson>, ErrorPage> {
    let at = Place::find(&web, &game, &number)?;
    let before = read(form.at.as_deref().unwrap_or_default())?;
    let taught = at.teach(&reading, &before)?;
    let choice = form.choice.as_deref().filter(|choice| !choice.is_empty());
    let answer = taught.answer(choice);
    let after: Vec<usize> = taught.answers.iter().copied().chain(answer).collect();
    let address = format!("/learn/{}/{}?at={}", at.game.about().key, at.number, written(&after));
    let place = if answer.is_some() { address } else { format!("{address}&tried=yes") };
    let told = at.told(&reading, &at.teach(&reading, &after)?);
    let cookie = web.guard.keeps(&cookie_of(at.game.about().key, at.number), &written(&after));
    Ok(reading.sent(&told, &place).with_cookie(Some(&cookie)))
}

/// The answers of an address.
fn read(text: &str) -> Result<Vec<usize>, HouseError> {
    answers(text).map_err(|_| wrong("place-answers", &Message::new("wrong-answers").with("answers", text.to_owned())))
}

/// What the learner and its rival are called.
fn names(reading: &Reading) -> Vec<String> {
    pages::house::learners(reading.lang, reading.reader().name)
}

/// A lesson of an address.
struct Place {
    game: Registered,
    lesson: &'static Lesson,
    number: usize,
}

impl Place {
    fn find(web: &Web, game: &str, number: &str) -> Result<Place, ErrorPage> {
        let game = web.house.game(game)?;
        let number = number.parse::<usize>().ok().filter(|number| *number > 0).ok_or(HouseError::NoGame)?;
        let lesson = game.lessons().get(number - 1).ok_or(HouseError::NoGame)?;
        Ok(Place { game, lesson, number })
    }

    fn teach(&self, reading: &Reading, answers: &[usize]) -> Result<Taught, ErrorPage> {
        let failed =
            |failure: table::scenario::Failure| wrong("place-answers", &Message::new("wrong-lesson").with("detail", failure.to_string()));
        Ok(self.game.teach(self.lesson, answers, Voice { lang: reading.lang, names: &names(reading) }).map_err(failed)?)
    }

    /// What programs are told.
    fn told(&self, reading: &Reading, taught: &Taught) -> api::Lesson {
        let choice = |offer: Offer| api::Choice { key: offer.key, label: offer.label };
        api::Lesson {
            title: self.lesson.title(reading.lang).to_owned(),
            at: written(&taught.answers),
            steps: self.lesson.steps(),
            says: taught.says.clone(),
            happened: taught.happened.clone(),
            choices: taught.seen.offers(Voice { lang: reading.lang, names: &names(reading) }).into_iter().map(choice).collect(),
            view: taught.seen.view(),
            over: taught.over,
        }
    }
}
