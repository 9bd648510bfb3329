//! What programs receive.

use catalog::{AnyEdition, Editions, Kind};
use search::Level;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Clock, Message, Outcome, Seat, Seed};

use crate::action::Matter;
use crate::id::TableId;
use crate::model::clock::Reading;
use crate::model::help::{Help, Warning};
use crate::model::snapshot::{Player, RequestInfo, SeatInfo, Snapshot, UndoInfo};
use crate::model::state::Said;
use crate::person::Right;
use crate::rating::Strength;
use crate::stored::InEvent;

/// A table as its viewer may see it.
#[derive(Debug, Serialize)]
pub struct State {
    table: TableId,
    game: &'static str,
    status: &'static str,
    version: u32,
    public: bool,
    /// The clock; null if there is none.
    clock: Option<Clock>,
    /// Whether a person may take a bot's seat.
    open_bots: bool,
    /// The event that the game is part of, and its round; null if it is none.
    event: Option<InEvent>,
    /// Whether others still play the same deal; the whole game is shown when they have finished.
    sealed: bool,
    /// Whether you may be given hints here.
    hints: bool,
    /// The move that the coach held back, until you make it anyway, heed the warning or do something else.
    warning: Option<Warned>,
    /// Who declined the seat that was kept for them.
    declined: Vec<String>,
    seats: Vec<AtSeat>,
    yours: Vec<Seat>,
    /// Whose view this is; null for an onlooker's.
    seat: Option<Seat>,
    to_act: Option<Seat>,
    your_turn: bool,
    ply: usize,
    turn: u32,
    step: &'static str,
    prompt: Option<Message>,
    /// Every legal move, if it is the viewer's turn.
    legal: Vec<String>,
    view: Option<Box<RawValue>>,
    undo: UndoInfo,
    /// What a seat asks the others for.
    request: Option<RequestInfo>,
    /// Who did not agree to what you asked for.
    answered: Option<NotAgreed>,
    /// Whether all agreed that the clocks stand.
    paused: bool,
    /// Whether all agreed to end the game, so that nobody has won.
    ended: bool,
    chat: Vec<Said>,
    fair: Option<Fair>,
    thinking: Option<Thinking>,
    outcome: Option<Outcome>,
    next: Option<TableId>,
    links: Vec<Link>,
}

#[derive(Debug, Serialize)]
struct AtSeat {
    seat: Seat,
    by: &'static str,
    level: Option<&'static str>,
    name: String,
    /// Whether the name is that of an account.
    account: bool,
    /// Their rating in games like this one; null if it is not known or not shown.
    rating: Option<Strength>,
    you: bool,
    here: bool,
    gone: bool,
    /// Whether its player gave up while the others play on.
    retired: bool,
    /// Whether its player ran out of time.
    late: bool,
    /// Whether it is kept for the viewer, who may take or refuse it.
    kept_for_you: bool,
    /// Whether the viewer may go on for the bot.
    replaceable: bool,
    /// What its clock says; null if there is no clock.
    time: Option<Reading>,
    /// In how many positions it was given a hint.
    hints: u32,
    /// How many moves it did not make after a warning.
    taken_back: u32,
}

#[derive(Debug, Serialize)]
struct NotAgreed {
    matter: Matter,
    by: Seat,
}

#[derive(Debug, Serialize)]
struct Fair {
    commitment: String,
    secret: Option<String>,
    added: Vec<Seat>,
}

/// A bot at work.
#[derive(Debug, Serialize)]
pub struct Thinking {
    seat: Seat,
    percent: u8,
    /// Whether it waits for a processor.
    waiting: bool,
}

impl Thinking {
    /// Which bot, and how far it is in percent; `None` while it waits.
    #[must_use]
    pub fn new((seat, percent): (Seat, Option<u8>)) -> Self {
        Self { seat, percent: percent.unwrap_or(0), waiting: percent.is_none() }
    }
}

#[derive(Debug, Serialize)]
struct Link {
    right: &'static str,
    seat: Option<Seat>,
    token: String,
}

