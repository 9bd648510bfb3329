//! Listening to what other servers did.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio_postgres::{AsyncMessage, Config, Error, NoTls};

use super::connection::explain;
use crate::id::NodeId;
use crate::log;
use crate::store::News;

/// How long to wait before connecting again.
const RETRY: Duration = Duration::from_millis(250);

/// Listens for ever, connecting again when the connection broke.
pub(super) async fn listen(config: Config, own: NodeId, news: mpsc::Sender<News>) {
    let mut first = true;
    loop {
        match hear(&config, own, &news, first).await {
            Ok(Heard::NobodyListens) => return,
            Ok(Heard::End) => log::event("deaf", &[("store", &"postgres")]),
            Err(error) => {
                log::event("deaf", &[("store", &"postgres"), ("why", &explain(&error))]);
            }
        }
        first = false;
        tokio::time::sleep(RETRY).await;
    }
}

enum Heard {
    End,
    NobodyListens,
}

async fn hear(
    config: &Config,
    own: NodeId,
    news: &mpsc::Sender<News>,
    first: bool,
) -> Result<Heard, Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let (sender, mut messages) = mpsc::unbounded_channel();
    let pump = tokio::spawn(async move {
        while let Some(message) = poll_fn(|cx| connection.poll_message(cx)).await {
            match message {
                Ok(AsyncMessage::Notification(note)) => {
                    if sender.send(note.payload().to_owned()).is_err() {
                        return Ok(());
                    }
                }
                Ok(_) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    });
    client.batch_execute("LISTEN lutece").await?;
    if !first && news.send(News::Gap).await.is_err() {
        return Ok(Heard::NobodyListens);
    }
    while let Some(payload) = messages.recv().await {
        if let Some(item) = read(&payload, own)
            && news.send(item).await.is_err()
        {
            return Ok(Heard::NobodyListens);
        }
    }
    match pump.await {
        Ok(result) => result.map(|()| Heard::End),
        Err(_) => Ok(Heard::End),
    }
}

/// Reads `NODE grown TABLE VERSION`, `NODE rewritten TABLE`, `NODE event EVENT VERSION`, `NODE due` or
/// `NODE callees`; one's own news is none.
fn read(payload: &str, own: NodeId) -> Option<News> {
    let mut words = payload.split(' ');
    if words.next()?.parse() == Ok(own) {
        return None;
    }
    match words.next()? {
        "grown" => Some(News::Grown(words.next()?.parse().ok()?, words.next()?.parse().ok()?)),
        "rewritten" => Some(News::Rewritten(words.next()?.parse().ok()?)),
        "event" => Some(News::Event(words.next()?.parse().ok()?, words.next()?.parse().ok()?)),
        "due" => Some(News::Due),
        "callees" => Some(News::Callees),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::{EventId, TableId};

    #[test]
    fn news_of_others_is_read_and_ones_own_is_not() {
        let (own, other) = (NodeId::random(), NodeId::random());
        let table = TableId::random();
        let grown = format!("{other} grown {table} 12");
        assert_eq!(read(&grown, own), Some(News::Grown(table, 12)));
        assert_eq!(read(&grown, other), None);
        assert_eq!(read(&format!("{other} due"), own), Some(News::Due));
        let event = EventId::random();
        let changed = format!("{other} event {event} 3");
        assert_eq!(read(&changed, own), Some(News::Event(event, 3)));
        for odd in ["", "x", "grown", &format!("{other} grown {table}"), &format!("{other} fly")] {
            assert_eq!(read(odd, own), None, "{odd:?}");
        }
    }
}
