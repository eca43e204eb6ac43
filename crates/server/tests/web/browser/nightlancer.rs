//! Nightlancer in a real browser.

use super::PHONE;
use super::driver::{Driver, Look, Page, Shown, act_out, meet, play_out};
use super::house::Open;

/// What people want who are to make a deal in one round and face off in another, the most wanted first: they ask to join
/// and agree, or compete, rest on the street so that they last, and go through with their missions.
const WISHES: [&[&str]; 2] = [&["join ", "accept", "first "], &["second ", "face off ", "accept", "first "]];
const ALWAYS: [&str; 10] =
    ["stay", "face", "attempt", "reroll", "route ", "place take-a-rest rest", "place hard-work work", "interest", "done", "pass"];

/// What is offered, how likely both Routes are where there are two, and what lies over the board.
const OFFERED: &str = "const values = (css, read) => [...document.querySelectorAll(css)].map(read); \
     return [values('button[name=choice]', (button) => button.value), \
       values('.rung.legal .odds rect:first-child', (bar) => parseInt(bar.getAttribute('width'))), \
       (document.querySelector('.talk, .faceoff, .trial') || document.body).className]";

/// The choice that is wanted most, the first of the wishes that is offered or the first of all, and what lies over the
/// board.
async fn wanted(page: &Page, wishes: &[&str]) -> Option<(String, String)> {
    let (offered, likely, sheet): (Vec<String>, Vec<u64>, String) = serde_json::from_value(page.ask(OFFERED).await).ok()?;
    // Of two Routes the likelier one.
    let likelier = likely.len() == 2 && likely[1] > likely[0];
    let wishes = likelier.then_some(&"route 2").into_iter().chain(wishes).chain(&ALWAYS);
    let wished = wishes.into_iter().find_map(|wish| offered.iter().find(|choice| choice.starts_with(wish)));
    let choice = wished.or_else(|| offered.iter().find(|choice| !choice.starts_with("sell")))?;
    Some((choice.clone(), sheet))
}

/// What came of a game of people.
#[derive(Default, Debug)]
struct Played {
    /// How many clicks each offer took.
    offers: Vec<u64>,
    deals: usize,
    face_offs: usize,
    /// How many decisions were made in a challenge.
    challenges: usize,
}

/// People play until they have seen enough, and want a deal before they compete.
async fn play(open: &Open, pages: &[&Page], enough: impl Fn(&Played) -> bool) -> Played {
    let mut played = Played::default();
    act_out(open, pages, &[], async |page| {
        let (choice, sheet) = wanted(page, WISHES[usize::from(played.deals > 0)]).await?;
        if sheet.contains("faceoff") && played.face_offs == 0 {
            page.picture("nightlancer-table").await;
        }
        let clicks = Some(page.click_through(&choice).await).filter(|&clicks| clicks > 0)?;
        if choice.starts_with("join ") {
            played.offers.push(clicks);
        }
        played.challenges += usize::from(sheet.contains("trial"));
        played.deals += usize::from(sheet.contains("talk") && choice == "accept");
        played.face_offs += usize::from(sheet.contains("faceoff") && choice == "accept");
        Some(enough(&played))
    })
    .await;
    played
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_make_a_deal_and_face_off() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("night-two").await;
    let look = Look { size: (1366, 768), ..Look::default() };
    let (one, two) = (driver.open(look).await, driver.open(Look { size: (1440, 900), ..look }).await);
    // Dice decide whether both Crews come to the last Stage: most games have a Face-off, and one of three surely.
    let mut games = Vec::new();
    while games.len() < 3 && !games.iter().any(|played: &Played| played.face_offs > 0) {
        meet(&open, "nightlancer", &one, &two).await;
        games.push(play(&open, &[&one, &two], |played| played.deals > 0 && played.face_offs > 0).await);
    }
    println!("{games:?}");
    assert!(games.iter().all(|played| played.deals > 0 && played.offers.iter().all(|&clicks| clicks <= 3)), "{games:?}");
    assert!(games.iter().any(|played| played.face_offs > 0), "nobody faced off: {games:?}");
    let (who, why) = super::end::ends(&one).await;
    assert!(!who.is_empty() && !why.is_empty());
    let (one, two) = (one.close(), two.close());
    tokio::join!(one, two);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_play_together_against_the_agent() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("night-coop").await;
    let look = Look { size: (1366, 768), still: true, ..Look::default() };
    let (one, two, three) = tokio::join!(driver.open(look), driver.open(Look { lang: "it", ..look }), driver.open(look));
    one.go(&open.url("/new?game=nightlancer&option-mode=coop&option-seats=3&option-nightlancers=random")).await;
    one.enter("With friends").await;
    one.find(".waits .seats").await;
    let link = one.client.current_url().await.unwrap();
    for (page, sit) in [(&two, "Siediti qui"), (&three, "Sit down here")] {
        page.go(link.as_str()).await;
        page.enter(sit).await;
    }
    let pages = [&one, &two, &three];
    for page in pages {
        page.until("the deal", |shown| shown.begun).await;
        assert_eq!(page.ask("return document.querySelectorAll('.theagent .score, .rivals .dash:not(.theagent)').length").await, 3);
    }
    let played = play(&open, &pages, |played| played.deals > 0 && played.challenges > 3).await;
    println!("{played:?}");
    assert!(played.challenges > 0 && played.deals > 0, "{played:?}");
    // They have won or lost together, and all are told so.
    for page in pages {
        let (who, why) = super::end::ends(page).await;
        assert!(!who.is_empty() && !why.is_empty());
    }
    let (one, two, three) = (one.close(), two.close(), three.close());
    tokio::join!(one, two, three);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn solitaire_on_a_phone_in_italian() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("night-phone").await;
    let page = driver.open(Look { lang: "it", ..PHONE }).await;
    for path in ["/cards/nightlancer", "/rules/nightlancer", "/new?game=nightlancer"] {
        page.go(&open.url(path)).await;
        assert_eq!(page.ask("return document.documentElement.lang").await, "it", "{path}");
        page.fits(path).await;
    }
    super::stage::sit_down(
        &page,
        &open,
        "game=nightlancer&option-mode=solitaire&option-seats=1&option-nightlancers=random&option-hardened=0",
    )
    .await;
    let mut decided = 0;
    play_out(&[&page], 12, async |_, shown: &Shown| {
        decided += u64::from(shown.choices > 0);
        if decided % 9 == 1 {
            page.fits("the table").await;
        }
        true
    })
    .await;
    assert!(decided > 20, "the game was over after {decided} questions");
    page.find(".end").await;
    page.close().await;
}
