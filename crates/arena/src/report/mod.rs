//! The results as one page that needs nothing else: plots are drawn here, there is no script, and every
//! plot has its numbers beside it or under it.

mod plot;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::study::{Results, SubjectResult};
use table::statistics::Estimate;

/// The style of the page: ink and paper, one accent, figures in columns.
const STYLE: &str = include_str!("page.css");

/// The page.
pub fn page(results: &Results) -> String {
    let title = format!("{}: {}", results.title, names(results));
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    p.kicker { "Arena" }
                    h1 { (results.title) }
                    p.lead { (summary(results)) }
                    @if let Some(decks) = decks(results) { p.lead { (decks) } }
                }
                main {
                    (ratings(results))
                    (meetings(results))
                    (seats(results))
                    (scores(results))
                    (lengths(results))
                    (endings(results))
                    (subjects(results))
                    (notes(results))
                }
            }
        }
    }
    .into_string()
}

fn names(results: &Results) -> String {
    results.bots.iter().map(|bot| bot.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// One sentence for those who read no further.
fn summary(results: &Results) -> String {
    let tables = grouped(results.tables);
    let mut ranked: Vec<_> = results.bots.iter().collect();
    ranked.sort_by(|one, other| other.rating.value.total_cmp(&one.rating.value));
    match ranked.as_slice() {
        [] => format!("{tables} tables."),
        [only] => format!("{tables} tables of {} against itself, {} seats each.", only.name, results.seats),
        [best, .., worst] => format!(
            "{tables} tables with {} {}. {} is ahead and takes {} of a table on average; {} is last with {}.",
            results.seats,
            if results.seats == 1 { "seat" } else { "seats" },
            best.name,
            percent(best.share.value),
            worst.name,
            percent(worst.share.value),
        ),
    }
}

/// Which seat brings which deck.
fn decks(results: &Results) -> Option<String> {
    let brings = |(seat, deck): (usize, &Option<String>)| deck.as_ref().map(|deck| format!("seat {} plays {deck}", seat + 1));
    let decks: Vec<String> = results.decks.iter().enumerate().filter_map(brings).collect();
    (!decks.is_empty()).then(|| format!("Decks: {}.", decks.join(", ")))
}

pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().map(|group| std::str::from_utf8(group).unwrap_or_default()).collect();
    groups.join(",")
}

fn percent(rate: f64) -> String {
    format!("{:.1} %", 100.0 * rate)
}

fn interval(estimate: &Estimate) -> String {
    format!("{:.1} to {:.1}", 100.0 * estimate.low, 100.0 * estimate.high)
}

fn section(title: &str, about: &str, body: &Markup) -> Markup {
    html! { section { h2 { (title) } p.about { (about) } (body) } }
}

fn ratings(results: &Results) -> Markup {
    if results.bots.len() < 2 {
        return html! {};
    }
    let rows: Vec<_> = results.bots.iter().map(|bot| (bot.name.clone(), bot.rating)).collect();
    let about = "A bot that is 400 points above another takes ten points for each that the other takes (Bradley and Terry). \
        The mean is 0. Bars are 99 % intervals, from drawing the groups of tables again 500 times.";
    let body = html! {
        (plot::intervals("Ratings", &rows, Some(0.0), &|value| format!("{value:.0}")))
        table {
            thead { tr { th { "Bot" } th.n { "Rating" } th.n { "99 %" } th.n { "Tables" } th.n { "Share" } th.n { "99 %" } th.n { "Score" } } }
            tbody {
                @for (number, bot) in results.bots.iter().enumerate() {
                    tr {
                        th scope="row" { (plot::mark(number)) " " (bot.name) }
                        td.n { (format!("{:+.0}", bot.rating.value)) }
                        td.n { (format!("{:+.0} to {:+.0}", bot.rating.low, bot.rating.high)) }
                        td.n { (grouped(bot.played)) }
                        td.n { (percent(bot.share.value)) }
                        td.n { (interval(&bot.share)) }
                        td.n { (format!("{:.2}", bot.score)) }
                    }
                }
            }
        }
    };
    section("Ratings", about, &body)
}

fn meetings(results: &Results) -> Markup {
    if results.bots.len() < 2 {
        return html! {};
    }
    let share = |bot: &str, against: &str| results.meetings.iter().find(|meeting| meeting.bot == bot && meeting.against == against);
    let body = html! {
        div.wide { table.heat {
            thead { tr { th { "" } @for bot in &results.bots { th.n scope="col" { (bot.name) } } } }
            tbody {
                @for bot in &results.bots {
                    tr {
                        th scope="row" { (bot.name) }
                        @for against in &results.bots {
                            @if let Some(meeting) = share(&bot.name, &against.name) {
                                td class=(if meeting.share.value >= 0.5 { "n up" } else { "n down" })
                                    style=(format!("--heat: {:.0}%", 100.0 * (meeting.share.value - 0.5).abs() * 2.0)) {
                                    b { (percent(meeting.share.value)) } br; small { (interval(&meeting.share)) }
                                }
                            } @else { td.n { "–" } }
                        }
                    }
                }
            }
        } }
    };
    section("Who beats whom", "What the bot of the row takes of what it and the bot of the column take, with its 99 % interval.", &body)
}

fn seats(results: &Results) -> Markup {
    let mut rows: Vec<_> = results.by_seat.iter().map(|seat| (results.seat(seat.seat), seat.share)).collect();
    if results.bots.len() > 1 {
        for bot in &results.bots {
            rows.extend(bot.by_seat.iter().enumerate().map(|(seat, share)| (format!("{}, seat {}", bot.name, seat + 1), *share)));
        }
    }
    let about = if results.decks.iter().any(Option::is_some) {
        "What a seat takes of a table. The line is an equal share. Bots change seats and decks do not, so a seat that is far from the \
            line has the better deck or the better place."
    } else {
        "What a seat takes of a table. The line is an equal share; a seat that is far from it is at an advantage by where it sits or by \
            what it is dealt there."
    };
    section("Share by seat", about, &plot::intervals("Share by seat", &rows, Some(results.even()), &percent))
}

fn scores(results: &Results) -> Markup {
    // One bot against itself has nothing to be compared with but its other seats.
    let lines: Vec<_> = if results.bots.len() > 1 {
        results.bots.iter().map(|bot| (bot.name.clone(), bot.score_over_time.clone())).collect()
    } else {
        results.by_seat.iter().map(|seat| (results.seat(seat.seat), seat.score_over_time.clone())).collect()
    };
    section("Score over time", "The mean score from the deal to the end of a table.", &plot::lines("Score over time", &lines))
}

fn lengths(results: &Results) -> Markup {
    let length = &results.length;
    let about =
        format!("Decisions with a choice: {:.1} a table on average, {} to {}.", length.mean, grouped(length.least), grouped(length.most));
    section("Length of a table", &about, &plot::histogram("Length of a table", length.least, length.most, &length.histogram))
}

fn endings(results: &Results) -> Markup {
    let rows: Vec<_> = results.endings.iter().map(|ending| (ending.says.clone(), ending.tables)).collect();
    let about = format!("Nobody won {} of the tables.", percent(results.nobody.value));
    section("How tables ended", &about, &plot::bars("How tables ended", &rows, results.tables))
}

fn subjects(results: &Results) -> Markup {
    let mut groups: Vec<&str> = Vec::new();
    for subject in &results.subjects {
        if !groups.contains(&subject.group.as_str()) {
            groups.push(&subject.group);
        }
    }
    let about = "How many of the seats used it that could, what they took of a table, and how much more that is than what seats of the \
        same bot took that could and did not. Only what was in the game is listed, and a card only for the decks that hold it. Used things and winning go together for many reasons (who leads can buy more), so compare things of \
        a kind with each other: one that stands far from the rest deserves a look.";
    let body = html! {
        @for group in groups {
            h3 { (group) }
            div.wide { table {
                thead { tr { th { "" } th.n { "Used by" } th.n { "Times" } th.n { "Share" } th.n { "Lift" } th { "" } } }
                tbody { @for subject in by_lift(results, group) { (row(subject)) } }
            } }
        }
    };
    if results.subjects.is_empty() {
        html! {}
    } else {
        section("What was used", about, &body)
    }
}

/// The subjects of a group, the one that goes with winning most first.
fn by_lift<'a>(results: &'a Results, group: &str) -> Vec<&'a SubjectResult> {
    let mut of: Vec<&SubjectResult> = results.subjects.iter().filter(|subject| subject.group == group).collect();
    of.sort_by(|one, other| lifted(other).total_cmp(&lifted(one)));
    of
}

