//! Tables to look at: writes HTML files into the folder that is given. Positions are reached by random
//! play from fixed seeds, so that the same files come out every time.

mod duel;
mod night;

use std::path::Path;
use std::sync::Arc;

use gangs::catalog::Catalog;
use gangs::choice::Choice;
use gangs::game::Gangs;
use gangs::options::Options;
use maud::Markup;
use pages::Beat;
use pages::house::{self, Field, Line, Lobby, NewTable, Pick, Player, Reader, Row, Tile};
use table::any::{Offer, Seen};
use table::chance::Fast;
use table::{Audience, Game, Lang, Prose, Seat, Silent, Table, Voice};

/// A whole page of the house around some markup, with its style and script inside.
fn page(title: &str, theme: &str, lang: Lang, body: &Markup) -> String {
    let reader = Reader { lang, name: Some("Ada"), path: "/", notice: None, turns: None };
    let page = house::page(reader, title, body).into_string();
    let page = page.replace("<link rel=\"stylesheet\" href=\"/house.css\">", &format!("<style>{}</style>", *house::STYLE));
    let page = page.replace("<script src=\"/house.js\" defer></script>", "");
    let page = page.replace("</body>", &format!("<script>{}</script></body>", [house::SCRIPT.as_str(), house::MORE.as_str()].concat()));
    page.replace("<html ", &format!("<html data-theme=\"{theme}\" "))
}