impl State {
    /// The table as this snapshot's viewer may see it, from a seat if they ask for one.
    #[must_use]
    pub fn of(snapshot: &Snapshot, asked: Option<Seat>) -> Self {
        let seat = asked.filter(|seat| snapshot.may_see(*seat)).or_else(|| snapshot.seat());
        let game = snapshot.game.as_deref();
        let your_turn = snapshot.your_turn();
        Self {
            table: snapshot.id(),
            game: snapshot.kind.as_str(),
            status: snapshot.status.as_str(),
            version: snapshot.version,
            public: snapshot.head.public,
            clock: snapshot.head.terms.clock,
            open_bots: snapshot.head.terms.open_bots,
            event: snapshot.head.terms.event,
            sealed: snapshot.sealed,
            hints: snapshot.help.is_some(),
            warning: snapshot.help.as_ref().and_then(|help| help.warning.as_ref().map(Warned::of)),
            declined: snapshot.declined.clone(),
            seats: AtSeat::all(snapshot),
            yours: snapshot.yours.clone(),
            seat,
            to_act: snapshot.to_act(),
            your_turn,
            ply: game.map_or(0, catalog::Any::ply),
            turn: game.map_or(0, catalog::Any::turn),
            step: game.map_or("", catalog::Any::step),
            prompt: game.filter(|_| your_turn).and_then(catalog::Any::prompt),
            legal: game.filter(|_| your_turn).map(catalog::Any::legal).unwrap_or_default(),
            view: game.map(|game| game.view_json(seat)),
            undo: snapshot.undo.clone(),
            request: snapshot.request.clone(),
            answered: snapshot.answered.map(|(matter, by)| NotAgreed { matter, by }),
            paused: snapshot.paused,
            ended: snapshot.ended,
            chat: snapshot.chat.iter().cloned().collect(),
            fair: snapshot.fair.as_ref().map(|fair| Fair {
                commitment: fair.commitment.to_string(),
                secret: fair.secret.as_ref().map(Seed::to_string),
                added: fair.added.clone(),
            }),
            thinking: snapshot.thinking.map(Thinking::new),
            outcome: game.and_then(catalog::Any::outcome),
            next: snapshot.next,
            links: snapshot.links.iter().map(Link::of).collect(),
        }
    }
}

impl AtSeat {
    fn all(snapshot: &Snapshot) -> Vec<Self> {
        let seats = snapshot.seats.iter().zip(&snapshot.helped);
        seats.map(|(info, help)| Self::of(info, *help)).collect()
    }

    fn of(info: &SeatInfo, help: Help) -> Self {
        let (by, level) = match info.by {
            Player::Nobody => ("nobody", None),
            Player::Person => ("person", None),
            Player::Bot(level) => ("bot", Some(level.as_str())),
        };
        Self {
            seat: info.seat,
            by,
            level,
            name: info.name.clone(),
            account: info.account,
            rating: info.strength,
            you: info.you,
            here: info.here,
            gone: info.gone,
            retired: info.retired.is_some(),
            late: info.late,
            kept_for_you: info.may_refuse,
            replaceable: info.may_take_over,
            time: info.clock,
            hints: help.hints,
            taken_back: help.taken_back,
        }
    }
}

impl Link {
    fn of(link: &crate::model::snapshot::Link) -> Self {
        let (right, seat) = match link.right {
            Right::Play(seat) => ("play", Some(seat)),
            Right::Watch => ("watch", None),
        };
        let token = link.path.rsplit('/').next().unwrap_or_default().to_owned();
        Self { right, seat, token }
    }
}

/// A table in a list.
#[derive(Debug, Serialize)]
pub struct Listed {
    table: TableId,
    game: &'static str,
    status: &'static str,
    version: u32,
    /// The clock; null if there is none.
    clock: Option<Clock>,
    seats: Vec<AtSeat>,
    your_turn: bool,
}

impl Listed {
    /// As this snapshot's viewer may see it.
    #[must_use]
    pub fn of(snapshot: &Snapshot) -> Self {
        Self {
            table: snapshot.id(),
            game: snapshot.kind.as_str(),
            status: snapshot.status.as_str(),
            version: snapshot.version,
            clock: snapshot.head.terms.clock,
            seats: AtSeat::all(snapshot),
            your_turn: snapshot.your_turn(),
        }
    }
}

/// A move that the coach held back.
#[derive(Debug, Serialize)]
struct Warned {
    r#move: String,
    percent: u8,
}

impl Warned {
    fn of(warning: &Warning) -> Self {
        Self { r#move: warning.text.clone(), percent: warning.percent }
    }
}

/// What came of something done at a table.
#[derive(Debug, Serialize)]
pub struct ActedBody {
    version: u32,
    again: bool,
    events: Vec<Message>,
    /// How much of the chance to win the move would have lost, in percent, if the coach held it back.
    warned: Option<u8>,
}

impl ActedBody {
    /// The version that it led to, whether the click had been counted before, and what a move
    /// brought about.
    #[must_use]
    pub const fn new(version: u32, again: bool, events: Vec<Message>) -> Self {
        Self { version, again, events, warned: None }
    }

