//! Pages without what a browser does not need.

use maud::{Markup, PreEscaped};

/// Elements of SVG without content close themselves, and arrows in texts stay as they are, which keeps
/// a page small. No text can look like a tag, because `<` stays escaped.
pub(crate) fn closed(drawn: Markup) -> Markup {
    const BARE: [&str; 6] = ["use>", "path>", "polygon>", "circle>", "ellipse>", "rect>"];
    let page = drawn.into_string();
    let (mut closed, mut rest) = (String::with_capacity(page.len()), page.as_str());
    // One walk over the page: it is drawn again for everybody whenever something happens.
    while let Some(at) = rest.bytes().position(|byte| matches!(byte, b'>' | b'&')) {
        let (before, from) = rest.split_at(at);
        closed.push_str(before);
        let bare = from.strip_prefix("></").and_then(|after| BARE.iter().find_map(|name| after.strip_prefix(name)));
        rest = if let Some(after) = bare {
            closed.push_str("/>");
            after
        } else {
            closed.push_str(if from.starts_with("&gt;") { ">" } else { &from[..1] });
            from.strip_prefix("&gt;").unwrap_or(&from[1..])
        };
    }
    closed.push_str(rest);
    PreEscaped(closed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_elements_close_themselves_and_arrows_stay() {
        let page = "<use href=\"#a\"></use><g><path d=\"\"></path></g><b>1 &gt; 0 &amp; &lt;</b><p></p><rect></rect>";
        let expected = "<use href=\"#a\"/><g><path d=\"\"/></g><b>1 > 0 &amp; &lt;</b><p></p><rect/>";
        assert_eq!(closed(PreEscaped(page.to_owned())).into_string(), expected);
    }
}
