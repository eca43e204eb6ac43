//! How likely a challenge is passed, as a small bar before somebody commits: the full part with one roll and nothing put
//! in, the faint part with the best cards that can be seen and every re-roll that Resolve pays for. What the two figures
//! beside it mean is a sign of the table; there are dozens of bars, so none of them says it again.

use maud::{Markup, html};
use nightlancer::crews::{Crew, Job, Side};
use nightlancer::frame::Frame;
use nightlancer::odds::{Effort, Outlook, Stand};

use super::desk::Desk;

/// Chances in hundredths: of one roll, and at best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bar {
    pub first: u32,
    pub best: u32,
}

impl Bar {
    /// Of a Crew whose members all attempt it.
    pub fn of(outlook: &Outlook) -> Bar {
        let all = outlook.all();
        let percent = |effort| outlook.odds(all, effort).percent();
        Bar { first: percent(Effort::OneRoll), best: percent(Effort::Everything) }
    }

    /// Of somebody who stands so: with one roll, and with every re-roll.
    pub fn standing(stand: &Stand) -> Bar {
        Bar { first: stand.odds(0).percent(), best: stand.odds(stand.rerolls()).percent() }
    }

    /// The bar, and the chances in figures.
    pub fn draw(self) -> Markup {
        let Bar { first, best } = self;
        html! {
            span.odds {
                svg role="none" { @if best > first { rect width={ (best) "%" } {} } rect width={ (first) "%" } {} }
                small { @if best > first { i { (first) "–" } } (best) "%" }
            }
        }
    }
}

/// The chance in a Route of a mission: of the Crew that attempts it, or of the looking player with the Crew that it is in.
pub(crate) fn route(desk: &Desk<'_>, job: &Job, now: Option<u8>, stage: usize, route: usize) -> Option<Bar> {
    let (seat, open) = (desk.seat?, &desk.view.open);
    if !open.of(seat).nightlancer.is_some() || open.left.contains(seat) {
        return None;
    }
    if let Some(now) = now {
        let asked = matches!(desk.frame(), Some(Frame::Route(_) | Frame::Stay(_)));
        let outlook = (asked && usize::from(now) == stage).then(|| desk.view.route(desk.game, route as u8))??;
        return Some(Bar::of(&outlook));
    }
    let side = job.side_of(seat).unwrap_or(Side::First);
    let crew = if job.side_of(seat).is_some() { *job.crew(side) } else { Crew::of(seat) };
    let outlook = desk.view.route_ahead(desk.game, job.mission, stage as u8, route as u8, crew)?;
    Some(Bar::of(&outlook))
}

/// The chance of the looking player in the Event, if it is meant.
pub(crate) fn event(desk: &Desk<'_>) -> Option<Bar> {
    let seat = desk.seat.filter(|&seat| desk.view.open.of(seat).nightlancer.is_some())?;
    Some(Bar::of(&desk.view.event(desk.game, seat)?))
}
