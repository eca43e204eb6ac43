//! Plots, drawn as SVG. Each has a name and says its numbers as text.

use maud::{Markup, html};

use table::statistics::Estimate;

const WIDTH: f64 = 720.0;
const LABELS: f64 = 190.0;
const ROW: f64 = 26.0;

/// Colours and shapes that bots are told apart by.
const STYLES: usize = 6;

/// A round step that divides a span into about five.
fn step(span: f64) -> f64 {
    let rough = (span / 5.0).max(1e-9);
    let power = 10f64.powf(rough.log10().floor());
    let tens = rough / power;
    power
        * if tens < 1.5 {
            1.0
        } else if tens < 3.5 {
            2.0
        } else if tens < 7.5 {
            5.0
        } else {
            10.0
        }
}

/// A scale from values to places.
#[derive(Clone, Copy)]
struct Scale {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// A scale that holds all of these, with whole steps at its ends.
    fn holding(values: impl IntoIterator<Item = f64>, from: f64, to: f64) -> Scale {
        let (low, high) =
            values.into_iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)));
        let (low, high) = if low.is_finite() { (low, high) } else { (0.0, 1.0) };
        let step = step((high - low).max(1e-6));
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        Scale { low, high: if high > low { high } else { low + step }, from, to }
    }

    fn at(&self, value: f64) -> f64 {
        self.from + (value - self.low) / (self.high - self.low) * (self.to - self.from)
    }

    fn steps(&self) -> impl Iterator<Item = f64> + use<> {
        let step = step(self.high - self.low);
        let (low, count) = (self.low, ((self.high - self.low) / step).round() as usize);
        (0..=count).map(move |number| low + step * number as f64)
    }
}

fn number(place: f64) -> String {
    format!("{place:.1}")
}

/// The shape and colour of a bot: circle, diamond, square, triangle, in turn.
fn shape(style: usize, x: f64, y: f64, size: f64) -> Markup {
    let path = match style % 4 {
        0 => format!("M{} {}a{size} {size} 0 1 0 {} 0a{size} {size} 0 1 0 {} 0", x - size, y, 2.0 * size, -2.0 * size),
        1 => format!("M{x} {}L{} {y}L{x} {}L{} {y}Z", y - size, x + size, y + size, x - size),
        2 => format!("M{} {}h{}v{}h{}Z", x - size, y - size, 2.0 * size, 2.0 * size, -2.0 * size),
        _ => format!("M{x} {}L{} {}H{}Z", y - size, x + size, y + size, x - size),
    };
    html! { path class=(format!("paint s{}", style % STYLES)) d=(path) {} }
}

/// The mark of a bot beside its name.
pub fn mark(style: usize) -> Markup {
    html! { svg.mark viewBox="0 0 12 12" aria-hidden="true" { (shape(style, 6.0, 6.0, 5.0)) } }
}

/// Dots with their intervals, one a row; `even` is a line across all of them.
pub fn intervals(name: &str, rows: &[(String, Estimate)], even: Option<f64>, say: &dyn Fn(f64) -> String) -> Markup {
    let values = rows.iter().flat_map(|(_, estimate)| [estimate.low, estimate.high]).chain(even);
    let scale = Scale::holding(values, LABELS, WIDTH - 90.0);
    let height = ROW * rows.len() as f64 + 24.0;
    let words: Vec<String> =
        rows.iter().map(|(row, of)| format!("{row} {} ({} to {})", say(of.value), say(of.low), say(of.high))).collect();
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {height}")) role="img" aria-label=(format!("{name}: {}", words.join("; "))) {
            @for value in scale.steps() {
                line.rule x1=(number(scale.at(value))) x2=(number(scale.at(value))) y1="0" y2=(number(height - 20.0)) {}
                text.soft x=(number(scale.at(value))) y=(number(height - 4.0)) text-anchor="middle" { (say(value)) }
            }
            @if let Some(even) = even {
                line.even x1=(number(scale.at(even))) x2=(number(scale.at(even))) y1="0" y2=(number(height - 20.0)) {}
            }
            @for (place, (row, estimate)) in rows.iter().enumerate() {
                @let y = ROW * (place as f64 + 0.5);
                text x=(number(LABELS - 10.0)) y=(number(y + 4.0)) text-anchor="end" { (row) }
                line.span x1=(number(scale.at(estimate.low))) x2=(number(scale.at(estimate.high))) y1=(number(y)) y2=(number(y)) {}
                circle.dot cx=(number(scale.at(estimate.value))) cy=(number(y)) r="5" {}
                text x=(number(WIDTH)) y=(number(y + 4.0)) text-anchor="end" { (say(estimate.value)) }
            }
        }
    }
}

