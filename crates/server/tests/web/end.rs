//! The end of a table, for people and programs: whoever looks is told the same.

use serde_json::{Value, json};
use server::house::Settings;

use crate::site::{Browser, Site, play_out};

/// Opens a table as a program and gives its address.
async fn opened(program: &mut Browser<'_>, form: &str) -> String {
    let (_, _, body) = program.post("/tables", form).await;
    let opened: Value = serde_json::from_str(&body).unwrap();
    format!("/t/{}", opened["table"].as_str().unwrap_or_else(|| panic!("{body}")))
}

/// The part of a page that tells the end, once.
fn end(page: &str) -> &str {
    let mut parts = page.split("<details class=\"end\"");
    assert!(parts.next().is_some() && page.matches("<details class=\"end\"").count() == 1, "the end stands once: {page}");
    parts.next().unwrap().split("<aside").next().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_is_told_the_same_end() {
    for (game, options) in [("gangs", "&option-seats=3"), ("gangs", "&option-mode=solo"), ("tcg", "")] {
        let site = Site::new(&format!("end-{game}{}", options.len())).await;
        let mut program = Browser::program(&site);
        let table = opened(&mut program, &format!("game={game}{options}")).await;
        let before = program.get(&table).await.1;
        assert!(serde_json::from_str::<Value>(&before).unwrap()["over"].is_null());
        let over = play_out(&mut program, &table).await["over"].clone();
        // All of it: who won and why, everybody's points and deeds, the curve from the deal to the end, what turned it.
        let sides = over["sides"].as_array().unwrap();
        let curve = over["curve"].as_array().unwrap();
        assert!(curve.len() > 3 && curve.iter().all(|standing| standing["scores"].as_array().unwrap().len() == sides.len()), "{over}");
        for side in sides {
            let seat = side["seat"].as_u64().unwrap() as usize;
            assert_eq!(side["score"], curve.last().unwrap()["scores"][seat], "{over}");
            assert_eq!(side["deeds"].as_object().unwrap().len(), 3, "{over}");
        }
        let moments = over["moments"].as_array().unwrap();
        assert!(!moments.is_empty() && moments.len() <= 5 && !over["says"].as_str().unwrap().is_empty(), "{over}");
        for moment in moments {
            // It leads to the place of the replay that tells of it.
            let scene = program.json(&format!("{table}/replay?at={}", moment["at"])).await;
            let told = scene["log"].as_array().unwrap().last().unwrap()["says"].clone();
            let says = |said: &Value| said == &moment["says"] || options.contains("solo");
            assert!(told.as_array().unwrap().iter().any(says), "{moment} {told}");
        }
        // Onlookers, and a house that has just taken the table up again, tell the same.
        let later = site.beside(Settings::default());
        for other in [&site, &later] {
            assert_eq!(Browser::program(other).json(&table).await["over"], over);
        }
        let person = Browser { cookie: program.cookie.clone(), ..Browser::new(&site) };
        for reader in [&person, &Browser::new(&site)] {
            let page = reader.get(&table).await.1;
            let end = end(&page);
            for text in [&over["title"], &over["says"]] {
                let text = text.as_str().unwrap().replace('\'', "&#39;");
                assert!(end.contains(&text) && !page.contains('⟦'), "{text}: {end}");
            }
            for moment in moments {
                assert!(end.contains(&format!("{table}/replay?at={}\"", moment["at"])), "{end}");
            }
            assert!(end.contains("polyline") && end.contains("data-share") && end.contains("data-check"), "{end}");
            let replay = reader.get(&format!("{table}/replay?at=1")).await.1;
            assert_eq!(replay.matches("data-at-moment").count(), moments.len());
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_end_has_its_own_words() {
    let site = Site::new("kinds").await;
    let ends = [
        ("game=gangs", "concede", "seat=0", "ranked", "wins", "conceded."),
        ("game=tcg", "concede", "seat=0", "ranked", "wins", "conceded."),
        ("game=gangs&option-mode=solo", "concede", "seat=0", "lost", "loses", "conceded."),
        ("game=gangs", "void", "seat=0", "void", "does not count", "Ended by consent, without a result."),
        ("game=leduc", "void", "seat=0", "void", "does not count", "Ended by consent, without a result."),
    ];
    for (form, act, seat, verdict, title, says) in ends {
        let mut program = Browser::program(&site);
        let table = opened(&mut program, form).await;
        program.post(&format!("{table}/{act}"), seat).await;
        let over = program.json(&table).await["over"].clone();
        assert_eq!(over["verdict"], json!(verdict), "{form}: {over}");
        for (text, expected) in [(&over["title"], title), (&over["says"], says)] {
            assert!(text.as_str().unwrap().contains(expected), "{form}: {over}");
        }
        let page = Browser::new(&site).get(&table).await.1;
        assert!(end(&page).contains(says) && end(&page).contains(title), "{form}");
    }
}
