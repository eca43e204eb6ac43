//! Numbers and columns as people read them.

/// On which side a column is flush.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flush {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// A whole number with commas between the thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// "1 game", "1,000 games": a number of things that take an s when they are several.
pub fn counted(number: u64, one: &str) -> String {
    format!("{} {one}{}", grouped(number), if number == 1 { "" } else { "s" })
}

/// A measured number, rounded to a whole one, with commas.
pub fn rounded(number: f64) -> String {
    grouped(number.round().max(0.0) as u64)
}

/// A rate as a percentage.
pub fn percent(rate: f64) -> String {
    format!("{:.2} %", 100.0 * rate)
}

/// Rows in columns, two spaces apart, without spaces at the end of a line. A column in which nothing stands is left out.
pub fn columns<const N: usize>(flush: [Flush; N], rows: &[[String; N]]) -> String {
    let width: [usize; N] = std::array::from_fn(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0));
    let mut text = String::new();
    for row in rows {
        let cell = |column: usize| match flush[column] {
            Flush::Left => format!("{:<1$}", row[column], width[column]),
            Flush::Right => format!("{:>1$}", row[column], width[column]),
        };
        let line = (0..N).filter(|&column| width[column] > 0).map(cell).collect::<Vec<_>>().join("  ");
        text += line.trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (u64::MAX, "18,446,744,073,709,551,615")]
        {
            assert_eq!(grouped(number), text);
        }
        assert_eq!(rounded(f64::NAN), "0");
        assert_eq!([0, 1, 2000].map(|number| counted(number, "game")), ["0 games", "1 game", "2,000 games"]);
        assert_eq!(rounded(1999.6), "2,000");
    }

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [["Seat".to_owned(), "Score".to_owned()], ["0".to_owned(), "-1".to_owned()]];
        assert_eq!(columns([Flush::Left, Flush::Right], &rows), "Seat  Score\n0        -1\n");
        assert_eq!(columns([Flush::Left, Flush::Left], &rows), "Seat  Score\n0     -1\n");
    }
}
