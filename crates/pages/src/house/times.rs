//! Times in words: since when something is as it is, and the day on which it ended.

use table::text::Arg;
use table::{Lang, Message};

use super::{say, word};

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
pub(super) const DAY: i64 = 24 * HOUR;

/// For how long, in seconds: "for 5 minutes".
pub(super) fn since(lang: Lang, seconds: i64) -> String {
    let counted = |id: &'static str, count: i64| say(lang, &Message::new(id).with("count", Arg::Number(count)));
    match seconds {
        DAY.. => counted("since-days", seconds / DAY),
        HOUR.. => counted("since-hours", seconds / HOUR),
        MINUTE.. => counted("since-minutes", seconds / MINUTE),
        _ => word(lang, "since-now"),
    }
}

const MONTHS: [&str; 12] =
    ["month-1", "month-2", "month-3", "month-4", "month-5", "month-6", "month-7", "month-8", "month-9", "month-10", "month-11", "month-12"];

/// The day of a moment in seconds since 1970: "17 November 2026".
pub(crate) fn date(lang: Lang, moment: i64) -> String {
    let (year, month, day) = civil(moment.div_euclid(DAY));
    let month = word(lang, MONTHS[month]);
    say(lang, &Message::new("date").with("day", Arg::Number(day)).with("month", month).with("year", year.to_string()))
}

/// A day counted from 1970, as addresses say it: "2026-11-17".
pub fn iso(day: i64) -> String {
    let (year, month, day) = civil(day);
    format!("{year:04}-{:02}-{day:02}", month + 1)
}

/// The day that an address says, in four digits, two and two.
pub fn day_of(text: &str) -> Option<i64> {
    let digits = |range: std::ops::Range<usize>| {
        let part = text.get(range)?;
        part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse::<i64>().ok()).flatten()
    };
    let (year, month, day) = (digits(0..4)?, digits(5..7)?, digits(8..10)?);
    // The year has begun in March for whoever counts like this.
    let (years, months) = (if month > 2 { year } else { year - 1 }, (month + 9) % 12);
    let days =
        years * 365 + years.div_euclid(4) - years.div_euclid(100) + years.div_euclid(400) + (153 * months + 2) / 5 + day - 1 - 719_468;
    (iso(days) == text).then_some(days)
}

/// Year, month from 0 and day of a day counted from 1970-01-01. Years are taken to begin in March, so that the day that
/// some have and some have not is their last; 400 of them have always the same length.
fn civil(days: i64) -> (i64, usize, i64) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let of_eras = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * of_eras + of_eras / 4 - of_eras / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = (month + 2) % 12;
    (of_eras + era * 400 + i64::from(month < 2), month as usize, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (days, date) in [(0, (1970, 0, 1)), (59, (1970, 2, 1)), (11_016, (2000, 1, 29)), (20_774, (2026, 10, 17)), (-1, (1969, 11, 31))]
        {
            assert_eq!(civil(days), date, "{days}");
        }
        assert_eq!(date(Lang::En, 20_774 * DAY + 5), "17 November 2026");
        assert_eq!(date(Lang::It, 20_774 * DAY), "17 novembre 2026");
    }

    #[test]
    fn times_are_rounded_down_to_what_people_say() {
        assert_eq!(since(Lang::En, -3), "for a moment");
        assert_eq!(since(Lang::En, 61), "for a minute");
        assert_eq!(since(Lang::It, 2 * HOUR + 5), "da 2 ore");
        assert_eq!(since(Lang::En, 3 * DAY), "for 3 days");
    }
}
