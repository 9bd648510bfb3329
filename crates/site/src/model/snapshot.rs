//! A table as one viewer may see it.

use std::collections::VecDeque;
use std::sync::Arc;

use catalog::{Any, Kind};
use search::Level;
use serde::Serialize;
use table::{Seat, Seed};

use super::clock::Reading;
use super::help::{Help, Warning};
use super::request::leaver;
use super::rights;
use super::state::{Said, SeatHolder, State};
use crate::action::Matter;
use crate::id::{PlayerId, TableId};
use crate::person::Right;
use crate::rating::Strength;
use crate::result::Who;
use crate::stored::{Head, Millis, Status};

/// A table at one moment, for one viewer.
///
/// [`Snapshot::game`] holds the whole game with its secrets; what of it may leave the process is
/// what [`Snapshot::may_see`] says: the view of a seat for which it is true, and the onlooker's.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// What was fixed at the beginning. Its secret is not for showing.
    pub head: Arc<Head>,
    /// Which game.
    pub kind: Kind,
    /// How many actions the table has. Clicks carry it.
    pub version: u32,
    /// How far the table is.
    pub status: Status,
    /// When the last action was.
    pub at: Millis,
    /// The game, once it has begun.
    pub game: Option<Arc<Any>>,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The seats that the viewer plays.
    pub yours: Vec<Seat>,
    /// Whether the viewer set the table up.
    pub owner: bool,
    /// Whether it waits for players.
    pub waits: bool,
    /// Whether the viewer could take a seat without a link.
    pub may_join: bool,
    /// Who declined the seat that was kept for them.
    pub declined: Vec<String>,
    /// What was said.
    pub chat: Arc<VecDeque<Said>>,
    /// What the viewer may do about moves made.
    pub undo: UndoInfo,
    /// The help that the viewer may have here.
    pub help: Option<HelpInfo>,
    /// The help that every seat has had.
    pub helped: Vec<Help>,
    /// What is asked for, if something is.
    pub request: Option<RequestInfo>,
    /// Who did not agree to what the viewer asked for, and what that was.
    pub answered: Option<(Matter, Seat)>,
    /// Whether all agreed that the clocks stand.
    pub paused: bool,
    /// Whether the viewer may ask for that.
    pub may_pause: bool,
    /// Whether the viewer may ask that a bot plays on for the player who left.
    pub may_replace: bool,
    /// Whether the viewer may ask that the game is broken off because of them.
    pub may_break_off: bool,
    /// Whether all agreed to end the game, so that nobody has won it.
    pub ended: bool,
    /// Whether the players may agree on anything that makes it another game.
    pub may_agree: bool,
    /// Whether others still play the same deal; the whole game is shown when they have finished.
    pub sealed: bool,
    /// The table of the next game.
    pub next: Option<TableId>,
    /// What makes the shuffle checkable; `None` for a game that goes on from a record.
    pub fair: Option<FairInfo>,
    /// Which bot is thinking and how far it is, in percent; `None` while it waits for a processor.
    pub thinking: Option<(Seat, Option<u8>)>,
    /// Links that the viewer may hand on: for a table that they sit at.
    pub links: Vec<Link>,
}

/// A seat as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// Who plays.
    pub by: Player,
    /// What they are called; empty if nobody is there or the name was erased.
    pub name: String,
    /// Whether the person has an account, so that the name is theirs and nobody else's.
    pub account: bool,
    /// How strong they are in games like this one, if that is known and may be shown.
    pub strength: Option<Strength>,
    /// Whether it is the viewer.
    pub you: bool,
    /// Whether the person has the table open on this server.
    pub here: bool,
    /// Whether a bot may take over: the person is to move and has been away for long.
    pub gone: bool,
    /// Whether the viewer may take the seat back from a bot, or it is kept for them.
    pub yours_to_take: bool,
    /// What their clock says, while time is counted.
    pub clock: Option<Reading>,
    /// Whether they ran out of time.
    pub late: bool,
    /// The name of the player who gave up here while the others played on, if one did.
    pub retired: Option<String>,
    /// Whether nobody is there and anybody who may sit down at this table can take it.
    pub open: bool,
    /// Whether nobody is there and it can be taken only with its link.
    pub by_link: bool,
    /// Whether the viewer may send the person away: as the owner, before the start.
    pub may_remove: bool,
    /// Whether the viewer may go on for the bot.
    pub may_take_over: bool,
    /// Whether it is kept for the viewer, who may refuse it, before the start.
    pub may_refuse: bool,
    /// Whether it is kept for somebody and the viewer may take that back: as the owner.
    pub may_withdraw: bool,
}

