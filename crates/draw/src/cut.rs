//! A drawing cut into its opening tag and the children of its root, so that a page that has some
//! of them already need not get them again.

/// The opening tag of a drawing and each child of its root, in order, without the blanks between
/// them. What this crate writes has no angle brackets inside of tags.
///
/// # Panics
/// If it is not a drawing of this crate.
#[must_use]
pub fn cut(svg: &str) -> (&str, Vec<&str>) {
    let end = |from: usize| svg[from..].find('>').map(|at| from + at + 1).expect("a tag ends");
    let head = end(0);
    let (mut children, mut depth, mut start, mut at) = (Vec::new(), 0_usize, head, head);
    while let Some(open) = svg[at..].find('<').map(|next| at + next) {
        if depth == 0 {
            start = open;
        }
        at = end(open);
        let tag = &svg[open..at];
        if tag.starts_with("</") {
            // The last one is the root's own.
            let Some(up) = depth.checked_sub(1) else { break };
            depth = up;
        } else if !tag.ends_with("/>") {
            depth += 1;
        }
        if depth == 0 {
            children.push(&svg[start..at]);
        }
    }
    (&svg[..head], children)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_its_opening_tag_its_children_and_its_end() {
        let svg =
            "<svg a=\"1\"><defs><g/></defs><rect/>\n<g id=\"x\"><g><text>a</text></g></g></svg>";
        let (head, children) = cut(svg);
        assert_eq!(head, "<svg a=\"1\">");
        assert_eq!(
            children,
            ["<defs><g/></defs>", "<rect/>", "<g id=\"x\"><g><text>a</text></g></g>"]
        );
    }

    #[test]
    fn a_drawing_may_be_empty() {
        assert_eq!(cut("<svg></svg>"), ("<svg>", Vec::new()));
    }
}
