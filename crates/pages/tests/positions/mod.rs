//! Positions of random play, and what the seats may do in them.

use gangs::choice::Choice;
use gangs::game::Gangs;
use gangs::options::Options;
use gangs::prose;
use gangs::view::View;
use pages::gangs::Offered;
use table::chance::Fast;
use table::{Audience, Game, Lang, Seat, Silent, Table};

/// Plays a table of every variant at random and shows every decision: the table, and who is awaited.
pub fn all(seed: u64, mut look: impl FnMut(&mut Table<'_, Gangs>, Seat, u64)) {
    let game = Gangs::default();
    for (number, options) in (0u64..).zip(Options::variants()) {
        let mut chance = Fast::new(seed * 100 + number);
        let entries = vec![(); usize::from(options.seats())];
        let mut table = Table::new(&game, game.deal(&options, &entries, &mut chance).expect("it is dealt"));
        let mut decision = 0;
        while let Some(seat) = table.awaited().must.lowest() {
            look(&mut table, seat, decision);
            let choices = table.choices(seat);
            let choice = choices[chance.below(choices.len() as u32) as usize];
            table.decide(seat, choice, &mut chance, &mut Silent).expect("it was offered");
            decision += 1;
        }
    }
}

/// What a seat may do, as the page is told.
pub fn offers(table: &mut Table<'_, Gangs>, view: &View, seat: Seat, lang: Lang) -> Vec<Offered> {
    let choices: Vec<Choice> = table.choices(seat).to_vec();
    let catalog = table.game().catalog();
    let offered = |choice: Choice| Offered { choice, key: choice.key(catalog), label: prose::label(catalog, view, choice, lang) };
    choices.into_iter().map(offered).collect()
}

/// The page of an audience; only a seat that is awaited has something to do.
pub fn page(table: &mut Table<'_, Gangs>, audience: Audience, lang: Lang) -> (String, View, Vec<Offered>) {
    let view = table.game().view(table.state(), audience);
    let offers = audience.seat().map(|seat| offers(table, &view, seat, lang)).unwrap_or_default();
    let names = ["Ada", "Bruno", "Chiara", "Dario"].map(str::to_owned);
    let page = pages::gangs::table(table.game().catalog(), &view, audience.seat(), &offers, &names, lang);
    (page.into_string(), view, offers)
}