/// Who plays at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot(Level),
}

/// What a viewer may do about moves made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct UndoInfo {
    /// Take back the last move by themselves.
    pub own: bool,
    /// Not take back their own last move: it showed somebody something that was hidden.
    #[serde(skip)]
    pub shown: bool,
    /// Ask the others; with nobody but bots at the table this takes it back at once.
    pub ask: bool,
    /// The seat that asks the others, if one does.
    pub asked: Option<Seat>,
    /// Whether the viewer is asked and has not answered.
    pub answer: bool,
}

/// The help that a viewer may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpInfo {
    /// Whether it is their turn, so that they may have it now.
    pub now: bool,
    /// The position, by the version in which it came about.
    pub position: u32,
    /// Whether a hint was given in it.
    pub hinted: bool,
    /// What they were warned of in it.
    pub warning: Option<Warning>,
}

/// What a seat asks the others for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RequestInfo {
    /// What.
    pub matter: Matter,
    /// Who asks.
    pub seat: Seat,
    /// Whom it is about, if somebody has left.
    pub about: Option<Seat>,
    /// Whether it is the viewer who asks.
    #[serde(skip)]
    pub yours: bool,
    /// Whether it is about the viewer, who is here after all.
    #[serde(skip)]
    pub about_you: bool,
    /// Whether the viewer is asked and has not answered.
    pub answer: bool,
    /// Who has not answered yet.
    pub waits_for: Vec<Seat>,
}

/// What makes a shuffle checkable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairInfo {
    /// The hash of the server's secret, published before the first move.
    pub commitment: Seed,
    /// The secret, after the end.
    pub secret: Option<Seed>,
    /// Which seats added to it.
    pub added: Vec<Seat>,
}

/// A link that gives a right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// What it gives.
    pub right: Right,
    /// The address, without the host.
    pub path: String,
}

/// What a snapshot needs to know besides the table.
pub struct Around<'a> {
    /// Who has the table open.
    pub here: &'a dyn Fn(PlayerId) -> bool,
    /// Who has an account.
    pub account: &'a dyn Fn(PlayerId) -> bool,
    /// How strong somebody is in games of this kind and number of players.
    pub strength: &'a dyn Fn(Who) -> Option<Strength>,
    /// Which bot is thinking and how far it is, in percent; `None` while it waits for a processor.
    pub thinking: Option<(Seat, Option<u8>)>,
    /// The time.
    pub now: Millis,
    /// After how long a player counts as gone, in milliseconds.
    pub gone_after: Millis,
    /// The address of a link to this table that gives a right, without the host.
    pub link: &'a dyn Fn(Right) -> String,
}

