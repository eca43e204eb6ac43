//! Tables to look at: writes HTML files into the folder that is given. Positions are reached by random
//! play from fixed seeds, so that the same files come out every time.

use std::path::Path;

use gangs::catalog::Catalog;
use gangs::choice::Choice;
use gangs::game::Gangs;
use gangs::options::Options;
use gangs::prose;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use pages::gangs::{Offered, card};
use table::chance::Fast;
use table::{Audience, Game, Lang, Seat, Silent, Table};

/// A whole page around some markup.
fn page(title: &str, theme: &str, lang: Lang, body: &Markup) -> String {
    html! {
        (DOCTYPE)
        html lang=(lang.code()) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(pages::look::CSS)) (PreEscaped(pages::gangs::CSS)) }
            }
            body { (pages::gangs::glyphs()) (body) }
        }
    }
    .into_string()
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

fn draw(table: &mut Table<'_, Gangs>, seat: Option<Seat>, lang: Lang) -> Markup {
    let game = table.game();
    let over = if table.awaited().is_over() { Audience::Everyone } else { Audience::Spectator };
    let audience = seat.map_or(over, Audience::Seat);
    let view = game.view(table.state(), audience);
    let choices: Vec<Choice> = seat.map(|seat| table.choices(seat).to_vec()).unwrap_or_default();
    let catalog = game.catalog();
    let offers: Vec<Offered> = choices
        .into_iter()
        .map(|choice| Offered { choice, key: choice.key(catalog), label: prose::label(catalog, &view, choice, lang) })
        .collect();
    let names = ["Ada", "Bruno", "Chiara", "Dario"].map(str::to_owned);
    let drawn = pages::gangs::table(catalog, &view, seat, &offers, &names, lang);
    println!("  {} bytes, {} offers, {:?}", drawn.0.len(), offers.len(), view.frames.last());
    drawn
}

fn cards(catalog: &Catalog, lang: Lang) -> Markup {
    html! {
        main.gangs style="height:auto;padding:16px" {
            div.cards style="flex-wrap:wrap" {
                @for (id, _) in catalog.combats() { (card::combat(catalog, id, lang)) }
                @for (id, _) in catalog.opportunities() { (card::opportunity(catalog, id, lang)) }
                @for (id, _) in catalog.edgerunners() { (card::edgerunner(catalog, id, lang)) }
                (card::back(card::Back::Combat, "Combat"))
                (card::back(card::Back::Opportunity, "Opportunity"))
                (card::back(card::Back::Edgerunner, "Edgerunner"))
            }
            div style="columns:360px;gap:12px" { @for (id, _) in catalog.story_cards() { div style="break-inside:avoid;margin-bottom:12px" { (card::story(catalog, id, lang)) } } }
        }
    }
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
        write(&format!("cards-{}", lang.code()), theme, lang, &cards(game.catalog(), lang))?;
    }
    Ok(())
}
