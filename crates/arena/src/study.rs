//! The results of a tournament, as they are printed, written and drawn.

use serde::Serialize;
use table::Lang;
use table::any::AnyGame;
use table::instinct::Subject;

use crate::ratings::rated;
use crate::run::{Failed, Plan};
use crate::tally::{STEPS, Scores, Tally};
use table::statistics::{Estimate, Sum, WHOLE};

/// What came of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Results {
    /// The game's short name.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// The options.
    pub options: std::collections::BTreeMap<String, String>,
    /// The seed.
    pub seed: u64,
    /// Seats of a table.
    pub seats: usize,
    /// What every seat brings, by its name: its deck. Nothing in games without decks.
    pub decks: Vec<Option<String>>,
    /// Tables that were played to their end, in whole groups.
    pub tables: u64,
    /// Tables that were planned.
    pub planned: u64,
    /// Tables of one group: the same deal with seats exchanged.
    pub group: u64,
    /// The bots, in the order in which they were named.
    pub bots: Vec<BotResult>,
    /// What two bots took from each other, where they met.
    pub meetings: Vec<Meeting>,
    /// By seat, all bots together.
    pub by_seat: Vec<SeatResult>,
    /// How long tables were.
    pub length: Length,
    /// How tables ended, the most frequent way first.
    pub endings: Vec<Ending>,
    /// The part of the tables that nobody won.
    pub nobody: Estimate,
    /// What could be used, in the game's order.
    pub subjects: Vec<SubjectResult>,
    /// The first table that could not be played to its end.
    #[serde(skip)]
    pub failed: Option<Failed>,
}

/// How a bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotResult {
    /// Its name.
    pub name: String,
    /// How often it sat at a table.
    pub played: u64,
    /// What it took from a table on average: a win is 1, shared wins are parts of it.
    pub share: Estimate,
    /// Its rating.
    pub rating: Estimate,
    /// Its score at the end, on average.
    pub score: f64,
    /// Its score from the beginning of a table to its end, in equal steps.
    pub score_over_time: Vec<f64>,
    /// By seat.
    pub by_seat: Vec<Estimate>,
}

/// What two bots took from each other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Meeting {
    /// One.
    pub bot: String,
    /// The other.
    pub against: String,
    /// The part of the first; a half would be even.
    pub share: Estimate,
    /// In how many groups they met.
    pub groups: u64,
}

/// How a seat did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatResult {
    /// Which.
    pub seat: usize,
    /// What it took on average.
    pub share: Estimate,
    /// Its score from the beginning of a table to its end, in equal steps.
    pub score_over_time: Vec<f64>,
}

/// How long tables were, in decisions with a choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Length {
    /// On average.
    pub mean: f64,
    /// The shortest.
    pub least: u64,
    /// The longest.
    pub most: u64,
    /// Counts of equal steps from the shortest to the longest.
    pub histogram: Vec<u64>,
}

/// A way in which tables ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ending {
    /// Its key.
    pub how: String,
    /// In words.
    pub says: String,
    /// How often.
    pub tables: u64,
}

/// How something was used, and what became of those who did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SubjectResult {
    /// Its group.
    pub group: String,
    /// Its name.
    pub name: String,
    /// How many seats could use it: it was in their deck, or in the game.
    pub seats: u64,
    /// The part of them that did.
    pub used: f64,
    /// How often in all.
    pub times: u64,
    /// What those who used it took on average; nothing if nobody did.
    pub share: Option<Estimate>,
    /// How much more they took than those of the same bot who could and did not; nothing if all did or nobody.
    pub lift: Option<Estimate>,
}

/// Letters of the name of a deck that stand beside a plot.
const LONGEST: usize = 20;

/// Bars of the histogram of lengths.
const BARS: u64 = 24;

impl Results {
    pub(crate) fn new(
        game: &dyn AnyGame,
        plan: &Plan,
        seats: usize,
        (planned, group): (u64, u64),
        tally: &Tally,
        subjects: &[Subject],
        failed: Option<Failed>,
    ) -> Results {
        let about = game.about();
        let mut endings: Vec<Ending> = tally
            .endings
            .iter()
            .map(|(how, &tables)| Ending { how: (*how).to_owned(), says: game.text(Lang::En, &format!("ending-{how}")), tables })
            .collect();
        endings.sort_by_key(|ending| std::cmp::Reverse(ending.tables));
        Results {
            game: about.key.to_owned(),
            title: game.text(Lang::En, "title"),
            options: plan.fields.clone(),
            seed: plan.seed,
            seats,
            decks: plan.decks.clone(),
            tables: tally.tables,
            planned,
            group,
            bots: bots(plan, tally),
            meetings: meetings(plan, tally),
            by_seat: (0..seats)
                .map(|seat| {
                    let mut all = Sum::default();
                    tally.seats.iter().for_each(|of_bot| all.merge(&of_bot[seat]));
                    let scores = mean_scores(tally.scores.iter().map(|of_bot| &of_bot[seat]));
                    SeatResult { seat, share: all.estimate(), score_over_time: scores }
                })
                .collect(),
            length: length(tally),
            endings,
            nobody: Estimate::rate(tally.nobody, tally.tables),
            subjects: subjects.iter().enumerate().filter_map(|(number, subject)| used(tally, number, subject)).collect(),
            failed,
        }
    }

