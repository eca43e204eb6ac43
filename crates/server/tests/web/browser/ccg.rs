//! The Cyberpunk CCG in a real browser.

use super::PHONE;
use super::driver::{Driver, Look, Page, Shown, act_out, meet, play_out};
use super::house::Open;

/// What people want who are to come to blows, the most wanted first. A Hit or Run is begun where enough can be brought.
const WISHES: [&str; 22] = [
    "send team",
    "send ",
    "sense ",
    "support ",
    "bust ",
    "treat",
    "repair",
    "play ",
    "wield ",
    "home ",
    "attach ",
    "buy ",
    "pay ",
    "boost ",
    "team 1",
    "teams",
    "with ",
    "pick ",
    "draw runs",
    "discard ",
    "done",
    "pass",
];

/// What is offered with what it is about, the things on the board that an own force is strong enough for, and what lies over
/// the board.
const OFFERED: &str = "const values = (css, read) => [...document.querySelectorAll(css)].map(read); \
     return [values('button[name=choice]', (button) => [button.value, button.dataset.path || '']), \
       values('.reach.enough', (reach) => reach.closest('[data-thing]')).filter(Boolean).map((thing) => thing.dataset.thing), \
       values('.over > section', (sheet) => sheet.className).join()]";

/// The choice that is wanted most, the first Hit whatever comes of it and from then on those that are strong enough, and
/// what lies over the board.
async fn wanted(page: &Page, played: &Played) -> Option<(String, String)> {
    type Offered = (Vec<(String, String)>, Vec<String>, String);
    let (offered, enough, sheets): Offered = serde_json::from_value(page.ask(OFFERED).await).ok()?;
    let attack = |(choice, path): &&(String, String)| {
        let first = choice.starts_with("hit ") && played.hits == 0;
        first || enough.contains(path) && (choice.starts_with("run ") || choice.starts_with("hit "))
    };
    let strong = offered.iter().find(attack);
    let teams = played.decisions.is_multiple_of(3);
    let wished = WISHES
        .iter()
        .filter(|wish| teams || **wish != "teams")
        .find_map(|wish| offered.iter().find(|(choice, _)| choice.starts_with(wish)));
    strong.or(wished).or(offered.first()).map(|(choice, _)| (choice.clone(), sheets))
}

/// What came of a game of people.
#[derive(Default, Debug)]
struct Played {
    decisions: usize,
    hits: usize,
    runs: usize,
    /// What was done while something was announced.
    responses: usize,
    /// Decisions in a battle with two columns of totals.
    battles: usize,
}

