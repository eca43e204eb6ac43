//! Nightlancer in a real browser.

use std::time::{Duration, Instant};

use serde_json::json;

use super::PHONE;
use super::driver::{Driver, Look, Page, Shown, meet, play_out};
use super::house::Open;

/// What two people want who are to make a deal in one round and face off in another, the most wanted first: they ask to
/// join and agree, or compete, rest on the street so that they last, and go through with their missions.
const WISHES: [&[&str]; 2] = [&["join ", "accept", "first "], &["second ", "face off ", "accept", "first "]];
const ALWAYS: [&str; 10] =
    ["stay", "face", "attempt", "reroll", "route ", "place take-a-rest rest", "place hard-work work", "interest", "done", "pass"];

/// The choice that is wanted most: the first of the wishes that is offered, or the first of all.
async fn wanted(page: &Page, wishes: &[&str]) -> Option<String> {
    let offered = page.ask("return [...document.querySelectorAll('button[name=choice]')].map((button) => button.value)").await;
    let offered: Vec<String> = serde_json::from_value(offered).unwrap();
    let wished = wishes.iter().chain(&ALWAYS).find_map(|wish| offered.iter().find(|choice| choice.starts_with(wish)));
    wished.or_else(|| offered.iter().find(|choice| !choice.starts_with("sell"))).cloned()
}

/// Chooses as a person does: clicks the things on the table one after the other, and the button where they do not say it
/// all. How many clicks it took.
async fn choose(page: &Page, choice: &str) -> u64 {
    let script = "const [choice] = arguments; \
        const button = [...document.querySelectorAll('button[name=choice]')].find((button) => button.value === choice); \
        if (!button) return 0; \
        const asked = document.querySelector('input[name=asked]').value; let clicks = 0, sent = false; \
        button.form.addEventListener('submit', () => { sent = true; }, { once: true }); \
        for (const name of (button.dataset.path || '').split(' ').filter(Boolean)) { \
          const thing = document.querySelector('[data-thing=\"' + CSS.escape(name) + '\"]'); \
          if (!thing) throw new Error('there is no ' + name); \
          thing.dispatchEvent(new MouseEvent('click', { bubbles: true })); clicks += 1; \
        } \
        if (!sent) { button.click(); clicks += 1; } \
        return clicks";
    page.client.execute(script, vec![json!(choice)]).await.unwrap().as_u64().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_make_a_deal_and_face_off() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("night-two").await;
    let look = Look { size: (1366, 768), ..Look::default() };
    let (one, two) = (driver.open(look).await, driver.open(Look { size: (1440, 900), ..look }).await);
    meet(&open, "nightlancer", &one, &two).await;
    let (mut asked, mut idle) = ([String::new(), String::new()], Instant::now());
    let (mut offers, mut deals, mut fought, mut decided) = (Vec::new(), 0, 0, 0);
    loop {
        let mut over = true;
        for (place, page) in [&one, &two].into_iter().enumerate() {
            let shown = page.shown().await;
            assert!(!shown.missing, "a text is missing");
            over &= shown.over;
            if shown.choices == 0 || shown.asked == asked[place] {
                continue;
            }
            // A round with a deal comes before those in which they compete.
            let Some(choice) = wanted(page, WISHES[usize::from(deals > 0)]).await else { continue };
            let talks = page.ask("return Boolean(document.querySelector('.talk'))").await == true;
            let fights = page.ask("return Boolean(document.querySelector('.faceoff'))").await == true;
            let clicks = choose(page, &choice).await;
            if clicks == 0 {
                continue;
            }
            if choice.starts_with("join ") {
                offers.push(clicks);
            }
            deals += usize::from(talks && choice == "accept");
            fought += usize::from(fights && choice.starts_with("accept"));
            if fights && fought == 0 {
                one.picture("nightlancer-face-off").await;
            }
            (asked[place], idle, decided) = (shown.asked, Instant::now(), decided + 1);
        }
        if over {
            break;
        }
        if idle.elapsed() > Duration::from_secs(10) {
            asked = Default::default();
        }
        assert!(idle.elapsed() < Duration::from_secs(60), "nothing happens any more:\n{}", one.client.source().await.unwrap());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    println!("{decided} decisions, {deals} deals after offers of {offers:?} clicks, {fought} Face-offs");
    assert!(deals > 0 && offers.iter().all(|&clicks| clicks <= 3), "{deals} deals, clicks {offers:?}");
    assert!(fought > 0, "nobody faced off");
    let log = one.ask("return document.querySelector('.log').textContent").await;
    assert!(log.as_str().unwrap().contains("Face-off"), "{log}");
    let (who, why) = super::end::ends(&one).await;
    assert!(!who.is_empty() && !why.is_empty());
    let (one, two) = (one.close(), two.close());
    tokio::join!(one, two);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_play_together_against_the_agent() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("night-coop").await;
    let page = driver.open(Look { size: (1366, 768), ..Look::default() }).await;
    super::stage::sit_down(&page, &open, "game=nightlancer&option-mode=coop&option-seats=3&option-nightlancers=random&option-hardened=0")
        .await;
    let (mut agent, mut sheets) = (false, 0);
    play_out(&[&page], 31, async |_, shown: &Shown| {
        if shown.choices > 0 {
            agent |= page.ask("return Boolean(document.querySelector('.theagent .score'))").await == true;
            sheets += usize::from(page.ask("return Boolean(document.querySelector('.trial'))").await == true);
        }
        true
    })
    .await;
    assert!(agent && sheets > 0, "the Agent stands there: {agent}; challenges: {sheets}");
    let (who, why) = super::end::ends(&page).await;
    assert!(!who.is_empty() && !why.is_empty());
    page.close().await;
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