impl Snapshot {
    /// The table as a player or an onlooker may see it. Whether they may see it at all is not checked here.
    #[must_use]
    pub fn take(state: &State, viewer: Option<PlayerId>, around: &Around<'_>) -> Self {
        let yours: Vec<Seat> =
            viewer.map(|player| state.seats_of(player).collect()).unwrap_or_default();
        let status = state.status();
        let owner = viewer == Some(state.owner);
        let now = around.now;
        let clocks = state.clocks.as_ref();
        let seats: Vec<SeatInfo> = Seat::first(state.places.len())
            .map(|seat| {
                let place = &state.places[seat.index()];
                let you = yours.contains(&seat);
                let kept_for = match place {
                    SeatHolder::Kept { player, .. } if status == Status::Open => Some(*player),
                    _ => None,
                };
                SeatInfo {
                    seat,
                    by: match place {
                        SeatHolder::Free | SeatHolder::Invited | SeatHolder::Kept { .. } => {
                            Player::Nobody
                        }
                        SeatHolder::Person { .. } => Player::Person,
                        SeatHolder::Bot { level, .. } => Player::Bot(*level),
                    },
                    name: state.name(seat),
                    account: place.named().is_some_and(|player| (around.account)(player)),
                    strength: place.who().and_then(|who| (around.strength)(who)),
                    you,
                    here: place.player().is_some_and(|player| (around.here)(player)),
                    gone: !you && rights::is_gone(state, seat, now, around.gone_after),
                    yours_to_take: place.player().is_none()
                        && viewer.is_some_and(|player| place.concerns() == Some(player)),
                    clock: clocks
                        .filter(|_| status == Status::Playing && place.player().is_some())
                        .map(|clocks| clocks.read(seat, now)),
                    late: clocks.is_some_and(|clocks| clocks.late().contains(&seat)),
                    retired: retired(state, seat),
                    open: matches!(place, SeatHolder::Free)
                        || owner && matches!(place, SeatHolder::Invited),
                    by_link: matches!(place, SeatHolder::Invited),
                    may_remove: owner && !you && place.player().is_some() && status == Status::Open,
                    may_take_over: rights::may_take_over(state, seat, viewer, None),
                    may_refuse: kept_for.is_some() && kept_for == viewer,
                    may_withdraw: owner && kept_for.is_some_and(|player| Some(player) != viewer),
                }
            })
            .collect();
        let left = |matter| leaver(state, &yours, matter, now, around.gone_after).is_some();
        Self {
            waits: rights::waits(state, around.here, now),
            kind: state.kind,
            version: state.version,
            status,
            at: state.at,
            game: state.game.clone(),
            owner,
            may_join: status == Status::Open
                && seats
                    .iter()
                    .any(|info| info.open && rights::may_sit(state, info.seat, viewer, None)),
            declined: state.declined.clone(),
            chat: Arc::clone(&state.chat),
            undo: undo(state, &yours),
            help: viewer.and_then(|player| help(state, player)),
            helped: seats.iter().map(|info| state.helped.of(info.seat)).collect(),
            request: request(state, &yours),
            answered: state
                .answered
                .filter(|answered| yours.contains(&answered.asker))
                .map(|answered| (answered.matter, answered.by)),
            paused: state.is_paused() && status == Status::Playing,
            may_pause: !yours.is_empty() && rights::may_pause(state),
            may_replace: left(Matter::Replace),
            may_break_off: left(Matter::BreakOff),
            ended: state.called_off,
            may_agree: rights::may_agree(state),
            sealed: state.is_sealed(),
            next: state.next,
            fair: fair(state),
            thinking: around.thinking,
            links: if yours.is_empty() && !owner { Vec::new() } else { links(state, around) },
            head: Arc::clone(&state.head),
            seats,
            yours,
        }
    }

    /// The table as it was after some moves of its game, for the same viewer. Nothing of what came later is
    /// shown, and the moves cannot be taken back.
    #[must_use]
    pub fn after(&self, ply: usize) -> Self {
        let mut game = self.game.clone();
        if let Some(game) = &mut game {
            Arc::make_mut(game).rewind(ply);
        }
        let fair = self.fair.clone().map(|fair| FairInfo { secret: None, ..fair });
        Self {
            status: if game.is_some() { Status::Playing } else { self.status },
            game,
            undo: UndoInfo::default(),
            help: None,
            may_replace: false,
            may_break_off: false,
            next: None,
            fair,
            thinking: None,
            ..self.clone()
        }
    }

    /// The table.
    #[must_use]
    pub fn id(&self) -> TableId {
        self.head.id
    }

    /// Whether the viewer may see what a seat sees: their own seats, and all after the end.
    #[must_use]
    pub fn may_see(&self, seat: Seat) -> bool {
        seat.index() < self.seats.len() && (self.is_told() || self.yours.contains(&seat))
    }