/// Plays at random until `stop` says so or the table is over; gives the table and who is awaited.
fn reach(
    game: &Gangs,
    options: &Options,
    seed: u64,
    stop: impl Fn(&Table<'_, Gangs>, u32) -> bool,
) -> Option<(Table<'static, Gangs>, Seat)> {
    let game: &'static Gangs = Box::leak(Box::new(Gangs::new(game.catalog())));
    let mut chance = Fast::new(seed);
    let entries = vec![(); usize::from(options.seats())];
    let mut table = Table::new(game, game.deal(options, &entries, &mut chance).ok()?);
    for step in 0..5000 {
        let Some(seat) = table.awaited().must.lowest() else { return Some((table, Seat(0))) };
        if stop(&table, step) {
            return Some((table, seat));
        }
        let choices = table.choices(seat).to_vec();
        let choice = choices[chance.below(choices.len() as u32) as usize];
        table.decide(seat, choice, &mut chance, &mut Silent).ok()?;
    }
    None
}

/// The board as a seat sees it, or an onlooker, and what it sees.
fn shown<G: Prose + Default>(table: &mut Table<'_, G>, seat: Option<Seat>, names: &[String], lang: Lang) -> (String, G::View) {
    let game = table.game();
    let over = if table.awaited().is_over() { Audience::Everyone } else { Audience::Spectator };
    let view = game.view(table.state(), seat.map_or(over, Audience::Seat));
    let choices = seat.map(|seat| table.choices(seat).to_vec()).unwrap_or_default();
    let offer = |&choice: &G::Choice| Offer { key: game.key(choice), label: game.label(&view, choice, Voice { lang, names }) };
    let offers: Vec<Offer> = choices.iter().map(offer).collect();
    let seen = Seen::new(Arc::new(G::default()), view, choices);
    (pages::draw(game.about().key, &seen, seat, &offers, names, lang), seen.view)
}

fn draw(table: &mut Table<'_, Gangs>, seat: Option<Seat>, lang: Lang) -> Markup {
    let names = ["Ada", "Bruno", "Chiara", "Dario"].map(str::to_owned);
    let (drawn, view) = shown(table, seat, &names, lang);
    println!("  {} bytes, {:?}", drawn.len(), view.frames.last());
    let told = ["Bruno uses the Solo disc.", "Bruno moves a Solo from Watson to Heywood.", "Ada takes 2 Contraband from Bruno."];
    let told_it =
        ["Bruno usa il gettone Solitario.", "Bruno muove un Solitario da Watson a Heywood.", "Ada prende 2 Merci di Contrabbando a Bruno."];
    let told = if lang == Lang::It { told_it } else { told };
    let line = |at: usize| Line { at, beats: vec![Beat::said(told[at % 3].to_owned())], undone: at == 4, ..Line::default() };
    let seats = usize::from(table.state().seats);
    let player = |at: usize| Player {
        name: names[at].clone(),
        you: seat == Some(Seat(at as u8)),
        awaited: seat == Some(Seat(at as u8)),
        ..Player::default()
    };
    let whole = house::TablePage {
        id: "t1".to_owned(),
        game: "gangs".to_owned(),
        title: "Gangs of Night City".to_owned(),
        players: (0..seats).map(player).collect(),
        decks: Default::default(),
        open: Vec::new(),
        begun: true,
        board: drawn,
        position: table.game().position(&view, Voice { lang, names: &names }),
        prompt: String::new(),
        seat: seat.map(|seat| seat.0),
        asked: "asked".to_owned(),
        offers: Vec::new(),
        forbidden: Vec::new(),
        log: (0..12).map(line).collect(),
        news: 4,
        undo: Some(house::Undo { moment: "3-0".to_owned(), free: true }),
        stuck: false,
        concede: true,
        over: view.ending.map(|_| end(&names)),
        ..house::TablePage::default()
    };
    house::whole(lang, &whole.id, &whole.game, "1", None, None, false, house::board(lang, &whole))
}

/// How a table ended, with all that is told of it.
fn end(names: &[String]) -> house::End {
    let side = |(seat, name): (u8, &String)| house::Ranked {
        seat,
        name: name.clone(),
        plays: None,
        you: seat == 1,
        place: Some(seat + 1),
        score: Some(26 - 7 * i32::from(seat)),
        deeds: vec![u32::from(seat), 3, 5],
    };
    let standing = |turn: u8| {
        (usize::from(turn), Some(turn % 2), names.iter().zip(0i32..).map(|(_, seat)| i32::from(turn) * (26 - 7 * seat) / 20).collect())
    };
    house::End {
        how: "cred".to_owned(),
        verdict: Some(table::Verdict::Ranked),
        seats: names.len() as u8,
        winners: vec![0],
        says: "26 Street Cred, more than any other Gang.".to_owned(),
        sides: (0u8..).zip(names).map(side).collect(),
        points: Some("Street Cred".to_owned()),
        deeds: ["Firefights won", "Netruns", "Opportunities seized"].map(|deed| ("deed", deed.to_owned())).to_vec(),
        curve: (0..=20).map(standing).collect(),
        moments: vec![house::Moment { at: 9, entry: 9, seat: 0, gain: 4, score: 13, says: "Ada gains 4 Street Cred.".to_owned() }],
    }
}

/// The lobby, with tables and without.
fn lobby(lang: Lang, full: bool) -> Markup {
    let row = |id: &str, sitters: &[Option<&str>], stage| Row {
        id: id.to_owned(),
        game: Catalog::load().texts().get(lang, "title", &[]),
        sitters: sitters.iter().map(|sitter| sitter.map(str::to_owned)).collect(),
        yours: vec![0],
        stage,
        awaited: Some(vec![0]),
        touched: 1_794_900_000,
        idle: 7000,
        won: (stage == "over").then(|| vec![0]),
        ..Row::default()
    };
    let yours = vec![
        row("a", &[Some("Ada"), Some("street"), Some("edge:200")], "going"),
        row("b", &[Some("Ada"), Some("a guest with quite a long name")], "over"),
    ];
    let open = vec![row("c", &[Some("Bruno"), None, None], "open")];
    let tile = |key: &str, title: String, says: String| Tile {
        key: key.to_owned(),
        title,
        says,
        seats: 1..=4,
        minutes: 45..=120,
        bots: 3,
        learn: (key == "gangs").then(|| "/learn/gangs".to_owned()),
    };
    let gangs = Catalog::load().texts();
    let tiles = vec![
        tile("gangs", gangs.get(lang, "title", &[]), gangs.get(lang, "tile", &[])),
        tile("tcg", "Cyberpunk TCG".to_owned(), "Play units, roll dice, steal rival Gigs.".to_owned()),
        tile("tictactoe", "Tic-tac-toe".to_owned(), "Three in a row, before your rival.".to_owned()),
        tile("leduc", "Leduc poker".to_owned(), "Two players, six cards, one small bluff.".to_owned()),
    ];
    house::lobby(lang, &if full { Lobby { tiles, yours, open, ..Lobby::default() } } else { Lobby { tiles, ..Lobby::default() } })
}

/// A new table of three seats.
fn new_table(lang: Lang, seats: u8, wrong: bool) -> Markup {
    let texts = Catalog::load().texts();
    let pick = |key: &str, name: String, about: Option<String>| Pick { key: key.to_owned(), name, about };
    let value = |value: &str, id: &str| {
        let about = format!("{id}-about");
        pick(value, texts.get(lang, id, &[]), texts.has(&about).then(|| texts.get(lang, &about, &[])))
    };
    let field = |key: &str, says: String, values| Field { key: key.to_owned(), says, values, chosen: String::new() };
    let fields = vec![
        field("seats", house::seats_word(lang), (2..5).map(|seats: u8| pick(&seats.to_string(), seats.to_string(), None)).collect()),
        field("mode", house::mode_word(lang), vec![value("rivals", "mode-rivals"), value("solo", "mode-solo")]),
        field("story", texts.get(lang, "ask-story", &[]), vec![value("cost-of-success", "option-story-cost-of-success")]),
        field("gangs", texts.get(lang, "ask-gangs", &[]), vec![value("maelstrom", "option-gangs-maelstrom")]),
        field("first", texts.get(lang, "ask-first", &[]), vec![value("random", "option-first-random"), value("1", "option-first-1")]),
    ];
    let games = [("gangs", texts.get(lang, "title", &[])), ("tictactoe", "Tic-tac-toe".to_owned()), ("leduc", "Leduc poker".to_owned())];
    let new = NewTable {
        talk: Some(true),
        brought: Default::default(),
        games: games.map(|(key, title)| (key.to_owned(), title)).to_vec(),
        game: "gangs".to_owned(),
        fields,
        seats,
        decks: Default::default(),
        time: Default::default(),
        bots: ["street", "random", "edge:200", "edge:1000", "edge:2s"].map(str::to_owned).to_vec(),
        best_of: "1".to_owned(),
        change: false,
        wrong: if wrong { vec!["seats: '9' is not possible".to_owned()] } else { Vec::new() },
    };
    house::new_table(lang, &new)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("give a folder to write into")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let game = Gangs::default();
    let variants = Options::variants();
    let write = |name: &str, theme: &str, lang: Lang, body: &Markup| {
        std::fs::write(folder.join(format!("{name}.html")), page(name, theme, lang, body))
    };

    let only = std::env::args().nth(2);
    if only.as_deref().is_none_or(|only| only == "nightlancer") {
        night::tables(&write)?;
        for (lang, theme) in [(Lang::En, "dark"), (Lang::It, "light")] {
            let asked = pages::CardQuery::default();
            write(
                &format!("nightlancer-cards-{}", lang.code()),
                theme,
                lang,
                &pages::cards("nightlancer", lang, asked).ok_or("it has cards")?,
            )?;
        }
    }
    if only.as_deref() == Some("nightlancer") {
        return Ok(());
    }
    duel::tables(&write)?;
    for (lang, theme) in [(Lang::En, "dark"), (Lang::It, "light")] {
        for (name, words, kind, color) in [("all", "", "", ""), ("some", "netrunner", "", "green")] {
            let asked = pages::CardQuery { words, kind, color, ..pages::CardQuery::default() };
            write(&format!("tcg-cards-{name}-{}", lang.code()), theme, lang, &pages::cards("tcg", lang, asked).ok_or("it has cards")?)?;
        }
    }
    if only.as_deref() == Some("tcg") {
        return Ok(());
    }

    let at = |wanted: u32| move |_: &Table<'_, Gangs>, step: u32| step >= wanted;
    let moving = |wanted: u32| {
        move |table: &Table<'_, Gangs>, step: u32| {
            step >= wanted
                && table.awaited().must.lowest().is_some_and(|seat| {
                    let mut choices = table::Choices::new();
                    table.game().choices(table.state(), seat, &mut choices);
                    choices.iter().any(|choice| matches!(choice, Choice::Move { .. }))
                })
        }
    };
    let fighting =
        |table: &Table<'_, Gangs>, step: u32| step > 25 && table.state().fight.as_ref().is_some_and(|fight| fight.played.len() > 1);
    let named = |number: usize| {
        let options = &variants[number];
        let story = gangs::options::story_key(options.story);
        if options.rival.is_some() { format!("solo-{number}") } else { format!("{}-{story}", options.seats()) }
    };

    for lang in Lang::ALL {
        for (name, number, seed, stop) in [
            ("start-4", 2, 1, at(0)),
            ("turn-2", 0, 3, at(120)),
            ("turn-3", 1, 4, at(200)),
            ("turn-4", 2, 5, at(260)),
            ("late-4", 2, 41, at(700)),
        ] {
            println!("{name}-{}", lang.code());
            if let Some((mut table, seat)) = reach(&game, &variants[number], seed, stop) {
                write(&format!("{name}-{}", lang.code()), "dark", lang, &draw(&mut table, Some(seat), lang))?;
            }
        }
    }
    for (number, seed) in [(2, 7), (1, 8)] {
        println!("moves-{number}");
        if let Some((mut table, seat)) = reach(&game, &variants[number], seed, moving(180)) {
            let body = draw(&mut table, Some(seat), Lang::En);
            write(&format!("moves-{number}"), "dark", Lang::En, &body)?;
            write(&format!("moves-{number}-light"), "light", Lang::En, &body)?;
        }
    }
    for (number, seed) in [(2, 11), (1, 12), (7, 13)] {
        println!("fight-{number}");
        if let Some((mut table, seat)) = reach(&game, &variants[number], seed, fighting) {
            write(&format!("fight-{number}"), "dark", Lang::En, &draw(&mut table, Some(seat), Lang::En))?;
        }
    }
    for (number, options) in variants.iter().enumerate().skip(3) {
        println!("story {}", named(number));
        if let Some((mut table, seat)) = reach(&game, options, 20 + number as u64, at(if number > 6 { 60 } else { 140 })) {
            let lang = if number % 2 == 0 { Lang::It } else { Lang::En };
            write(&named(number), "dark", lang, &draw(&mut table, Some(seat), lang))?;
        }
    }
    println!("over");
    if let Some((mut table, _)) = reach(&game, &variants[4], 31, at(5000)) {
        write("over", "dark", Lang::En, &draw(&mut table, None, Lang::En))?;
    }
    println!("spectator");
    if let Some((mut table, _)) = reach(&game, &variants[2], 5, at(261)) {
        write("spectator", "light", Lang::It, &draw(&mut table, None, Lang::It))?;
    }
    for (lang, theme) in [(Lang::En, "dark"), (Lang::It, "light")] {
        let code = lang.code();
        for (name, words, kind) in [("cards", "", ""), ("cards-some", "drone", "combat"), ("cards-none", "nothing like this", "")] {
            write(
                &format!("{name}-{code}"),
                theme,
                lang,
                &pages::cards("gangs", lang, pages::CardQuery { words, kind, ..pages::CardQuery::default() }).ok_or("it has cards")?,
            )?;
        }
        write(&format!("lobby-{code}"), theme, lang, &lobby(lang, true))?;
        write(&format!("lobby-empty-{code}"), theme, lang, &lobby(lang, false))?;
        write(&format!("new-{code}"), theme, lang, &new_table(lang, 3, false))?;
        write(&format!("new-wrong-{code}"), theme, lang, &new_table(lang, 1, true))?;
    }
    Ok(())
}
