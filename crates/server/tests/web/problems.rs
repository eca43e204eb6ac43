//! Whatever is wrong or refused is said in the language of whoever asked, and with the names of those at the table.

use axum::body::Body;
use axum::http::StatusCode;
use serde_json::Value;
use table::Lang;
use table::any::{AnyGame, Fields};
use table::problem::Problems;

use crate::site::{Browser, HOST, Site, play_out, text};

/// Words of English sentences that no Italian one has.
const ENGLISH: [&str; 16] =
    ["the", "is", "are", "not", "of", "there", "cannot", "expected", "has", "with", "this", "that", "it", "and", "must", "was"];

/// What of an Italian sentence is English; what a reader of formats says in English is announced as that.
fn english(says: &str) -> Vec<&str> {
    let own = says.lines().map(|line| line.split("in inglese:").next().unwrap_or_default());
    let words = own.flat_map(str::split_whitespace).map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()));
    words.filter(|word| ENGLISH.contains(word)).collect()
}

/// All problems are said in both languages.
fn are_said(about: &str, problems: &Problems) -> usize {
    for problem in problems.iter() {
        let (en, it) = (problem.says.in_lang(Lang::En), problem.says.in_lang(Lang::It));
        assert!(en != it && english(it).is_empty() && !it.contains('⟦'), "{about}: '{it}' for '{en}'");
    }
    problems.iter().count()
}

/// Everything that the options of a game can be, a value that none of them can be included, two at a time.
fn options(game: &dyn AnyGame) -> Vec<Fields> {
    let about = game.about();
    let mut all: Vec<(String, String)> = ["0", "1", "2", "3", "4", "9", "two"].map(|seats| ("seats".to_owned(), seats.to_owned())).into();
    all.extend(about.modes.iter().chain(["nothing"].iter()).map(|mode| ("mode".to_owned(), (*mode).to_owned())));
    for option in about.options {
        all.extend(option.values.iter().chain(["nothing"].iter()).map(|value| (option.key.to_owned(), (*value).to_owned())));
    }
    all.push(("sets".to_owned(), "2".to_owned()));
    let pairs = all.iter().enumerate().flat_map(|(at, one)| all[at + 1..].iter().map(move |other| [one.clone(), other.clone()]));
    pairs.map(Fields::from).collect()
}

#[test]
fn problems_of_options_and_decks_are_said_in_both_languages() {
    let mut found = 0;
    for game in registry::games() {
        for fields in options(game) {
            if let Err(problems) = game.head(&fields, &[], "table".to_owned()) {
                found += are_said(&format!("{} {fields:?}", game.about().key), &problems);
            }
        }
        let mut lists = [
            "",
            "nobody-knows-this-deck",
            "Main deck",
            "1 Nobody",
            "x Nobody",
            "1",
            "999 Delamain Cab",
            "-1 Delamain Cab",
            "2 Delamain Cab\n2 Delamain Cab",
        ]
        .map(str::to_owned)
        .to_vec();
        lists.extend(game.decks().into_iter().map(|deck| format!("{deck} ")));
        lists.push("50 x\n".repeat(60));
        lists.push("x".repeat(3000));
        for list in lists {
            if let Err(problems) = game.bring(&Fields::new(), &list) {
                found += are_said(&format!("{} '{}'", game.about().key, list.chars().take(40).collect::<String>()), &problems);
            }
        }
        for bot in ["nobody", "edge:0", "edge:x", "stret", "random "] {
            let wrong = game.check_bot(bot).unwrap_err();
            assert!(wrong.in_lang(Lang::En) != wrong.in_lang(Lang::It) && english(wrong.in_lang(Lang::It)).is_empty(), "{bot}: {wrong}");
        }
    }
    assert!(found > 100, "only {found} problems");
    assert_eq!(english("non è the-heist. Per chi scrive, in inglese: this is not it"), Vec::<&str>::new());
    assert_eq!(english("Così is not possibile"), ["is", "not"], "English is found");
}

/// What is answered to a request, in a language.
async fn told(browser: &Browser<'_>, lang: &str, (method, path, kind, body): (&str, &str, &str, &str)) -> (StatusCode, Value) {
    let mut request = browser.request(method, path).header("origin", format!("http://{HOST}"));
    if !kind.is_empty() {
        request = request.header("content-type", kind);
    }
    let request = request.header("accept-language", lang).body(Body::from(body.to_owned())).unwrap();
    let answer = browser.site.send(request).await;
    (answer.status(), serde_json::from_str(&text(answer).await).unwrap_or_default())
}