    /// A seat, with what it brings.
    pub fn seat(&self, seat: usize) -> String {
        let Some(Some(deck)) = self.decks.get(seat) else { return format!("Seat {}", seat + 1) };
        // Of a file, the name is enough, and not more of it than fits beside a plot.
        let name: Vec<char> = deck.rsplit('/').next().unwrap_or(deck).chars().collect();
        let short: String = name.iter().take(LONGEST).collect();
        let more = if name.len() > LONGEST { "…" } else { "" };
        format!("Seat {}, {short}{more}", seat + 1)
    }

    /// What a seat takes if all are equal.
    pub fn even(&self) -> f64 {
        1.0 / self.seats.max(1) as f64
    }
}

/// The mean scores of these seats, by step of time.
fn mean_scores<'a>(of: impl Iterator<Item = &'a [Scores; STEPS + 1]>) -> Vec<f64> {
    let mut all = [Scores::default(); STEPS + 1];
    for seat in of {
        all.iter_mut().zip(seat).for_each(|(sum, more)| *sum = Scores { count: sum.count + more.count, total: sum.total + more.total });
    }
    all.iter().map(|scores| scores.total as f64 / scores.count.max(1) as f64).collect()
}

fn bots(plan: &Plan, tally: &Tally) -> Vec<BotResult> {
    let pairs: Vec<_> = tally.groups.iter().map(|group| group.pairs.clone()).collect();
    let ratings = rated(&pairs, plan.bots.len(), plan.seed);
    let bot = |(number, (name, rating)): (usize, (&String, Estimate))| {
        // Tables of a group share their deal, so that groups, not tables, are what is drawn by chance.
        let mut by_group = Sum::default();
        tally.groups.iter().filter_map(|group| group.worth[number]).for_each(|worth| by_group.add(worth));
        let all = &tally.bots[number];
        let share = Estimate { value: all.mean(), ..by_group.estimate() };
        BotResult {
            name: name.clone(),
            played: all.count,
            share: Estimate { low: share.low.min(share.value), high: share.high.max(share.value), ..share },
            rating,
            score: tally.finals[number].0 as f64 / all.count.max(1) as f64,
            score_over_time: mean_scores(tally.scores[number].iter()),
            by_seat: tally.seats[number].iter().map(Sum::estimate).collect(),
        }
    };
    plan.bots.iter().zip(ratings).enumerate().map(bot).collect()
}

fn meetings(plan: &Plan, tally: &Tally) -> Vec<Meeting> {
    let mut found = Vec::new();
    for (one, bot) in plan.bots.iter().enumerate() {
        for (other, against) in plan.bots.iter().enumerate().filter(|(other, _)| *other != one) {
            let mut sum = Sum::default();
            for group in &tally.groups {
                let both = group.pairs[one][other] + group.pairs[other][one];
                if both > 0.0 {
                    sum.add((group.pairs[one][other] / both * WHOLE as f64).round() as u64);
                }
            }
            if sum.count > 0 {
                found.push(Meeting { bot: bot.clone(), against: against.clone(), share: sum.estimate(), groups: sum.count });
            }
        }
    }
    found
}

fn length(tally: &Tally) -> Length {
    let (least, most) =
        (tally.lengths.keys().next().copied().unwrap_or_default(), tally.lengths.keys().next_back().copied().unwrap_or_default());
    let bars = BARS.min(most - least + 1);
    let mut histogram = vec![0; bars as usize];
    let mut sum = 0u128;
    for (&length, &count) in &tally.lengths {
        histogram[((length - least) * bars / (most - least + 1)) as usize] += count;
        sum += u128::from(length) * u128::from(count);
    }
    Length { mean: sum as f64 / tally.tables.max(1) as f64, least, most, histogram }
}

/// How a subject was used; nothing if nobody could.
fn used(tally: &Tally, number: usize, subject: &Subject) -> Option<SubjectResult> {
    let (mut used, mut seats) = (Sum::default(), 0);
    let (mut lift, mut variance, mut weights) = (0.0, 0.0, 0.0);
    for (of_bot, could) in tally.used.iter().zip(&tally.could) {
        let (with, could) = (&of_bot[number], &could[number]);
        used.merge(with);
        seats += could.count;
        let without = with.missing(could);
        if with.count > 0 && without.count > 0 {
            // The bots are compared with themselves, each as far as it has something to say.
            let weight = with.count as f64 * without.count as f64 / could.count as f64;
            lift += weight * (with.mean() - without.mean());
            variance += weight * weight * (with.variance() + without.variance());
            weights += weight;
        }
    }
    (seats > 0).then(|| SubjectResult {
        group: subject.group.to_owned(),
        name: subject.name.clone(),
        seats,
        used: used.count as f64 / seats as f64,
        times: tally.times.iter().map(|of_bot| of_bot[number]).sum(),
        share: (used.count > 0).then(|| used.estimate()),
        lift: (weights > 0.0).then(|| Estimate::around(lift / weights, variance.sqrt() / weights)),
    })
}