/// Lines from the beginning to the end, each with its name at its end.
pub fn lines(name: &str, of: &[(String, Vec<f64>)]) -> Markup {
    let (top, bottom, right) = (10.0, 230.0, WIDTH - 190.0);
    let up = Scale::holding(of.iter().flat_map(|(_, values)| values.iter().copied()), bottom, top);
    let along = Scale { low: 0.0, high: 1.0, from: 46.0, to: right };
    let ends: Vec<String> = of
        .iter()
        .map(|(bot, values)| format!("{bot} from {:.1} to {:.1}", values.first().unwrap_or(&0.0), values.last().unwrap_or(&0.0)))
        .collect();
    // Names at the ends of lines keep out of each other's way.
    let mut places: Vec<(usize, f64)> =
        of.iter().enumerate().map(|(line, (_, values))| (line, up.at(*values.last().unwrap_or(&0.0)))).collect();
    places.sort_by(|one, other| one.1.total_cmp(&other.1));
    for at in 1..places.len() {
        places[at].1 = places[at].1.max(places[at - 1].1 + 15.0);
    }
    let place = |line: usize| places.iter().find(|(of, _)| *of == line).map_or(bottom, |(_, y)| *y);
    html! {
        svg viewBox=(format!("0 0 {WIDTH} 260")) role="img" aria-label=(format!("{name}: {}", ends.join("; "))) {
            @for value in up.steps() {
                line.rule x1="46" x2=(number(right)) y1=(number(up.at(value))) y2=(number(up.at(value))) {}
                text.soft x="40" y=(number(up.at(value) + 4.0)) text-anchor="end" { (format!("{value:.4}").trim_end_matches('0').trim_end_matches('.')) }
            }
            text.soft x="46" y="252" { "deal" }
            text.soft x=(number(right)) y="252" text-anchor="end" { "end" }
            @for (line, (bot, values)) in of.iter().enumerate() {
                @let last = values.len().saturating_sub(1).max(1) as f64;
                @let points: Vec<String> = values.iter().enumerate().map(|(at, &value)| format!("{},{}", number(along.at(at as f64 / last)), number(up.at(value)))).collect();
                polyline class=(format!("stroke s{}", line % STYLES)) points=(points.join(" ")) {}
                (shape(line, right + 8.0, place(line), 4.5))
                text x=(number(right + 18.0)) y=(number(place(line) + 4.0)) { (bot) }
            }
        }
    }
}

/// Bars side by side from the least to the most.
pub fn histogram(name: &str, least: u64, most: u64, counts: &[u64]) -> Markup {
    let highest = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
    let wide = (WIDTH - 20.0) / counts.len().max(1) as f64;
    html! {
        svg viewBox=(format!("0 0 {WIDTH} 170")) role="img" aria-label=(format!("{name}: {} bars from {least} to {most}", counts.len())) {
            line.rule x1="10" x2=(number(WIDTH - 10.0)) y1="145" y2="145" {}
            @for (bar, &count) in counts.iter().enumerate() {
                @let high = 135.0 * count as f64 / highest;
                rect.fill x=(number(10.0 + wide * bar as f64 + 1.0)) y=(number(145.0 - high)) width=(number((wide - 2.0).max(1.0))) height=(number(high)) {
                    title { (crate::report::grouped(count)) }
                }
            }
            text.soft x="10" y="162" { (crate::report::grouped(least)) }
            text.soft x=(number(WIDTH - 10.0)) y="162" text-anchor="end" { (crate::report::grouped(most)) }
        }
    }
}

/// Bars with words, longest first.
pub fn bars(name: &str, rows: &[(String, u64)], all: u64) -> Markup {
    let words: Vec<String> = rows.iter().map(|(row, count)| format!("{row} {count}")).collect();
    let rate = |count: u64| count as f64 / all.max(1) as f64;
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", 44.0 * rows.len().max(1) as f64)) role="img" aria-label=(format!("{name}: {}", words.join("; "))) {
            @for (place, (row, count)) in rows.iter().enumerate() {
                @let y = 44.0 * place as f64;
                text x="0" y=(number(y + 14.0)) { (row) }
                rect.fill x="0" y=(number(y + 20.0)) width=(number((WIDTH - 130.0) * rate(*count))) height="12" {}
                text x=(number((WIDTH - 130.0) * rate(*count) + 8.0)) y=(number(y + 31.0)) { (format!("{:.1} %, {}", 100.0 * rate(*count), crate::report::grouped(*count))) }
            }
        }
    }
}

/// How far a lift may reach on its small bar.
const MOST_LIFT: f64 = 0.4;

/// A lift as a dot and its interval around nothing; the number stands beside it.
pub fn lift(lift: &Estimate) -> Markup {
    let scale = Scale { low: -MOST_LIFT, high: MOST_LIFT, from: 4.0, to: 140.0 };
    let at = |value: f64| number(scale.at(value.clamp(-MOST_LIFT, MOST_LIFT)));
    let (dot, span) = if lift.value < 0.0 { ("less", "less-span") } else { ("dot", "span") };
    html! {
        svg viewBox="0 0 144 14" aria-hidden="true" {
            line.rule x1=(at(0.0)) x2=(at(0.0)) y1="0" y2="14" {}
            line class=(span) x1=(at(lift.low)) x2=(at(lift.high)) y1="7" y2="7" {}
            circle class=(dot) cx=(at(lift.value)) cy="7" r="4" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_end_on_whole_steps_and_hold_everything() {
        for (low, high) in [(0.31, 0.72), (-180.0, 403.0), (0.0, 0.0), (12.0, 12.5), (-1e-9, 1e-9)] {
            let scale = Scale::holding([low, high], 0.0, 100.0);
            assert!(scale.low <= low && scale.high >= high && scale.high > scale.low, "{low} {high}");
            assert!(scale.at(low) >= 0.0 && scale.at(high) <= 100.0);
            let steps: Vec<f64> = scale.steps().collect();
            assert!((2..=12).contains(&steps.len()), "{steps:?}");
        }
    }

    #[test]
    fn what_is_drawn_is_said_as_well() {
        let rows = [("street".to_owned(), Estimate { value: 0.7, low: 0.6, high: 0.8 })];
        let drawn = intervals("Share", &rows, Some(0.5), &|value| format!("{value:.1}")).into_string();
        assert!(drawn.contains("aria-label=\"Share: street 0.7 (0.6 to 0.8)\""), "{drawn}");
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"));
        assert!(!lines("Score", &[("a".to_owned(), Vec::new())]).into_string().contains("NaN"));
        assert!(!histogram("Length", 3, 3, &[0]).into_string().contains("NaN"));
    }
}
