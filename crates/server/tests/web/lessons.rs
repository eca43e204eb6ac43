//! Lessons over the web, without script: played to their end by the forms of their pages, left and taken up again.

use axum::http::StatusCode;
use table::Lang;

use crate::site::{Browser, Site};

/// What stands between two texts.
fn between<'p>(page: &'p str, before: &str, after: &str) -> Option<&'p str> {
    page.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}

/// A form's field as it is sent.
fn sent(text: &str) -> String {
    text.bytes().map(|byte| if byte.is_ascii_alphanumeric() { (byte as char).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// What a page writes in an attribute.
fn plain(attribute: &str) -> String {
    attribute.replace("&gt;", ">").replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_lesson_is_played_to_its_end_without_script_in_both_languages() {
    let site = Site::new("lessons").await;
    for (lang, code) in [(Lang::En, "en"), (Lang::It, "it")] {
        for game in registry::games() {
            for (number, lesson) in (1..).zip(game.lessons()) {
                let mut browser = Browser::new(&site);
                browser.cookie = format!("fixer-lang={code}");
                let mut address = format!("/learn/{}/{number}?at=", game.about().key);
                for step in 0..=lesson.steps() {
                    let (status, page) = browser.get(&address).await;
                    assert_eq!(status, StatusCode::OK, "{page}");
                    assert!(!page.contains('⟦') && page.contains(&format!("<html lang=\"{code}\">")), "{address}");
                    if step == lesson.steps() {
                        assert!(plain(&page).contains(lesson.won(lang)), "{address}: {page}");
                        break;
                    }
                    // Whatever the page offers first: a choice of the table, or going on.
                    let at = between(&page, "name=\"at\" value=\"", "\"").unwrap();
                    let choice = plain(between(&page, "name=\"choice\" value=\"", "\"").unwrap());
                    let form = format!("at={}&choice={}", sent(at), sent(&choice));
                    let (status, place, _) = browser.post(address.split('?').next().unwrap(), &form).await;
                    assert_eq!(status, StatusCode::SEE_OTHER, "{address} {choice}");
                    assert!(!place.contains("tried"), "{address} {choice}");
                    browser.cookie = format!("fixer-lang={code}");
                    address = place;
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_is_left_and_taken_up_again() {
    let site = Site::new("resumed").await;
    let mut browser = Browser::new(&site);
    let lesson = &registry::find("gangs").unwrap().lessons()[0];
    let (_, list) = browser.get("/learn/gangs").await;
    assert!(list.contains(lesson.title(Lang::En)) && list.contains("href=\"/learn/gangs/5\"") && !list.contains("step 2"), "{list}");
    let (status, place, _) = browser.post("/learn/gangs/1", "at=&choice=").await;
    assert_eq!((status, place.as_str()), (StatusCode::SEE_OTHER, "/learn/gangs/1?at=0"));
    // The browser keeps where it stands.
    assert!(browser.get("/learn").await.1.contains("step 2 of"));
    assert!(browser.get("/learn/gangs/1").await.1.contains("name=\"at\" value=\"0\""));
    assert!(browser.get("/learn/gangs/1?at=").await.1.contains("name=\"at\" value=\"\""), "from the start");
    // Something else is not done, and the learner is told what is waited for.
    let (_, place, _) = browser.post("/learn/gangs/1", "at=0-0&choice=hideout").await;
    assert_eq!(place, "/learn/gangs/1?at=0-0&tried=yes");
    assert!(browser.get(&place).await.1.contains("let us do this first"));
    // Answers that nobody gave lead as far as they make sense.
    assert!(browser.get("/learn/gangs/1?at=0-0-9-9").await.1.contains("name=\"at\" value=\"0-0\""));
    for (address, status) in [
        ("/learn/gangs/1?at=x", StatusCode::UNPROCESSABLE_ENTITY),
        ("/learn/gangs/0", StatusCode::NOT_FOUND),
        ("/learn/gangs/99", StatusCode::NOT_FOUND),
        ("/learn/gangs/one", StatusCode::NOT_FOUND),
        ("/learn/leduc", StatusCode::NOT_FOUND),
        ("/learn/nothing/1", StatusCode::NOT_FOUND),
    ] {
        assert_eq!(browser.get(address).await.0, status, "{address}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_learner_sees_what_seat_0_sees() {
    let site = Site::new("taught").await;
    let program = Browser::program(&site);
    // The hand of the rival is not told, and neither are the cards of decks.
    let told = program.json("/learn/gangs/2").await;
    assert!(told["view"]["players"]["maelstrom"]["hand"].is_array(), "{told}");
    assert!(told["view"]["players"]["valentinos"]["hand"].is_null(), "{told}");
    let told = program.json("/learn/tcg/3").await;
    assert!(told["view"]["players"][0]["hand"].is_array() && told["view"]["players"][1]["hand"].is_null(), "{told}");
    assert_eq!((&told["over"], told["choices"].as_array().unwrap().len()), (&serde_json::Value::Bool(false), 0));
}

#[test]
fn everything_that_lessons_point_at_is_on_the_table() {
    let lessons = || registry::games().flat_map(|game| game.lessons().iter().map(move |lesson| (game, lesson)));
    assert_eq!(lessons().count(), 21);
    for (game, lesson) in lessons() {
        assert_eq!(pages::house::unseen(game, lesson), [], "{} {}", game.about().key, lesson.title(Lang::En));
    }
    // A thing that is not there is told with its line.
    let text = include_str!("../../../gangs/lessons/03-netrun.lesson").replacen("look at: net", "look at: nett", 1);
    let lesson = table::lesson::Lesson::parse(&text).unwrap();
    let line = 1 + text.lines().position(|line| line.starts_with("say en")).unwrap();
    assert_eq!(pages::house::unseen(registry::find("gangs").unwrap(), &lesson), [(line, "nett".to_owned())]);
}
