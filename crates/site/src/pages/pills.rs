//! A row of links to what else a page can show.

use maud::{Markup, html};

/// One of them: its address, whether it is what the page shows, and what it is called.
pub(super) type Pill = (String, bool, String);

/// All of them; the label says what can be chosen, where nothing else does.
pub(super) fn pills(label: Option<String>, all: impl IntoIterator<Item = Pill>) -> Markup {
    html! {
        ul.pills aria-label=[label] {
            @for (href, here, name) in all {
                li { a href=(href) aria-current=[here.then_some("page")] { (name) } }
            }
        }
    }
}