fn lifted(subject: &SubjectResult) -> f64 {
    subject.lift.map_or(f64::NEG_INFINITY, |lift| lift.value)
}

fn row(subject: &SubjectResult) -> Markup {
    html! {
        tr {
            th scope="row" { (subject.name) }
            td.n { (percent(subject.used)) }
            td.n { (grouped(subject.times)) }
            td.n { @if let Some(share) = &subject.share { (percent(share.value)) } @else { "–" } }
            td.n { @if let Some(lift) = &subject.lift { (format!("{:+.1} ± {:.1}", 100.0 * lift.value, 100.0 * (lift.high - lift.value))) } @else { "–" } }
            td.bar { @if let Some(lift) = &subject.lift { (plot::lift(lift)) } }
        }
    }
}

fn notes(results: &Results) -> Markup {
    let options = results.options.iter().map(|(option, value)| format!(" --{option} {value}"));
    let options: String = options.chain(results.decks.iter().flatten().map(|deck| format!(" --deck {deck}"))).collect();
    let command = format!(
        "fixer arena {} --bots {} --games {} --seed {}{options}",
        results.game,
        results.bots.iter().map(|bot| bot.name.as_str()).collect::<Vec<_>>().join(","),
        results.planned,
        results.seed,
    );
    html! {
        section {
            h2 { "How it was measured" }
            p.about {
                @if results.group > 1 {
                    "The same deal is played at " (results.group) " tables with the seats exchanged, so that no bot is lucky with its cards. "
                }
                "A win is worth 1 and is shared by those who share it; a game that is played for points is worth its points. "
                "Bots see what their seat sees and nothing else."
            }
            @if results.tables < results.planned {
                p.about { "Stopped after " (grouped(results.tables)) " of " (grouped(results.planned)) " tables." }
            }
            p { code { (command) } }
        }
    }
}
