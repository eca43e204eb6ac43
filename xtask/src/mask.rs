//! Rust source with its comments, strings and tests blanked out, so that a plain text search finds
//! code only. Blanks keep every byte in its place: an offset in a masked text is an offset in the
//! source. It knows just enough of the language for that and parses nothing.

use std::ops::Range;

/// A Rust source, blanked.
pub struct Masked {
    /// Without comments and without what is in strings and characters.
    pub code: String,
    /// Without comments only.
    pub uncommented: String,
}

impl Masked {
    /// Masks a source.
    pub fn new(source: &str) -> Masked {
        let bytes = source.as_bytes();
        let mut code = bytes.to_vec();
        let mut uncommented = bytes.to_vec();
        let mut at = 0;
        while at < bytes.len() {
            let (kind, end) = token(source, at);
            match kind {
                Token::Comment => {
                    blank(&mut code, at..end);
                    blank(&mut uncommented, at..end);
                }
                // The first and last byte stay, so that a string is still seen to be there; the last is a
                // quote or a hash unless the file ends in the middle.
                Token::Literal => {
                    let last = usize::from(bytes[end - 1].is_ascii());
                    blank(&mut code, at + 1..(end - last).max(at + 1));
                }
                Token::Other => {}
            }
            at = end;
        }
        Masked { code: text(code), uncommented: text(uncommented) }
    }

    /// The code without the items that only tests see (`#[cfg(test)]`).
    pub fn code_outside_tests(&self) -> String {
        let mut code = self.code.clone().into_bytes();
        for attribute in attributes(&self.code).filter(Attribute::is_test_only) {
            let end = item_end(&self.code, attribute.range.end);
            blank(&mut code, attribute.range.start..end);
        }
        text(code)
    }

    /// The names of modules in files of their own that only tests see: `#[cfg(test)] mod tests;`.
    pub fn test_modules(&self) -> Vec<&str> {
        let named = |attribute: Attribute<'_>| {
            let item = &self.code[attribute.range.end..item_end(&self.code, attribute.range.end)];
            item.trim().strip_prefix("mod ")?.strip_suffix(';').map(str::trim)
        };
        attributes(&self.code).filter(Attribute::is_test_only).filter_map(named).collect()
    }
}

/// The line of an offset, counted from 1.
pub fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes()[..offset].iter().filter(|byte| **byte == b'\n').count() + 1
}

/// Where a word stands by itself: `rule!(` but not the end of `my_rule!(`.
pub fn words<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(word).map(|(at, _)| at).filter(|at| !text[..*at].ends_with(is_word))
}

/// Whether a character belongs to a Rust word.
pub fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// An attribute such as `#[cfg(test)]`.
pub struct Attribute<'a> {
    /// What stands in the brackets.
    pub inside: &'a str,
    /// From `#` to after `]`.
    pub range: Range<usize>,
}

impl Attribute<'_> {
    /// Whether a word stands in it.
    pub fn has(&self, word: &str) -> bool {
        words(self.inside, word).any(|at| !self.inside[at + word.len()..].starts_with(is_word))
    }

    /// Its name: `cfg` of `cfg(test)`.
    pub fn name(&self) -> &str {
        self.inside.trim().split(|c: char| !is_word(c)).next().unwrap_or_default()
    }

    fn is_test_only(&self) -> bool {
        self.name() == "cfg" && self.has("test") && !self.inside.contains("not(test")
    }
}

/// The attributes of a code without comments and strings.
pub fn attributes(code: &str) -> impl Iterator<Item = Attribute<'_>> {
    code.match_indices('#').filter_map(|(start, _)| {
        let rest = &code[start + 1..];
        let open = start + 1 + usize::from(rest.starts_with('!'));
        if !code[open..].starts_with('[') {
            return None;
        }
        let end = closing(code, open)?;
        Some(Attribute { inside: &code[open + 1..end], range: start..end + 1 })
    })
}

