//! Scoring (rulebook 4) as a reckoning for everybody: what they have, what abilities, Ideals, Agendas and cards add, and what
//! Loans and Heat will cost if nothing is given up for them.

use maud::{Markup, html};
use table::Seat;

use super::desk::{Desk, Phase};
use crate::glyph::{shape, told};

/// The reckoning, while it is being settled.
pub(crate) fn scoring(desk: &Desk<'_>) -> Markup {
    let open = &desk.view.open;
    if desk.phase() != Phase::Scoring || open.ending.is_some() {
        return html! {};
    }
    let seats: Vec<Seat> = open.players().collect();
    let row = |glyph: &str, name: &str, value: &dyn Fn(Seat) -> i16| {
        html! {
            tr {
                th scope="row" { (told(glyph, name)) (name) }
                @for &seat in &seats { td { @let value = value(seat); @if value == 0 { "0" } @else { (format!("{value:+}")) } } }
            }
        }
    };
    let gains = |seat: Seat| desk.view.gains(desk.game, seat).map(i16::from);
    let [owed, hot] = [0, 1].map(|which: usize| move |seat: Seat| -desk.view.losses(seat)[which]);
    let total = |seat: Seat| open.of(seat).prospects + gains(seat).iter().sum::<i16>() + owed(seat) + hot(seat);
    html! {
        section.panel.sheet.reckoning {
            h2 { (desk.say("nl-phase-scoring")) }
            table {
                thead { tr { th {} @for &seat in &seats { th scope="col" class={ "s" (seat.0) } { (shape(seat)) (desk.who(seat)) } } } }
                tbody {
                    (row("nl-prospects", &desk.say("nl-prospects"), &|seat| open.of(seat).prospects))
                    (row("nl-skill", &desk.say("nl-score-abilities"), &|seat| gains(seat)[0]))
                    (row("nl-ideals", &desk.say("nl-ideals"), &|seat| gains(seat)[1]))
                    (row("nl-agenda", &desk.say("nl-score-agendas"), &|seat| gains(seat)[2]))
                    (row("nl-opportunity", &desk.say("nl-score-cards"), &|seat| gains(seat)[3]))
                    (row("nl-loan", &desk.say("nl-loans"), &owed))
                    (row("nl-heat", &desk.say("nl-heat"), &hot))
                }
                tfoot { tr { th scope="row" { (desk.say("nl-score-total")) } @for &seat in &seats { td { b { (total(seat)) } } } } }
            }
            p.quiet { (desk.say("nl-score-about")) }
        }
    }
}
