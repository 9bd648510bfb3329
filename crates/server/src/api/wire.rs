//! What programs receive.

use catalog::{AnyEdition, Editions, Kind};
use search::Level;
use serde::Serialize;
use serde_json::value::RawValue;
use site::stored::InEvent;
use table::{Clock, Message, Outcome, Seat, Seed};

use crate::id::TableId;
use crate::live::Acted;
use crate::live::clock::Reading;
use crate::live::help::Help;
use crate::live::snapshot::{Player, Snapshot};
use crate::people::Right;
use crate::store::Millis;

/// A table as its viewer may see it.
#[derive(Serialize)]
pub(super) struct State {
    table: TableId,
    game: &'static str,
    status: &'static str,
    version: u32,
    public: bool,
    /// How time is counted; null if it is not.
    clock: Option<Clock>,
    /// Whether a person may take a bot's seat.
    open_bots: bool,
    /// The event that the game is part of, and its round; null if it is none.
    event: Option<InEvent>,
    /// Whether others play the same deal: all of the game is told when they have finished.
    sealed: bool,
    /// Whether you may be given hints here.
    hints: bool,
    /// Who did not want the seat that was kept for them.
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
    undo: Undo,
    /// What a seat asks the others for.
    request: Option<Request>,
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

#[derive(Serialize)]
struct AtSeat {
    seat: Seat,
    by: &'static str,
    level: Option<&'static str>,
    name: String,
    /// Whether the name is that of an account.
    account: bool,
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
    /// What its clock says; null if none is counted.
    time: Option<Time>,
    /// In how many positions it was given a hint.
    hints: u32,
    /// How many moves it did not make after a warning.
    taken_back: u32,
}

/// A seat's clock, in milliseconds.
#[derive(Serialize)]
struct Time {
    left: Millis,
    bank: Millis,
    vacation: Millis,
    away: bool,
    runs: bool,
}

#[derive(Serialize)]
struct Undo {
    own: bool,
    ask: bool,
    asked: Option<Seat>,
    answer: bool,
}

#[derive(Serialize)]
struct Request {
    matter: &'static str,
    seat: Seat,
    answer: bool,
    waits_for: Vec<Seat>,
}

#[derive(Serialize)]
struct NotAgreed {
    matter: &'static str,
    by: Seat,
}

#[derive(Serialize)]
struct Said {
    at: Millis,
    seat: Seat,
    text: String,
}

#[derive(Serialize)]
struct Fair {
    commitment: String,
    secret: Option<String>,
    added: Vec<Seat>,
}

#[derive(Serialize)]
struct Thinking {
    seat: Seat,
    percent: u8,
    /// Whether it waits for a processor.
    waiting: bool,
}

#[derive(Serialize)]
struct Link {
    right: &'static str,
    seat: Option<Seat>,
    token: String,
}

impl State {
    /// The table as this snapshot's viewer may see it, from a seat if they ask for one.
    pub(super) fn of(snapshot: &Snapshot, asked: Option<Seat>) -> Self {
        let seat = asked.filter(|seat| snapshot.may_see(*seat)).or_else(|| snapshot.seat());
        let game = snapshot.game.as_deref();
        let your_turn = snapshot.your_turn();
        let view = game.map(|game| match seat {
            Some(seat) => game.seat_view_json(seat),
            None => game.spectator_view_json(),
        });
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
            view: view.map(|json| RawValue::from_string(json).expect("a view is JSON")),
            undo: Undo {
                own: snapshot.undo.own,
                ask: snapshot.undo.ask,
                asked: snapshot.undo.asked,
                answer: snapshot.undo.answer,
            },
            request: snapshot.request.as_ref().map(|request| Request {
                matter: request.matter.as_str(),
                seat: request.seat,
                answer: request.answer,
                waits_for: request.waits_for.clone(),
            }),
            answered: snapshot
                .answered
                .map(|(matter, by)| NotAgreed { matter: matter.as_str(), by }),
            paused: snapshot.paused,
            ended: snapshot.ended,
            chat: snapshot
                .chat
                .iter()
                .map(|said| Said { at: said.at, seat: said.seat, text: said.text.clone() })
                .collect(),
            fair: snapshot.fair.as_ref().map(|fair| Fair {
                commitment: fair.commitment.to_string(),
                secret: fair.secret.as_ref().map(Seed::to_string),
                added: fair.added.clone(),
            }),
            thinking: snapshot.thinking.map(|(seat, percent)| Thinking {
                seat,
                percent: percent.unwrap_or(0),
                waiting: percent.is_none(),
            }),
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

    fn of(info: &crate::live::snapshot::SeatInfo, help: Help) -> Self {
        let (by, level) = match info.by {
            Player::Nobody => ("nobody", None),
            Player::Person => ("person", None),
            Player::Bot(level) => ("bot", Some(level.as_str())),
        };
        let (name, you, here, gone) = (info.name.clone(), info.you, info.here, info.gone);
        let (account, retired, late) = (info.account, info.retired.is_some(), info.late);
        let time = info.clock.map(|Reading { left, bank, vacation, away, runs, .. }| Time {
            left,
            bank,
            vacation,
            away,
            runs,
        });
        let (kept_for_you, replaceable) = (info.may_refuse, info.may_take_over);
        Self {
            seat: info.seat,
            by,
            level,
            name,
            account,
            you,
            here,
            gone,
            retired,
            late,
            kept_for_you,
            replaceable,
            time,
            hints: help.hints,
            taken_back: help.taken_back,
        }
    }
}

impl Link {
    fn of(link: &crate::live::snapshot::Link) -> Self {
        let (right, seat) = match link.right {
            Right::Play(seat) => ("play", Some(seat)),
            Right::Watch => ("watch", None),
        };
        let token = link.path.rsplit('/').next().unwrap_or_default().to_owned();
        Self { right, seat, token }
    }
}

/// A table in a list.
#[derive(Serialize)]
pub(super) struct Listed {
    table: TableId,
    game: &'static str,
    status: &'static str,
    version: u32,
    /// How time is counted; null if it is not.
    clock: Option<Clock>,
    seats: Vec<AtSeat>,
    your_turn: bool,
}

impl Listed {
    pub(super) fn of(snapshot: &Snapshot) -> Self {
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

/// What came of something done at a table.
#[derive(Serialize)]
pub(super) struct ActedBody {
    version: u32,
    again: bool,
    events: Vec<Message>,
}

impl From<Acted> for ActedBody {
    fn from(acted: Acted) -> Self {
        Self { version: acted.version, again: acted.again, events: acted.events }
    }
}

/// Who a program is from now on.
#[derive(Serialize)]
pub(super) struct Welcome {
    pub(super) name: String,
    pub(super) token: String,
}

/// A table that could be set up.
#[derive(Serialize)]
pub(super) struct Offer {
    pub(super) table: TableId,
    pub(super) commitment: String,
}

/// A table by name.
#[derive(Serialize)]
pub(super) struct Named {
    pub(super) table: TableId,
}

/// Where somebody plays, or waits for an opponent.
#[derive(Serialize)]
pub(super) struct Paired {
    pub(super) table: TableId,
    pub(super) waits: bool,
}

/// A game that can be played here.
#[derive(Serialize)]
pub(super) struct Game {
    game: &'static str,
    rules: u32,
    least_seats: usize,
    most_seats: usize,
    options: Vec<Choice>,
    editions: Vec<Edition>,
    levels: Vec<&'static str>,
}

#[derive(Serialize)]
struct Choice {
    key: &'static str,
    values: &'static [&'static str],
    names: &'static [&'static str],
}

#[derive(Serialize)]
struct Edition {
    name: String,
    digest: String,
}

impl Game {
    pub(super) fn of(kind: Kind, editions: &Editions) -> Self {
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
