//! Ratings: which tables count, what they do to whom, and that they can be reckoned again.

use axum::http::StatusCode;
use server::store::Way;

use crate::site::{Browser, Site};

/// Somebody with a claimed name and a browser of its own.
async fn person<'s>(site: &'s Site, name: &str) -> Browser<'s> {
    let mut browser = Browser::new(site);
    let (status, ..) = browser.post("/account/claim", &format!("name={name}&passphrase=neon+rain+over+Watson")).await;
    assert_eq!(status, StatusCode::OK);
    browser
}

/// Two people play: the second concedes, so that the first wins. Where it was.
async fn beats(winner: &mut Browser<'_>, loser: &mut Browser<'_>, also: &str) -> String {
    let (_, table, _) = winner.post("/tables", &format!("game=tictactoe&seat-0=me&seat-1=open{also}")).await;
    loser.post(&format!("{table}/sit"), "seat=1").await;
    assert_eq!(loser.post(&format!("{table}/concede"), "seat=1").await.0, StatusCode::SEE_OTHER);
    table
}

async fn ratings(site: &Site) -> Vec<(String, f64, i64)> {
    let all = site.store.all_ratings().await.unwrap();
    all.into_iter().map(|((_, player), (rating, _, tables))| (player, rating, tables)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_two_people_counts_and_is_reckoned_again_to_the_same_numbers() {
    let site = Site::new("ratings").await;
    let (mut judy, mut panam) = (person(&site, "Judy").await, person(&site, "Panam").await);
    for _ in 0..3 {
        beats(&mut judy, &mut panam, "").await;
    }
    let rated = ratings(&site).await;
    assert_eq!(rated.iter().map(|(_, _, tables)| *tables).collect::<Vec<_>>(), [3, 3], "{rated:?}");
    assert!(rated[0].1 > 27.0 && rated[1].1 < 23.0, "who wins rises, who loses falls: {rated:?}");
    // Against the anchor one moves, and it does not.
    let (_, table, _) = judy.post("/tables", "game=tictactoe&seat-0=me&seat-1=bot+street").await;
    judy.post(&format!("{table}/concede"), "seat=0").await;
    let all = ratings(&site).await;
    let street = all.iter().find(|(player, ..)| player == "bot street").unwrap();
    assert!((street.1 - 25.0).abs() < f64::EPSILON && street.2 == 1, "{all:?}");
    assert!(all.iter().any(|(player, rating, tables)| player.starts_with("guest") && *tables == 4 && *rating < rated[0].1), "{all:?}");

    let before = site.store.all_ratings().await.unwrap();
    let folder = site.folder().to_owned();
    let (counted, changed) = server::store::reckon_ratings(&folder).await.unwrap();
    assert_eq!((counted, changed), (4, 0));
    assert_eq!(site.store.all_ratings().await.unwrap(), before, "to the last bit");

    let way = Way { game: "tictactoe".to_owned(), mode: "standard".to_owned(), seats: 2 };
    let leaders = site.store.leaders(&way, 9).await.unwrap();
    assert!(leaders.iter().all(|rated| rated.guest.is_none()), "three or four tables are too few to be ranked: {leaders:?}");
    let page = judy.get("/people/1").await.1;
    for part in ["Judy", "4 rated tables", "Panam", "3 of 3", "street", "class=\"curve\""] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    let program = Browser::program(&site).json("/people/1").await;
    assert_eq!((program["ratings"][0]["tables"].as_i64(), program["last"].as_array().map(Vec::len)), (Some(4), Some(4)), "{program}");
    for _ in 0..7 {
        beats(&mut judy, &mut panam, "").await;
    }
    let best = Browser::new(&site).get("/people").await.1;
    assert!(best.find("Judy").unwrap() < best.find("Panam").unwrap() && best.contains("<em>street (bot)</em>"), "{best}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_with_oneself_with_guests_and_friendly_ones_do_not_count() {
    let site = Site::new("unrated").await;
    let (mut judy, mut panam, mut guest) = (person(&site, "Judy").await, person(&site, "Panam").await, Browser::new(&site));
    beats(&mut judy, &mut panam, "&friendly=yes").await;
    beats(&mut judy, &mut guest, "").await;
    // One person on both seats.
    let (_, table, _) = judy.post("/tables", "game=tictactoe&seat-0=me&seat-1=me").await;
    judy.post(&format!("{table}/concede"), "seat=1").await;
    // One person with two names in one browser.
    let mut second = Browser::new(&site);
    second.cookie = judy.cookie.split("; ").find(|cookie| cookie.starts_with("fixer-device")).unwrap().to_owned();
    let (status, ..) = second.post("/account/claim", "name=Evelyn&passphrase=neon+rain+over+Watson").await;
    assert_eq!(status, StatusCode::OK);
    beats(&mut judy, &mut second, "").await;
    // Two names that come from one address.
    let (mut one, mut two) = (person(&site, "Goro").await, person(&site, "Hanako").await);
    (one.address, two.address) = (Some([10, 0, 0, 7].into()), Some([10, 0, 0, 7].into()));
    beats(&mut one, &mut two, "").await;
    // One's own bot.
    let (status, _, page) = panam.post("/account/bots", "name=Relic").await;
    assert_eq!(status, StatusCode::OK);
    let token = page.split("<p><code>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let mut bot = Browser::program(&site);
    bot.token = Some(token);
    let (_, table, _) = panam.post("/tables", "game=tictactoe&seat-0=me&seat-1=open").await;
    assert_eq!(bot.post(&format!("{table}/sit"), "seat=1").await.0, StatusCode::OK);
    assert_eq!(bot.post(&format!("{table}/concede"), "seat=1").await.0, StatusCode::OK);
    // And one that ends without a result.
    let (_, table, _) = judy.post("/tables", "game=tictactoe&seat-0=me&seat-1=bot+street").await;
    judy.post(&format!("{table}/void"), "").await;
    assert_eq!(ratings(&site).await, [], "none of them counts");
    assert_eq!(site.store.played(1, 99).await.unwrap().len(), 5, "but all are remembered");
    // With another address they are two.
    two.address = Some([10, 0, 1, 7].into());
    beats(&mut one, &mut two, "").await;
    assert_eq!(ratings(&site).await.len(), 2);
    assert_eq!(Browser::new(&site).get("/people/3").await.0, StatusCode::NOT_FOUND, "guests have no page");
    for nobody in ["/people/999", "/people/x", "/people/-1"] {
        assert_eq!(judy.get(nobody).await.0, StatusCode::NOT_FOUND, "{nobody}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_won_together_is_not_rated_but_kept_by_seats_and_hardness() {
    let site = Site::new("together").await;
    let (mut judy, mut panam) = (person(&site, "Judy").await, person(&site, "Panam").await);
    for options in ["&option-hardened=2", "&option-hardened=2", ""] {
        let (_, table, _) = judy.post("/tables", &format!("game=nightlancer&option-mode=coop{options}&seat-0=me&seat-1=open")).await;
        panam.post(&format!("{table}/sit"), "seat=1").await;
        for who in [&mut judy, &mut panam] {
            who.post(&format!("{table}/concede"), "").await;
        }
    }
    assert_eq!(ratings(&site).await, [], "nobody was better than the other");
    let page = judy.get("/people/1").await.1;
    let together = site.store.together(1).await.unwrap();
    let kept: Vec<_> = together.iter().map(|(way, hardness, record)| (way.seats, *hardness, record.tables, record.won)).collect();
    assert_eq!(kept, [(2, 2, 2, 0), (2, 0, 1, 0)], "{page}");
    assert_eq!(page.matches("two Loans").count(), 1, "{page}");
}