/// People play until they have seen all that is looked for, and so much besides.
async fn play(open: &Open, pages: &[&Page], most: usize) -> Played {
    let mut played = Played::default();
    act_out(open, pages, &WISHES, async |page| {
        let (choice, sheets) = wanted(page, &played).await?;
        if sheets.contains("clash") && played.battles == 3 {
            page.picture("ccg-table").await;
        }
        if page.click_through(&choice).await == 0 {
            return None;
        }
        played.decisions += 1;
        played.hits += usize::from(choice.starts_with("hit "));
        played.runs += usize::from(choice.starts_with("run "));
        played.responses += usize::from(sheets.contains("announced") && choice != "pass");
        played.battles += usize::from(sheets.contains("clash"));
        assert!(played.decisions < 6 * most, "not everything was seen: {played:?}");
        Some(played.decisions >= most && played.hits > 0 && played.runs > 0 && played.responses > 0)
    })
    .await;
    played
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_hit_respond_and_run() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("ccg-two").await;
    let look = Look { size: (1366, 768), ..Look::default() };
    let (one, two) = (driver.open(look).await, driver.open(Look { size: (1440, 900), ..look }).await);
    meet(&open, "ccg", &one, &two).await;
    let played = play(&open, &[&one, &two], 80).await;
    println!("{played:?}");
    assert!(played.battles > 0 && played.hits > 0 && played.runs > 0 && played.responses > 0, "{played:?}");
    for page in [&one, &two] {
        let (who, why) = super::end::ends(page).await;
        assert!(!who.is_empty() && !why.is_empty());
    }
    let (one, two) = (one.close(), two.close());
    tokio::join!(one, two);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_and_four_sponsors_fit_the_screen() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("ccg-four").await;
    let page = driver.open(Look { size: (1366, 768), ..Look::default() }).await;
    // Somebody who buys whatever it can and stashes it has more than anybody would.
    let hoards: &[&str] = &["stash", "buy"];
    for (seats, wishes, decisions) in [(2, &[][..], 120), (2, hoards, 100), (4, &[], 40)] {
        super::stage::sit_down(&page, &open, &format!("game=ccg&option-seats={seats}&deck=long-haul&deck-others=family-business")).await;
        let table = page.table().await;
        page.hurry_by(wishes, &open, &table, 3, &format!("decided >= {decisions} && state.seat !== null")).await;
        page.go(&open.url(&table)).await;
        page.until("the table", |shown| shown.begun).await;
        page.fits("the table").await;
        let sides = page.ask("return document.querySelectorAll('.mat.far').length + document.querySelectorAll('.mat.near').length").await;
        assert_eq!(sides, seats);
        // Everybody's cards are in the window, and none is cut off by its side unless tiles are as small as they get there.
        let out = "return [...document.querySelectorAll('.mat :is(.card, .gear, .stash)')].filter((card) => { const box = card.getBoundingClientRect(), \
            mat = card.closest('.mat').getBoundingClientRect(), least = card.closest('.sites') ? '.d5' : '.r5'; \
            return (box.bottom > mat.bottom + 1 && !card.closest(least)) || box.right > mat.right + 1; }).map((card) => card.textContent)";
        let sides = "return [...document.querySelectorAll('.mat')].map((mat) => `${mat.className} or ${mat.querySelector('.cloth').className}: \
            ${mat.querySelectorAll('.sites > li').length} places, ${mat.querySelectorAll('.stash .gear').length} in the Stash, Runners with \
            ${[...mat.querySelectorAll('.who')].map((who) => who.querySelectorAll('.gear').length)}, teams of \
            ${[...mat.querySelectorAll('.team')].map((team) => team.querySelectorAll('.who').length)}`).join('; ')";
        assert_eq!(page.ask(out).await.to_string(), "[]", "{seats} seats, {}", page.ask(sides).await);
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_decks_are_built_and_played() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("ccg-deck").await;
    let page = driver.open(Look { size: (1440, 1000), ..Look::default() }).await;
    page.go(&open.url("/decks/ccg")).await;
    page.enter("Load it").await;
    page.find(".fine").await;
    let plan = page.find(".plan").await.text().await.unwrap();
    assert_eq!(plan.matches(". ").count() + 1, 3, "a plan has three sentences: {plan}");
    page.enter("Take one Bodyguard out").await;
    page.find("[role=alert]").await;
    page.enter("Add Bodyguard").await;
    page.find(".fine").await;
    page.enter("Draw sample hands").await;
    page.find(".openings").await;
    page.enter("Play it now against a bot").await;
    page.until("the first question", |shown| shown.choices > 0).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_ccg_on_a_phone_in_italian() {
    let Some(driver) = Driver::start() else { return };
    let open = Open::new("ccg-phone").await;
    let page = driver.open(Look { lang: "it", ..PHONE }).await;
    for path in ["/decks/ccg", "/cards/ccg", "/rules/ccg", "/new?game=ccg"] {
        page.go(&open.url(path)).await;
        assert_eq!(page.ask("return document.documentElement.lang").await, "it", "{path}");
        page.fits(path).await;
    }
    super::stage::sit_down(&page, &open, "game=ccg&option-seats=3&deck=new-flesh&deck-others=long-haul").await;
    let mut decided = 0;
    play_out(&[&page], 11, async |_, shown: &Shown| {
        decided += u64::from(shown.choices > 0);
        if decided % 8 == 1 {
            page.fits("the table").await;
        }
        decided < 40
    })
    .await;
    page.close().await;
}