    /// The same with what the coach said.
    #[must_use]
    pub fn warned(self, warned: Option<u8>) -> Self {
        Self { warned, ..self }
    }
}

/// Who a program is from now on.
#[derive(Debug, Serialize)]
pub struct Welcome {
    /// What it is called.
    pub name: String,
    /// The token by which it is recognised.
    pub token: String,
}

/// A table that could be set up.
#[derive(Debug, Serialize)]
pub struct Offer {
    /// Its id.
    pub table: TableId,
    /// What the shuffle can be checked by.
    pub commitment: String,
}

/// A table by name.
#[derive(Debug, Serialize)]
pub struct Named {
    /// Its id.
    pub table: TableId,
}

/// Where somebody plays, or waits for an opponent.
#[derive(Debug, Serialize)]
pub struct Paired {
    /// The table.
    pub table: TableId,
    /// Whether it waits for somebody.
    pub waits: bool,
}

/// A game that can be played here.
#[derive(Debug, Serialize)]
pub struct Game {
    game: &'static str,
    rules: u32,
    least_seats: usize,
    most_seats: usize,
    options: Vec<Choice>,
    editions: Vec<Edition>,
    levels: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
struct Choice {
    key: &'static str,
    values: &'static [&'static str],
    names: &'static [&'static str],
}

#[derive(Debug, Serialize)]
struct Edition {
    name: String,
    digest: String,
}

impl Game {
    /// A game with the editions that are here.
    #[must_use]
    pub fn of(kind: Kind, editions: &Editions) -> Self {
        let choice =
            |it: &table::Choice| Choice { key: it.key, values: it.values, names: it.names };
        let edition = |it: &AnyEdition| {
            let info = it.info();
            Edition { name: info.name.clone(), digest: info.digest.to_string() }
        };
        Self {
            game: kind.as_str(),
            rules: kind.rules(),
            least_seats: *kind.seats().start(),
            most_seats: *kind.seats().end(),
            options: kind.options().iter().map(choice).collect(),
            editions: editions.of(kind).map(edition).collect(),
            levels: Level::ALL.iter().map(|level| level.as_str()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::PlayerId;
    use crate::model::snapshot::Around;
    use crate::model::state::State as Table;
    use crate::stored::{Entry, Head, Terms};

    /// A game of two people that has just begun.
    fn table(kind: Kind, people: [PlayerId; 2]) -> Table {
        let editions = Editions::shipped();
        let head = Head {
            id: TableId::random(),
            created: 0,
            game: kind.to_string(),
            rules: kind.rules(),
            edition: editions.default_of(kind).info().digest.to_string(),
            seats: 2,
            options: Vec::new(),
            public: true,
            owner: people[0],
            secret: Seed([7; 32]).to_string(),
            from: None,
            reshuffled: false,
            terms: Terms::default(),
        };
        let mut table = Table::new(head).expect("a table");
        let lines = [
            format!("join 1 {} - Ann", people[0]),
            format!("join 2 {} - Bob", people[1]),
            "start".to_owned(),
        ];
        for text in lines {
            let entry = Entry { at: 0, click: None, text };
            table.apply(&entry, None, &editions).expect("it fits");
        }
        table
    }

    fn json(table: &Table, viewer: Option<PlayerId>, asked: Option<Seat>) -> serde_json::Value {
        let around = Around {
            here: &|_| true,
            account: &|_| false,
            strength: &|_| None,
            thinking: None,
            now: 0,
            gone_after: 1,
            link: &|_| "/l/token".to_owned(),
        };
        let snapshot = Snapshot::take(table, viewer, &around);
        serde_json::to_value(State::of(&snapshot, asked)).expect("a state is JSON")
    }

    #[test]
    fn everybody_gets_their_own_view() {
        let people = [PlayerId::random(), PlayerId::random()];
        for &kind in Kind::ALL {
            let table = table(kind, people);
            let game = table.game.clone().expect("it has begun");
            let to_act = game.to_act().expect("somebody is").index();
            for (index, player) in people.into_iter().enumerate() {
                let seat = Seat::new(index);
                let seen = json(&table, Some(player), None);
                assert_eq!(seen["seat"], seat.number(), "{kind}");
                assert_eq!(seen["view"].to_string(), value(&game.seat_view_json(seat)), "{kind}");
                let legal = seen["legal"].as_array().expect("a list").len();
                assert_eq!(legal > 0, index == to_act, "{kind}: moves for who is to move");
            }
            // Asking for another's seat gives no more than an onlooker's view or one's own.
            for (viewer, shown) in [(None, None), (Some(people[0]), Some(Seat::new(0)))] {
                let seen = json(&table, viewer, Some(Seat::new(1)));
                let view = shown.map_or_else(
                    || game.spectator_view_json(),
                    |seat: Seat| game.seat_view_json(seat),
                );
                assert_eq!(seen["view"].to_string(), value(&view), "{kind}");
            }
        }
    }

    fn value(json: &str) -> String {
        serde_json::from_str::<serde_json::Value>(json).expect("JSON").to_string()
    }
}
