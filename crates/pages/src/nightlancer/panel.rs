//! What lies before a player (rulebook 2.2, 5.1): Health, Resolve, Chips, Loans, Ideals, abilities with what is Always in
//! Effect, tokens, Assets, and whether they are Shaken or lay low. The Agent has a panel of its own.

use maud::{Markup, html};
use nightlancer::catalog::text;
use nightlancer::catalog::words::Ability;
use nightlancer::crews::Side;
use nightlancer::state::{AGENT, MOST_IDEALS, TOKENS};
use table::Seat;

use super::card::{CardFace, backs};
use super::desk::Desk;
use super::{glyphs, negotiation, things};
use crate::glyph::{icon, shape, told};
use crate::parts::part;

/// The panel of a player.
pub(crate) fn panel(desk: &Desk<'_>, seat: Seat) -> Markup {
    let (open, own) = (&desk.view.open, desk.is_own(seat));
    let seated = open.of(seat);
    let mark = desk.mark([things::seat(seat)]);
    let awaited = desk.view.asked() == Some(seat);
    let left = open.left.contains(seat);
    html! {
        section class={ "panel dash s" (seat.0) @if awaited { " awaited" } @if left { " left" } @if own { " own" } (mark.class) } data-at=[mark.at] data-thing=[mark.thing] {
            (part(format_args!("dash{}", seat.0), &html! {
                header {
                    (shape(seat))
                    div { h2 { (desk.nightlancer(seated.nightlancer)) } p.player { (desk.who(seat)) } }
                    (states(desk, seat))
                    p.score { (seated.prospects) (told("nl-prospects", &desk.say("nl-prospects"))) }
                }
                @if left { p.quiet { (desk.say("nl-left")) } } @else if seated.nightlancer.is_some() { (numbers(desk, seat)) }
            }))
            // What seldom changes is a part of its own.
            @if !left && seated.nightlancer.is_some() { (part(format_args!("can{}", seat.0), &abilities(desk, seat))) }
            (part(format_args!("owns{}", seat.0), &html! {
                @if own { (special(desk, seat)) } @else if !left { (belongings(desk, seat)) }
            }))
        }
    }
}

/// Shaken, laying low, on a mission.
fn states(desk: &Desk<'_>, seat: Seat) -> Markup {
    let open = &desk.view.open;
    let job = open.job_of(seat).and_then(|(place, side)| Some((open.jobs.get(place)?, side)));
    let job = job.or_else(|| open.attempt.as_ref().and_then(|attempt| Some((&attempt.job, attempt.job.side_of(seat)?))));
    html! {
        p.states {
            @if open.shaken.contains(seat) { span.bad { (told("nl-shaken", &desk.say("nl-shaken"))) } }
            @if open.low.contains(seat) { span { (told("nl-low", &desk.say("nl-low"))) } }
            @for words in negotiation::pacts(desk, seat) { span { (told("nl-pact", &words)) } }
            @if let Some((job, side)) = job {
                @let boss = job.crew(side).boss() == Some(seat);
                span class=[(side == Side::Second).then_some("second")] { (told(if boss { "nl-boss" } else { "nl-crew" }, &desk.mission(job.mission))) }
            }
        }
    }
}

/// How much of something is there, with a row of points for who looks at what is its own.
fn pips(class: &str, glyph: &str, name: &str, (have, most): (u8, u8), own: bool) -> Markup {
    html! {
        li class={ "pips " (class) @if have == 0 { " none" } } {
            (told(glyph, &format!("{name} {have}/{most}"))) b { (have) }
            @if own { span.row aria-hidden="true" { @for at in 1..=most { i class=[(at <= have).then_some("on")] {} } } }
        }
    }
}

/// The tokens that are left, each as a point.
fn tokens(desk: &Desk<'_>, left: u8) -> Markup {
    html! { li.tokens role="img" title=(desk.fill("nl-tokens", &[("count", left.into())])) { @for at in 0..TOKENS { i class=[(at < left).then_some("on")] {} } } }
}

fn numbers(desk: &Desk<'_>, seat: Seat) -> Markup {
    let open = &desk.view.open;
    let (seated, card, own) = (open.of(seat), desk.catalog().nightlancer(open.of(seat).nightlancer), desk.is_own(seat));
    let count = |glyph: &str, track: &str, amount: u16| {
        html! { li class=[(amount == 0).then_some("none")] { (told(glyph, &desk.say(track))) b { (amount) } } }
    };
    html! {
        ul.numbers {
            (pips("health", "nl-health", &desk.say("nl-health"), (seated.health, card.health), own))
            (pips("resolve", "nl-resolve", &desk.say("nl-resolve"), (seated.resolve, card.resolve), own))
            (pips("ideals", "nl-ideals", &desk.say("nl-ideals"), (seated.ideals, MOST_IDEALS), own))
            (count("nl-chip", "nl-chips", seated.chips))
            (count("nl-heat", "nl-heat", seated.heat.into()))
            @if seated.loans > 0 { (count("nl-loan", "nl-loans", seated.loans.into())) }
            (tokens(desk, seated.tokens))
        }
    }
}

