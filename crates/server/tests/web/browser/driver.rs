//! Chromium, driven as a person would drive it: keys, and the names that a screen reader reads.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use axum::http::Method;
use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::{Value, json};

use super::house::Open;

const HOW: &str = "these tests need Chromium and its driver: 'apt-get install chromium chromium-driver' on Debian, or set \
                   FIXER_NO_BROWSER=1 to go without them";

/// Chromium without what only windows need, where it is installed: it starts in half the time. `FIXER_BROWSER` is
/// another browser.
fn browser() -> Option<PathBuf> {
    let named = std::env::var_os("FIXER_BROWSER").unwrap_or_else(|| "chromium-headless-shell".into());
    std::env::split_paths(&std::env::var_os("PATH")?).map(|folder| folder.join(&named)).find(|program| program.is_file())
}

/// The driver's process; nothing where there is none and that is known.
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Whether there is to be one.
    pub fn wanted() -> bool {
        let wanted = std::env::var_os("FIXER_NO_BROWSER").is_none();
        if !wanted {
            eprintln!("skipped: FIXER_NO_BROWSER is set");
        }
        wanted
    }

    pub fn start() -> Option<Driver> {
        if !Driver::wanted() {
            return None;
        }
        let mut child =
            Command::new("chromedriver").arg("--port=0").process_group(0).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect(HOW);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines.find_map(|line| line.ok()?.rsplit_once("successfully on port ")?.1.trim_end_matches('.').parse().ok()).expect(HOW);
        // Whatever else it says must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Some(Driver { child, port })
    }

    /// A browser of its own: a size, a language, with or without script.
    pub async fn open(&self, look: Look) -> Page {
        let mut arguments = vec!["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"];
        let size = format!("--window-size={},{}", look.size.0, look.size.1);
        let (lang, accepted) = (format!("--lang={}", look.lang), format!("--accept-lang={}", look.lang));
        arguments.extend([size.as_str(), lang.as_str(), accepted.as_str()]);
        let mut options = json!({ "args": arguments });
        if let Some(browser) = browser() {
            options["binary"] = json!(browser);
        }
        if look.phone {
            options["mobileEmulation"] =
                json!({ "deviceMetrics": { "width": look.size.0, "height": look.size.1, "pixelRatio": 2.0, "touch": true } });
        }
        let wanted = json!({ "browserName": "chrome", "goog:chromeOptions": options });
        let Value::Object(wanted) = wanted else { unreachable!() };
        let mut builder = ClientBuilder::new(hyper_util_connector());
        let client = builder.capabilities(wanted).connect(&format!("http://127.0.0.1:{}", self.port)).await.expect(HOW);
        let page = Page { client };
        if !look.script {
            page.client.issue_cmd(Cdp("Emulation.setScriptExecutionDisabled", json!({ "value": true }))).await.unwrap();
        }
        let motion = if look.still { "reduce" } else { "no-preference" };
        let media = json!([{ "name": "prefers-reduced-motion", "value": motion }, { "name": "prefers-color-scheme", "value": "dark" }]);
        page.client.issue_cmd(Cdp("Emulation.setEmulatedMedia", json!({ "features": media }))).await.unwrap();
        if !look.phone {
            // The size of what is shown, without the window around it.
            let (width, height) = look.size;
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            page.client.issue_cmd(Cdp("Emulation.setDeviceMetricsOverride", metrics)).await.unwrap();
        }
        page
    }
}

fn hyper_util_connector() -> hyper_util::client::legacy::connect::HttpConnector {
    hyper_util::client::legacy::connect::HttpConnector::new()
}

impl Drop for Driver {
    fn drop(&mut self) {
        // With all its browsers, even those that a failed test has left open.
        let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", self.child.id())]).status();
        let _ = self.child.wait();
    }
}

/// How a browser is set up.
#[derive(Clone, Copy)]
pub struct Look {
    pub size: (u32, u32),
    pub lang: &'static str,
    pub script: bool,
    pub phone: bool,
    /// Whether nothing moves: quicker for long games.
    pub still: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look { size: (1280, 900), lang: "en", script: true, phone: false, still: true }
    }
}

/// The name of an element as a screen reader reads it.
#[derive(Debug)]
struct Label(String);

impl WebDriverCompatibleCommand for Label {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/element/{}/computedlabel", session.unwrap_or_default(), self.0))
    }

    fn method_and_body(&self, _: &url::Url) -> (Method, Option<String>) {
        (Method::GET, None)
    }
}