const FORM: &str = "application/x-www-form-urlencoded";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_refused_is_said_in_the_language_of_whoever_asks() {
    let site = Site::new("problems").await;
    let mut browser = Browser::program(&site);
    let opened = browser.post("/tables", "game=leduc&sit=bots&bot=random").await.2;
    let table = format!("/t/{}", serde_json::from_str::<Value>(&opened).unwrap()["table"].as_str().unwrap());
    play_out(&mut browser, &table).await;
    let replay = browser.get(&format!("{table}/replay.json")).await.1;
    let opened = browser.post("/tables", "game=leduc&sit=friends").await.2;
    let open = format!("/t/{}", serde_json::from_str::<Value>(&opened).unwrap()["table"].as_str().unwrap());
    let files = [
        "not a replay".to_owned(),
        "{}".to_owned(),
        replay[..replay.len() / 2].to_owned(),
        replay.replace("\"version\": 1", "\"version\": 99"),
        replay.replace("\"leduc\"", "\"tcg\""),
        replay.replacen("\"choice\":\"", "\"choice\":\"x", 1),
        replay.replacen("\"digest\":\"", "\"digest\":\"0", 1),
        replay.replace("\"players\": [", "\"players\": [\"\","),
        replay.replace("\"entries\": [", "\"entries\": [9,"),
    ];
    let multipart = "multipart/form-data; boundary=x";
    let [decide, nonce, go_on, bot, drop] = ["decide", "nonce", "continue", "bot", "drop"].map(|act| format!("{table}/{act}"));
    let [open_bot, open_drop] = ["bot", "drop"].map(|act| format!("{open}/{act}"));
    let at = format!("{table}/replay?at=x");
    let mut asks = vec![
        ("POST", decide.as_str(), FORM, ""),
        ("POST", decide.as_str(), FORM, "seat=0&seat=1&choice=x&asked=y"),
        ("POST", decide.as_str(), "text/plain", "seat=0"),
        ("POST", nonce.as_str(), FORM, "seat=x"),
        ("POST", nonce.as_str(), FORM, "commitment=12"),
        ("POST", nonce.as_str(), FORM, ""),
        ("POST", go_on.as_str(), FORM, "at=x"),
        ("POST", go_on.as_str(), FORM, "at=100000"),
        ("POST", go_on.as_str(), FORM, ""),
        ("POST", bot.as_str(), FORM, "seat=0"),
        ("POST", drop.as_str(), FORM, "seat=0"),
        ("POST", open_bot.as_str(), FORM, "seat=1&bot=nobody"),
        ("POST", open_bot.as_str(), FORM, "seat=1&bot=edge:999999999"),
        ("POST", open_drop.as_str(), FORM, "seat=1"),
        ("GET", at.as_str(), "", ""),
        ("GET", "/learn/gangs/1?at=x-y", "", ""),
        ("GET", "/learn/gangs/99", "", ""),
        ("POST", "/learn/gangs/1", FORM, "at=x&choice=y"),
        ("POST", "/tables", FORM, "game=nothing"),
        ("POST", "/tables", FORM, "game=gangs&option-seats=9&option-colour=red&bot=nobody&sit=bots"),
        ("POST", "/tables", FORM, "game=tcg&deck=nobody&sit=bots"),
        ("POST", "/tables", FORM, "game=tcg&list=1+Nobody&sit=bots"),
        ("POST", "/tables", FORM, "game=tcg&game=gangs"),
        ("POST", "/guests", FORM, "name=street"),
        ("POST", "/replays", multipart, "--x\r\nContent-Disposition: form-data; name=\"other\"\r\n\r\n1\r\n--x--\r\n"),
        ("POST", "/replays", multipart, "--x\r\nContent-Disposition: form-data; na"),
        ("PUT", "/tables", FORM, ""),
        ("GET", "/nowhere", "", ""),
    ];
    asks.extend(files.iter().map(|file| ("POST", "/replays", "application/json", file.as_str())));
    let mut wrong = Vec::new();
    for ask in asks {
        let ((status, en), (_, it)) = (told(&browser, "en", ask).await, told(&browser, "it", ask).await);
        let [en, it] = [&en, &it].map(|told| told["message"].as_str().unwrap_or_default());
        let about = format!("{} {} {:.60}: {status}", ask.0, ask.1, ask.3);
        if !status.is_client_error() || en.is_empty() || en == it || !english(it).is_empty() || it.contains('⟦') {
            wrong.push(format!("{about}\n  {en}\n  {it}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refusals_name_who_sits_there_and_say_why() {
    let site = Site::new("refusals").await;
    let mut reasons = 0;
    for game in ["gangs", "tcg", "nightlancer", "ccg", "leduc"] {
        let mut browser = Browser::program(&site);
        let opened = browser.post("/tables", &format!("game={game}&sit=hot")).await.2;
        let table = format!("/t/{}", serde_json::from_str::<Value>(&opened).unwrap()["table"].as_str().unwrap());
        let state = browser.json(&table).await;
        let (seat, asked) = (state["seat"].as_u64().unwrap(), state["asked"].as_str().unwrap());
        let (decide, undo) = (format!("{table}/decide"), format!("{table}/undo"));
        let body = format!("seat={seat}&asked={asked}&choice=nonsense");
        let name = state["seats"][seat as usize]["name"].as_str().unwrap();
        assert!(name.starts_with("Guest "), "{state}");
        for (lang, cannot) in [("en", "cannot choose 'nonsense' now."), ("it", "ora non può scegliere 'nonsense'.")] {
            let (status, told) = told(&browser, lang, ("POST", &decide, FORM, &body)).await;
            assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{told}");
            assert!(told["message"].as_str().unwrap().starts_with(&format!("{name} {cannot}")), "{game}: {told}");
        }
        // What the rules forbid is refused with their reason.
        for forbidden in state["forbidden"].as_array().unwrap() {
            let choice = forbidden["choice"].as_str().unwrap().replace(' ', "+").replace('>', "%3E");
            let ask = format!("seat={seat}&asked={asked}&choice={choice}");
            let (_, told) = told(&browser, "en", ("POST", &decide, FORM, &ask)).await;
            let message = told["message"].as_str().unwrap();
            assert!(message.contains(forbidden["says"].as_str().unwrap()) && message.contains(name), "{game}: {told} for {forbidden}");
            reasons += 1;
        }
        let (_, nothing) = told(&browser, "it", ("POST", &undo, FORM, &format!("seat={seat}&moment=none"))).await;
        assert!(english(nothing["message"].as_str().unwrap()).is_empty(), "{nothing}");
    }
    assert!(reasons > 0, "nothing was forbidden");
}