/// The six abilities with their ratings; what a specialist has stands out.
fn abilities(desk: &Desk<'_>, seat: Seat) -> Markup {
    html! {
        ul.abilities {
            @for &ability in Ability::ALL {
                @let rating = desk.view.rating(desk.game, seat, ability);
                li class=[(rating > 3).then_some("fine")] { (told(glyphs::ability(ability), &desk.print().ability(ability))) b { (rating) } }
            }
        }
    }
}

/// The own special ability, which can be used here where it is used.
fn special(desk: &Desk<'_>, seat: Seat) -> Markup {
    let id = desk.view.open.of(seat).nightlancer;
    if !id.is_some() {
        return html! {};
    }
    let mark = desk.mark([things::SPECIAL.to_owned()]);
    let title = desk.catalog().texts().get(desk.lang, &format!("special-nightlancer-{}", id.key(desk.catalog())), &[]);
    html! {
        p class={ "special" (mark.class) } data-at=[mark.at] data-thing=[mark.thing] {
            b { (title) } " " span { (text::special(desk.catalog(), id, desk.lang)) }
        }
    }
}

/// What another player has: cards in hand by their number, Assets by their names.
fn belongings(desk: &Desk<'_>, seat: Seat) -> Markup {
    let (view, print) = (desk.view, desk.print());
    let seated = view.open.of(seat);
    let counts = [view.contacts.counts[seat.index()], view.opportunities.counts[seat.index()]].map(usize::from);
    html! {
        p.owns {
            (backs("nl-contact", counts[0], &desk.count("nl-hand-contacts", counts[0])))
            (backs("nl-opportunity", counts[1], &desk.count("nl-hand-opportunities", counts[1])))
            @for id in seated.assets.iter() {
                @let loaded = seated.loadout.contains(id);
                span class={ "chip" @if loaded { " loaded" } } data-at=(things::item(id)) title=(text::item(desk.catalog(), id, desk.lang)) { (icon(glyphs::ware(desk.catalog().item(id).ware))) (desk.item(id)) }
            }
            @for id in seated.bought.iter() {
                span.chip data-at=(things::opportunity(id)) title=(text::opportunity(desk.catalog(), id, desk.lang)) { (icon(glyphs::kind(print.catalog.opportunity(id).kind))) (desk.opportunity(id)) }
            }
        }
    }
}

/// The Agent of cooperative and solitaire play.
pub(crate) fn agent(desk: &Desk<'_>) -> Markup {
    let open = &desk.view.open;
    if !open.has_agent() {
        return html! {};
    }
    let agent = open.agent;
    let total: i16 = open.players().map(|seat| open.of(seat).prospects).sum();
    let [each, all] = desk.view.goals().map(i64::from);
    let args = [("each", each.into()), ("total", i64::from(total).into()), ("goal", all.into())];
    html! {
        section.panel.dash.theagent data-at=(things::seat(AGENT)) title=(desk.fill("nl-goal", &args)) {
            header {
                (icon("nl-agent"))
                div { h2 { (desk.game("the-agent", &[])) } }
                ul.numbers {
                    li { (told("nl-heat", &desk.say("nl-heat"))) b { (agent.heat) } }
                    (tokens(desk, agent.tokens))
                }
                p.score { (agent.prospects) (told("nl-prospects", &desk.say("nl-prospects"))) }
            }
            p.goals { (desk.fill("nl-goal-short", &args)) }
        }
    }
}

/// The own Assets, as cards that show little until they are looked at.
pub(crate) fn assets(desk: &Desk<'_>, seat: Seat) -> Markup {
    let open = &desk.view.open;
    let seated = open.of(seat);
    let used = open.trial.as_ref().map(|trial| trial.runs[seat.index()].used).unwrap_or_default();
    let at_it = open.is_at_it(seat);
    html! {
        section.panel.assets {
            h2 { (desk.say("nl-assets")) @if at_it { " " small { "· " (desk.fill("nl-loadout-count", &[("count", (seated.loadout.len() as i64).into())])) } } }
            div.tiles {
                @for id in seated.assets.iter() {
                    @let (class, note) = if used.contains(id) { (" used", Some(desk.say("nl-in-use"))) } else if seated.loadout.contains(id) { (" loaded", Some(desk.say("nl-loaded"))) } else { ("", None) };
                    (desk.print().item(id, &CardFace { mark: desk.mark([things::item(id)]), class, note, price: None }))
                }
                @for id in seated.bought.iter() { (desk.print().opportunity(id, &CardFace { mark: desk.mark([things::opportunity(id)]), class: " bought", ..CardFace::default() })) }
                @if seated.assets.is_empty() && seated.bought.is_empty() { p.quiet { (desk.say("nl-no-assets")) } }
            }
        }
    }
}