/// What the browser is told of the system that it runs on: a command and what it takes.
#[derive(Debug)]
struct Cdp(&'static str, Value);

impl WebDriverCompatibleCommand for Cdp {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (Method, Option<String>) {
        let params = json!({ "cmd": self.0, "params": self.1 });
        (Method::POST, Some(params.to_string()))
    }
}

/// A device that keeps passkeys, and has made sure who holds it.
#[derive(Debug)]
struct Authenticator;

impl WebDriverCompatibleCommand for Authenticator {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/webauthn/authenticator", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (Method, Option<String>) {
        let sure = json!({ "hasResidentKey": true, "hasUserVerification": true, "isUserVerified": true, "isUserConsenting": true });
        let mut device = json!({ "protocol": "ctap2", "transport": "internal" });
        device.as_object_mut().unwrap().extend(sure.as_object().unwrap().clone());
        (Method::POST, Some(device.to_string()))
    }
}

/// A page in a browser.
pub struct Page {
    pub client: Client,
}

/// What a table shows to whoever plays there.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct Shown {
    pub asked: String,
    pub choices: u64,
    pub over: bool,
    pub fight: bool,
    pub missing: bool,
    pub begun: bool,
}

impl Page {
    pub async fn close(self) {
        let _ = self.client.close().await;
    }