    /// Whether the whole game can be shown: it is over, and nobody plays the same deal any more.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.status == Status::Over && !self.sealed
    }

    /// The seat whose view the viewer gets if they ask for none: the one to act if it is
    /// theirs, else their first.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        let to_act = self.to_act().filter(|seat| self.yours.contains(seat));
        to_act.or_else(|| self.yours.first().copied())
    }

    /// Whose move it is.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.game.as_ref().filter(|_| !self.ended)?.to_act()
    }

    /// Whether the viewer is to move.
    #[must_use]
    pub fn your_turn(&self) -> bool {
        self.to_act().is_some_and(|seat| self.yours.contains(&seat))
    }

    /// Who challenges the viewer here: the person who set the table up and keeps a seat for them.
    #[must_use]
    pub fn challenger(&self) -> Option<Seat> {
        let kept = self.seats.iter().any(|info| info.may_refuse);
        let sits = |info: &&SeatInfo| info.by == Player::Person;
        self.seats.iter().find(sits).filter(|_| kept).map(|info| info.seat)
    }

    /// Whether the viewer may go on for a bot.
    #[must_use]
    pub fn may_take_over(&self) -> bool {
        self.seats.iter().any(|info| info.may_take_over)
    }

    /// What a seat's player is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |info| info.name.as_str())
    }
}

fn retired(state: &State, seat: Seat) -> Option<String> {
    let retired = state.retired.iter().find(|(of, _)| *of == seat);
    retired.map(|(_, name)| name.clone())
}

fn undo(state: &State, yours: &[Seat]) -> UndoInfo {
    if state.status() != Status::Playing {
        return UndoInfo::default();
    }
    let asked = state.asked.as_ref().filter(|asked| asked.matter == Matter::TakeBack);
    UndoInfo {
        own: rights::undo_alone(state, yours).is_some(),
        shown: rights::has_shown(state, yours),
        ask: rights::take_back(state, yours).is_some(),
        asked: asked.map(|asked| asked.seat),
        answer: asked.is_some()
            && rights::unanswered(state).iter().any(|seat| yours.contains(seat)),
    }
}

fn help(state: &State, player: PlayerId) -> Option<HelpInfo> {
    rights::helped_seat(state, player).filter(|_| state.status() == Status::Playing)?;
    Some(HelpInfo {
        now: rights::may_be_helped(state, player).is_some(),
        position: state.position,
        hinted: state.helped.is_hinted(state.position),
        warning: state.helped.warning().cloned(),
    })
}

fn request(state: &State, yours: &[Seat]) -> Option<RequestInfo> {
    let asked = state.asked.as_ref().filter(|_| state.status() == Status::Playing)?;
    let waits_for = rights::unanswered(state);
    Some(RequestInfo {
        matter: asked.matter,
        seat: asked.seat,
        about: asked.about,
        yours: yours.contains(&asked.seat),
        about_you: asked.about.is_some_and(|seat| yours.contains(&seat)),
        answer: waits_for.iter().any(|seat| yours.contains(seat)),
        waits_for,
    })
}

fn fair(state: &State) -> Option<FairInfo> {
    let commitment = state.commitment()?;
    let seats = Seat::first(state.places.len());
    let added = seats.filter(|seat| {
        matches!(&state.places[seat.index()], SeatHolder::Person { entropy, .. } if !entropy.is_empty())
    });
    Some(FairInfo {
        commitment,
        secret: state.is_told().then(|| state.head.secret.parse().ok()).flatten(),
        added: added.collect(),
    })
}

fn links(state: &State, around: &Around<'_>) -> Vec<Link> {
    let free = Seat::first(state.places.len())
        .filter(|seat| matches!(state.places[seat.index()], SeatHolder::Free | SeatHolder::Invited))
        .map(Right::Play);
    let watch = (!state.is_sealed()).then_some(Right::Watch);
    let rights = free.chain(watch);
    rights.map(|right| Link { right, path: (around.link)(right) }).collect()
}
