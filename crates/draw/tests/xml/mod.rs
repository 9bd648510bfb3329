//! A strict little reader of XML: enough to prove a picture well-formed and to look into it.

/// An element with its attributes, the entities resolved.
pub(crate) struct Element {
    /// What kind of element it is.
    pub(crate) name: String,
    /// Which element it is in.
    pub(crate) parent: Option<usize>,
    attributes: Vec<(String, String)>,
}

impl Element {
    /// The value of an attribute.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// Every element of a document in order, or why it is not well-formed.
pub(crate) fn parse(text: &str) -> Result<Vec<Element>, String> {
    let mut elements = Vec::new();
    let mut open: Vec<(&str, usize)> = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        resolve(&rest[..start])?;
        if open.is_empty() && !rest[..start].trim().is_empty() {
            return Err(format!("text outside of the root: {}", &rest[..start]));
        }
        let end = start + rest[start..].find('>').ok_or("a tag without an end")?;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            match open.pop() {
                Some((opened, _)) if opened == name => {}
                opened => return Err(format!("{opened:?} is closed by {name}")),
            }
            continue;
        }
        if open.is_empty() && !elements.is_empty() {
            return Err("two roots".to_owned());
        }
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        if name.is_empty() || !name.bytes().all(|it| it.is_ascii_alphanumeric()) {
            return Err(format!("{name:?} is no name of an element"));
        }
        let parent = open.last().map(|(_, at)| *at);
        elements.push(Element { name: name.to_owned(), parent, attributes: read(attributes)? });
        if !closed {
            open.push((name, elements.len() - 1));
        }
    }
    match (open.as_slice(), rest.trim()) {
        ([], "") => Ok(elements),
        (open, rest) => Err(format!("still open: {open:?}, left over: {rest:?}")),
    }
}

fn read(mut text: &str) -> Result<Vec<(String, String)>, String> {
    let mut attributes: Vec<(String, String)> = Vec::new();
    while !text.is_empty() {
        let (name, after) = text.split_once("=\"").ok_or(format!("no value: {text:?}"))?;
        let (value, after) = after.split_once('"').ok_or(format!("no end: {after:?}"))?;
        if attributes.iter().any(|(known, _)| known == name) || name.contains(' ') {
            return Err(format!("attribute {name:?} twice or malformed"));
        }
        attributes.push((name.to_owned(), resolve(value)?));
        text = after.strip_prefix(' ').unwrap_or(after);
    }
    Ok(attributes)
}

fn resolve(text: &str) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        let end = rest[at..].find(';').ok_or(format!("a bare & in {text:?}"))?;
        out.push(match &rest[at + 1..at + end] {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            other => return Err(format!("unknown entity {other:?}")),
        });
        rest = &rest[at + end + 1..];
    }
    out.push_str(rest);
    Ok(out)
}