    /// Runs a script on every page before its own.
    pub async fn always(&self, script: &str) {
        self.client.issue_cmd(Cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }))).await.unwrap();
    }

    /// Gives the browser a device that keeps passkeys.
    pub async fn keeps_passkeys(&self) {
        self.client.issue_cmd(Authenticator).await.unwrap();
    }

    pub async fn go(&self, url: &str) {
        self.client.goto(url).await.unwrap();
    }

    /// The accessible name of an element.
    pub async fn name(&self, element: &Element) -> String {
        let label = self.client.issue_cmd(Label(element.element_id().to_string())).await.unwrap();
        label.as_str().unwrap_or_default().to_owned()
    }

    /// Presses a key wherever the focus is.
    pub async fn press(&self, key: &str) {
        // What had the focus may be gone the moment that it is asked.
        for _ in 0..20 {
            match self.client.active_element().await {
                Ok(active) if active.send_keys(key).await.is_ok() => return,
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
        panic!("the key {key} could not be pressed");
    }

    /// Goes on with Tab until something with this name has the focus.
    pub async fn tab_to(&self, name: &str) {
        for _ in 0..200 {
            self.press("\u{e004}").await;
            let active = self.client.active_element().await.unwrap();
            if self.name(&active).await.contains(name) {
                return;
            }
        }
        panic!("nothing called '{name}' can be reached with Tab:\n{}", self.client.source().await.unwrap());
    }

    /// Presses Enter on something with this name.
    pub async fn enter(&self, name: &str) {
        self.tab_to(name).await;
        self.press("\u{e007}").await;
    }

    /// Runs a script of the test; pages without script cannot.
    pub async fn ask(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap()
    }

    /// The address of the table that is open.
    pub async fn table(&self) -> String {
        self.ask("return location.pathname").await.as_str().unwrap_or_default().to_owned()
    }

    /// What the table shows.
    pub async fn shown(&self) -> Shown {
        let script = "const asked = document.querySelector('input[name=asked]'); return [asked ? asked.value : '', \
            document.querySelectorAll('button[name=choice]').length, !!document.querySelector('a[href$=\"replay.json\"]'), \
            !!document.querySelector('.fight'), document.body.textContent.includes('⟦'), !!document.querySelector('.felt')];";
        // A page that is being loaded has no document for a moment.
        let Ok(told) = self.client.execute(script, Vec::new()).await else { return Shown::default() };
        let truth = |place: usize| told[place].as_bool().unwrap_or_default();
        let (asked, choices) = (told[0].as_str().unwrap_or_default().to_owned(), told[1].as_u64().unwrap_or_default());
        Shown { asked, choices, over: truth(2), fight: truth(3), missing: truth(4), begun: truth(5) }
    }

    /// Decides at random by the same addresses as any program, without a table being drawn, until a script holds of the
    /// `state` or of how often it has `decided`, or the table is over; whether it is not.
    pub async fn hurry(&self, open: &Open, table: &str, seed: u64, holds: &str) -> bool {
        self.hurry_by(&[], open, table, seed, holds).await
    }

    /// The same, by wishes: what begins with the first of them that is offered is chosen, and at random where none is.
    pub async fn hurry_by(&self, wishes: &[&str], open: &Open, table: &str, seed: u64, holds: &str) -> bool {
        // Here nothing is drawn again and again.
        self.go(&open.url("/about")).await;
        let script = format!(
            "const [table, seed, wishes, done] = arguments; let random = BigInt(seed), decided = 0; \
             const headers = {{ accept: 'application/json' }}, pause = (time) => new Promise((rest) => setTimeout(rest, time)); \
             const play = async () => {{ for (;;) {{ \
               const state = await (await fetch(table, {{ headers }})).json(); \
               if (state.over) return false; \
               if ({holds}) return true; \
               if (state.seat === null) {{ await pause(5); continue; }} \
               random = (random * 6364136223846793005n + 1442695040888963407n) % (1n << 64n); \
               const wish = wishes.find((wish) => state.offers.some((offer) => offer.key.startsWith(wish))) || ''; \
               const wished = state.offers.filter((offer) => offer.key.startsWith(wish)); \
               const choice = wished[Number((random >> 33n) % BigInt(wished.length))].key; \
               const body = new URLSearchParams({{ seat: state.seat, asked: state.asked, choice }}); \
               decided += (await fetch(table + '/decide', {{ method: 'POST', headers, body }})).ok; \
             }} }}; play().then(done)"
        );
        self.client.execute_async(&script, vec![json!(table), json!(seed), json!(wishes)]).await.unwrap() == true
    }

    /// Waits until something holds of what the table shows.
    pub async fn until(&self, what: &str, holds: impl Fn(&Shown) -> bool) -> Shown {
        let begun = Instant::now();
        loop {
            let shown = self.shown().await;
            if holds(&shown) {
                return shown;
            }
            if begun.elapsed() > Duration::from_secs(40) {
                panic!("{what} never came: {shown:?}\n{}", self.client.source().await.unwrap());
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits until a script answers yes.
    pub async fn holds(&self, what: &str, script: &str) {
        let begun = Instant::now();
        // A page that is being loaded answers nothing.
        while self.client.execute(script, Vec::new()).await.ok() != Some(Value::Bool(true)) {
            assert!(begun.elapsed() < Duration::from_secs(40), "{what}: never\n{}", self.client.source().await.unwrap());
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits for an element.
    pub async fn find(&self, css: &str) -> Element {
        match self.client.wait().at_most(Duration::from_secs(40)).for_element(Locator::Css(css)).await {
            Ok(element) => element,
            Err(error) => panic!("{css}: {error}\n{}", self.client.source().await.unwrap()),
        }
    }

    /// Decides with one of the first nine choices, by its digit; whether it was pressed. The choice must have a name,
    /// which it has only where somebody can reach it: the list of choices on the board is opened first.
    pub async fn decide(&self, shown: &Shown, random: u64) -> bool {
        let place = random % shown.choices.min(9);
        let script = "const [place] = arguments, button = document.querySelectorAll('button[name=choice]')[place]; \
            if (document.querySelector('#show.on')) return ['told']; \
            return button ? [button.dataset.digit ? 'ready' : 'folded', button] : ['gone']";
        for _ in 0..20 {
            let Ok(found) = self.client.execute(script, vec![json!(place)]).await else { return false };
            match found[0].as_str() {
                // Whoever decides does not wait for what is being shown: the table is there at once, and may ask something else.
                Some("told") => {
                    self.press("\u{e00c}").await;
                    return false;
                }
                Some("ready") => {
                    // A browser that is asked for names works them out for all of a page: one question of three is enough.
                    if random.is_multiple_of(3) {
                        let id = found[1].as_object().and_then(|button| button.values().next()?.as_str()).unwrap_or_default().to_owned();
                        // What is gone has gone on in the meantime.
                        let Ok(label) = self.client.issue_cmd(Label(id)).await else { return false };
                        assert!(!label.as_str().unwrap_or_default().trim().is_empty(), "a choice has no name: {found}");
                    }
                    self.press(&(place + 1).to_string()).await;
                    return true;
                }
                Some("folded") => {}
                _ => return false,
            }
            match self.client.find(Locator::Css("details:not([open]) > summary:has(+ * button[name=choice])")).await {
                Ok(list) => drop(list.send_keys("\u{e007}").await),
                // What was unfolded has its digits in a moment.
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
        panic!("a choice cannot be reached:\n{}", self.client.source().await.unwrap());
    }

    /// Chooses as a person does: clicks the things on the table one after the other, and the button where they do not say it
    /// all. How many clicks it took.
    pub async fn click_through(&self, choice: &str) -> u64 {
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
        self.client.execute(script, vec![json!(choice)]).await.unwrap().as_u64().unwrap_or_default()
    }

    /// Clicks the first of these that is there; whether there was one.
    pub async fn click(&self, css: &str) -> bool {
        match self.client.find(Locator::Css(css)).await {
            // It may be gone with the page that it stood on.
            Ok(element) => element.click().await.is_ok(),
            Err(_) => false,
        }
    }

    /// Nothing is wider than the screen.
    pub async fn fits(&self, what: &str) {
        let wide = self.ask("return document.documentElement.scrollWidth - document.documentElement.clientWidth").await;
        assert!(wide.as_i64().unwrap() <= 0, "{what} is {wide} pixels wider than the screen");
    }

    /// Checks the chance of a table that is over, in this browser.
    pub async fn finds_chance_fair(&self) {
        self.enter("Chance that can be checked").await;
        self.enter("Check it in this browser").await;
        let verdict = self.find(".verdict.good, .verdict.bad").await.text().await.unwrap();
        assert!(verdict.starts_with("All results follow from what was fixed before the deal: "), "{verdict}");
    }

    /// A picture to look at, which the documents show as well.
    pub async fn picture(&self, name: &str) {
        let picture = self.look_at(name).await;
        if std::env::var_os("FIXER_BLESS").is_some() {
            std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/").to_owned() + name + ".png", picture).unwrap();
        }
    }

    /// A picture to look at.
    pub async fn look_at(&self, name: &str) -> Vec<u8> {
        let folder = pictures();
        let picture = self.client.screenshot().await.unwrap();
        assert!(picture.len() > 10_000, "{name} is an empty picture");
        std::fs::write(folder.join(format!("{name}.png")), &picture).unwrap();
        picture
    }
}

/// Where pictures to look at are kept.
pub fn pictures() -> PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// One opens a table for friends, another finds it in the lobby and sits down; the table is dealt.
pub async fn meet(open: &Open, game: &str, one: &Page, two: &Page) {
    one.go(&open.url(&format!("/new?game={game}"))).await;
    one.enter("With friends").await;
    one.find(".waits").await;
    let table = one.table().await;
    two.go(&open.url("/")).await;
    two.find(&format!("a[href='{table}']")).await.send_keys("\u{e007}").await.unwrap();
    two.find("form[action$=sit]").await;
    two.enter("Sit down here").await;
    one.until("the deal", |shown| shown.begun).await;
    two.until("the deal", |shown| shown.begun).await;
}

/// Plays until the table is over, each page whenever it is asked something.
pub async fn play_out(pages: &[&Page], seed: u64, mut each: impl AsyncFnMut(usize, &Shown) -> bool) {
    let (mut random, mut last) = (seed, vec![String::new(); pages.len()]);
    let (mut pressed, mut idle) = (Instant::now(), Instant::now());
    let mut asked = vec![String::new(); pages.len()];
    loop {
        let mut over = true;
        for (place, page) in pages.iter().enumerate() {
            let shown = page.shown().await;
            assert!(!shown.missing, "a text is missing");
            over &= shown.over;
            if shown.asked != asked[place] {
                asked[place].clone_from(&shown.asked);
                idle = Instant::now();
            }
            if !each(place, &shown).await {
                return;
            }
            if shown.choices > 0 && shown.asked != last[place] {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                if page.decide(&shown, random >> 33).await {
                    last[place] = shown.asked;
                    pressed = Instant::now();
                }
            }
        }
        if over {
            return;
        }
        if pressed.elapsed() > Duration::from_secs(2) {
            // A key that came while the page changed was lost: what was asked is decided once, however often it is sent.
            last.fill(String::new());
        }
        if idle.elapsed() > Duration::from_secs(60) {
            let mut stand = String::new();
            for (place, page) in pages.iter().enumerate() {
                page.look_at(&format!("idle-{place}")).await;
                let show = page.ask("return document.getElementById('show').outerHTML").await;
                stand += &format!("\n{place}: {:?} {show}", page.shown().await);
            }
            panic!("nothing happens any more (pictures are in {}):{stand}", pictures().display());
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}

/// People act by wishes of their own whenever they are asked something: nothing where they could not, otherwise whether they
/// have seen enough. Then the rest of the table goes by undrawn, by these wishes, and they look at its end.
pub async fn act_out(open: &Open, pages: &[&Page], wishes: &[&str], mut act: impl AsyncFnMut(&Page) -> Option<bool>) {
    let (mut asked, mut idle, mut enough) = (vec![String::new(); pages.len()], Instant::now(), false);
    while !enough {
        let mut over = true;
        for (page, asked) in pages.iter().zip(&mut asked) {
            let shown = page.shown().await;
            assert!(!shown.missing, "a text is missing");
            over &= shown.over;
            if shown.choices == 0 || shown.asked == *asked {
                continue;
            }
            if let Some(seen) = act(page).await {
                (*asked, idle, enough) = (shown.asked, Instant::now(), seen);
            }
        }
        if over {
            return;
        }
        if idle.elapsed() > Duration::from_secs(10) {
            asked.fill(String::new());
        }
        assert!(idle.elapsed() < Duration::from_secs(60), "nothing happens any more:\n{}", pages[0].client.source().await.unwrap());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let table = pages[0].table().await;
    let rest = async |page: &Page, seed| {
        page.hurry_by(wishes, open, &table, seed, "false").await;
        page.go(&open.url(&table)).await;
    };
    match pages {
        [one, two] => drop(tokio::join!(rest(one, 1), rest(two, 2))),
        [one, two, three] => drop(tokio::join!(rest(one, 1), rest(two, 2), rest(three, 3))),
        _ => unreachable!("two or three play"),
    }
}