/// The offset of the bracket that closes the one at `open`.
fn closing(code: &str, open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// Where the item that begins at `from` ends: after its braces or its semicolon.
fn item_end(code: &str, from: usize) -> usize {
    let mut at = from;
    while let Some(byte) = code.as_bytes().get(at) {
        match byte {
            b';' => return at + 1,
            b'{' => return closing(code, at).map_or(code.len(), |end| end + 1),
            b'(' | b'[' => at = closing(code, at).map_or(code.len(), |end| end + 1),
            _ => at += 1,
        }
    }
    code.len()
}

enum Token {
    Comment,
    Literal,
    Other,
}

/// The token at `at` and where it ends. Anything that is neither comment nor literal is one character
/// or one word.
fn token(source: &str, at: usize) -> (Token, usize) {
    let rest = &source[at..];
    if rest.starts_with("//") {
        return (Token::Comment, at + rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return (Token::Comment, at + block_comment(rest));
    }
    if rest.starts_with('"') {
        return (Token::Literal, at + quoted(rest, '"'));
    }
    if let Some(after) = rest.strip_prefix('\'') {
        let mut after = after.chars();
        let (first, second) = (after.next(), after.next());
        let is_character = first == Some('\\') || second == Some('\'');
        return if is_character { (Token::Literal, at + quoted(rest, '\'')) } else { (Token::Other, at + 1) };
    }
    let word = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
    if word == 0 {
        return (Token::Other, at + rest.chars().next().map_or(1, char::len_utf8));
    }
    let after = &rest[word..];
    let hashes = after.bytes().take_while(|byte| *byte == b'#').count();
    if matches!(&rest[..word], "r" | "br" | "cr") && after[hashes..].starts_with('"') {
        let close = format!("\"{}", "#".repeat(hashes));
        let inside = word + hashes + 1;
        let end = rest[inside..].find(&close).map_or(rest.len(), |found| inside + found + close.len());
        return (Token::Literal, at + end);
    }
    (Token::Other, at + word)
}

/// The length of a block comment, which may hold others.
fn block_comment(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let (mut depth, mut at) = (0_usize, 0);
    while at + 1 < bytes.len() {
        match &bytes[at..at + 2] {
            b"/*" => depth += 1,
            b"*/" => depth -= 1,
            _ => {
                at += 1;
                continue;
            }
        }
        at += 2;
        if depth == 0 {
            return at;
        }
    }
    bytes.len()
}

/// The length of a string or character with its quotes; a backslash takes the next byte with it.
fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        if !escaped && c == quote {
            return at + 1;
        }
        escaped = !escaped && c == '\\';
    }
    rest.len()
}

fn blank(bytes: &mut [u8], range: Range<usize>) {
    for byte in bytes[range].iter_mut().filter(|byte| **byte != b'\n') {
        *byte = b' ';
    }
}

/// Blanking takes whole characters, so the bytes are still text.
fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(source: &str) -> String {
        Masked::new(source).code
    }

    #[test]
    fn comments_and_strings_are_blank() {
        assert_eq!(code("a // b \"c\nd"), "a        \nd");
        assert_eq!(code("a /* b /* c */ d */ e"), "a                   e");
        assert_eq!(code(r#"f("a // b", c)"#), r#"f("      ", c)"#);
        assert_eq!(code(r#"f("a\"b", c)"#), r#"f("    ", c)"#);
        assert_eq!(code("f(r##\"a\"#b\"##, c)"), "f(r         #, c)");
        assert_eq!(code("'a: loop { '\"' '\\'' 'è' }").replace(' ', ""), "'a:loop{''''''}");
        assert_eq!(Masked::new("f(\"x\") // y").uncommented, "f(\"x\")     ");
    }

    #[test]
    fn unfinished_literals_end_with_the_file() {
        for source in ["\"abc", "r#\"abc\"", "/* abc", "'\\", "\"", "\"è", "r\"è", "b'è"] {
            assert_eq!(code(source).len(), source.len(), "{source}");
        }
    }

    #[test]
    fn raw_names_are_not_strings() {
        assert_eq!(code("r#type + br + r"), "r#type + br + r");
    }

    #[test]
    fn items_of_tests_are_left_out() {
        let masked = Masked::new("one();\n#[cfg(test)]\nmod tests { fn f() { two(\"}\"); } }\nthree();\n#[cfg(not(test))]\nfour();");
        let kept = masked.code_outside_tests();
        assert!(kept.contains("one") && kept.contains("three") && kept.contains("four"));
        assert!(!kept.contains("two"));
        assert_eq!(line_of(&kept, kept.find("three").unwrap()), 4);
    }

    #[test]
    fn modules_of_tests_in_their_own_files_are_named() {
        let masked = Masked::new("mod play;\n#[cfg(test)]\nmod tests;\n#[cfg(all(test, unix))]\nmod  more ;\n#[cfg(test)]\nuse x;");
        assert_eq!(masked.test_modules(), ["tests", "more"]);
    }

    #[test]
    fn attributes_are_read_whole() {
        let source = "#![allow(a, reason = \"b]\")]\n#[cfg_attr(x, ignore)] fn f() {} a[#b]";
        let masked = Masked::new(source);
        let found: Vec<Attribute<'_>> = attributes(&masked.code).collect();
        assert_eq!(found.len(), 2);
        assert!(found[0].has("reason") && found[0].name() == "allow");
        assert!(found[1].has("ignore") && !found[1].has("ign"));
    }
}
