//! What somebody wants to do at a table, whether they may, and which actions it comes to.
//!
//! One pure function, [`decide`], decides everything: who may sit where, whose move it is, when a move may be
//! taken back. It changes nothing; the actions it returns are stored first and applied afterwards.

use std::sync::Arc;

use catalog::Any;
use search::Level;
use table::{Message, Seat};

pub use super::refusal::Refusal;
use super::request::leaver;
use super::rights;
use super::state::{Request, SeatHolder, State};
use crate::action::{Action, LONGEST_CHAT, LONGEST_MOVE, Matter, tidy, tidy_entropy};
use crate::id::TableId;
use crate::names;
use crate::person::{Person, Right};
use crate::stored::{Millis, Status};

/// The most people that may watch a private table by its link.
const MOST_WATCHERS: usize = 200;

/// Something to do at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take a seat, or take it back from the bot standing in.
    Join {
        /// The seat; the first that is free if not given.
        seat: Option<Seat>,
        /// What to be called.
        name: String,
        /// The player's part of the shuffle: up to 64 hexadecimal digits.
        entropy: String,
        /// What the link that was followed gives.
        right: Option<Right>,
    },
    /// Let a bot play at a seat: a free one, or one whose player is gone.
    Seat {
        /// The seat.
        seat: Seat,
        /// How strong.
        level: Level,
    },
    /// Leave a seat before the game begins or, as the owner, remove somebody from it.
    Leave {
        /// The seat.
        seat: Seat,
    },
    /// Be called otherwise.
    Rename {
        /// The new name.
        name: String,
    },
    /// Move.
    Move {
        /// In notation.
        text: String,
    },
    /// Take back the last move.
    Undo,
    /// Ask for the best moves.
    Hint,
    /// Be warned of a move instead of making it.
    Warn {
        /// How much of the chance to win it would lose, in percent.
        percent: u8,
        /// In notation.
        text: String,
    },
    /// Heed a warning and do not make the move.
    Heed,
    /// Ask the others for something.
    Ask {
        /// What for.
        matter: Matter,
    },
    /// Agree to what was asked.
    Agree,
    /// Decline a request, or withdraw the player's own.
    Decline,
    /// Let the clocks run again after everybody had agreed to stop them.
    Resume,
    /// Give up.
    Resign {
        /// The seat; one's own if not given.
        seat: Option<Seat>,
    },
    /// Say something.
    Chat {
        /// What.
        text: String,
    },
    /// Watch by a link.
    Watch {
        /// What the link gives.
        right: Option<Right>,
    },
    /// Hand one's seats over to one's own account.
    HandOver {
        /// The account.
        to: Person,
    },
    /// Go on vacation, or come back: the clock stands meanwhile.
    Vacation {
        /// Whether to go.
        away: bool,
    },
    /// Point to the next game.
    Next {
        /// Its table.
        table: TableId,
    },
}

impl Command {
    /// Whether it is about a position, so that one made on an earlier position is stale.
    const fn needs_position(&self) -> bool {
        matches!(
            self,
            Self::Move { .. }
                | Self::Undo
                | Self::Hint
                | Self::Warn { .. }
                | Self::Heed
                | Self::Ask { .. }
                | Self::Agree
                | Self::Decline
                | Self::Resign { .. }
        )
    }
}

impl Command {
    /// Whether it is only talk, of which there may be too much.
    const fn is_talk(&self) -> bool {
        matches!(
            self,
            Self::Chat { .. }
                | Self::Rename { .. }
                | Self::Ask { .. }
                | Self::Decline
                | Self::Vacation { .. }
        )
    }
}

/// The result of a command.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The actions, in order.
    pub actions: Vec<Action>,
    /// The game after the first action, if that is a move.
    pub moved: Option<Arc<Any>>,
    /// What the move brought about.
    pub events: Vec<Message>,
}

impl From<Vec<Action>> for Decision {
    fn from(actions: Vec<Action>) -> Self {
        Self { actions, moved: None, events: Vec::new() }
    }
}

/// The circumstances of a command.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances {
    /// The version that the sender of the command has seen, if they say.
    pub seen: Option<u32>,
    /// The time.
    pub now: Millis,
    /// After how long a player counts as gone.
    pub gone_after: Millis,
}

/// Who commands.
#[derive(Clone, Copy, Debug)]
pub enum Who<'a> {
    /// A person.
    Person(&'a Person),
    /// The bot at the seat to act.
    Bot,
}

/// The result of a command at this table.
///
/// # Errors
/// Why it may not be done.
pub fn decide(
    state: &State,
    who: Who<'_>,
    command: &Command,
    at: Circumstances,
) -> Result<Decision, Refusal> {
    // Giving up and finding the next game are possible whatever else happened at the table.
    if state.is_full() && !matches!(command, Command::Resign { .. } | Command::Next { .. }) {
        return Err(Refusal::Full);
    }
    if command.needs_position() && at.seen.is_some_and(|seen| seen < state.position) {
        return Err(Refusal::Stale);
    }
    let person = match who {
        Who::Person(person) => person,
        Who::Bot => {
            return match (command, state.bot_to_act()) {
                (Command::Move { text }, Some(_)) => play(state, text),
                _ => Err(Refusal::NotYourTurn),
            };
        }
    };
    let mine: Vec<Seat> = state.seats_of(person.id).collect();
    if command.is_talk() && state.is_talked_out() && !mine.is_empty() {
        return Err(Refusal::TalkedOut);
    }
    match command {
        Command::Join { seat, name, entropy, right } => {
            join(state, person, *seat, name, entropy, *right)
        }
        Command::Watch { right } => watch(state, person, *right),
        Command::Seat { seat, level } => seat_bot(state, person, &mine, *seat, *level, at),
        Command::Leave { seat } => leave(state, person, *seat),
        Command::HandOver { to } => Ok(hand_over(state, person, &mine, to)),
        _ if mine.is_empty() => Err(Refusal::NotSeated),
        Command::Rename { name } => {
            let name = names::shown(name);
            let rename = |seat| Action::Name { seat, name: name.clone() };
            if name.is_empty() { Err(Refusal::Empty) } else { Ok(each(&mine, rename)) }
        }
        Command::Move { text } => {
            let to_act = acting(state)?;
            if mine.contains(&to_act) { play(state, text) } else { Err(Refusal::NotYourTurn) }
        }
        Command::Undo => undo(state, &mine),
        Command::Hint | Command::Warn { .. } | Command::Heed => help(state, person, command),
        Command::Ask { matter } => ask(state, &mine, *matter, at),
        Command::Resume => {
            acting(state)?;
            let resume = Action::Resume { seat: mine[0] };
            if state.is_paused() { Ok(vec![resume].into()) } else { Err(Refusal::NoPause) }
        }
        Command::Agree => agree(state, &mine),
        Command::Decline => {
            state.asked.as_ref().ok_or(Refusal::NothingAsked)?;
            Ok(vec![Action::Decline { seat: mine[0] }].into())
        }
        Command::Resign { seat } => {
            acting(state)?;
            let seat = seat.unwrap_or(mine[0]);
            if !mine.contains(&seat) {
                return Err(Refusal::NotSeated);
            }
            if rights::plays_on_without(state, seat) {
                let level = rights::stand_in(state).to_string();
                return Ok(vec![Action::Retire { seat, level }].into());
            }
            Ok(vec![Action::Resign { seat }].into())
        }
        Command::Chat { text } => {
            let text = tidy(text, LONGEST_CHAT);
            if text.is_empty() {
                return Err(Refusal::Empty);
            }
            let seat = state.to_act().filter(|seat| mine.contains(seat)).unwrap_or(mine[0]);
            Ok(vec![Action::Chat { seat, text }].into())
        }
        Command::Vacation { away } => vacation(state, &mine, *away),
        Command::Next { table } => match state.status() {
            Status::Over if state.next.is_none() => Ok(vec![Action::Next { table: *table }].into()),
            Status::Over => Err(Refusal::Stale),
            _ => Err(Refusal::NotOver),
        },
    }
}

fn each(seats: &[Seat], action: impl Fn(Seat) -> Action) -> Decision {
    seats.iter().map(|&seat| action(seat)).collect::<Vec<_>>().into()
}

/// A guest's seats, the seats kept for them, and the table if they own it, are handed over to the account
/// that they created.
fn hand_over(state: &State, person: &Person, mine: &[Seat], to: &Person) -> Decision {
    let name = || to.name.clone();
    let mut decision = each(mine, |seat| Action::Join {
        seat,
        player: to.id,
        entropy: entropy_of(state, seat),
        name: name(),
    });
    let kept = Seat::first(state.places.len()).filter(|seat| {
        matches!(&state.places[seat.index()], SeatHolder::Kept { player, .. } if *player == person.id)
    });
    decision.actions.extend(kept.map(|seat| Action::Keep { seat, player: to.id, name: name() }));
    if state.owner == person.id {
        decision.actions.push(Action::Owner { player: to.id });
    }
    decision
}

fn entropy_of(state: &State, seat: Seat) -> String {
    match &state.places[seat.index()] {
        SeatHolder::Person { entropy, .. } => entropy.clone(),
        _ => String::new(),
    }
}

/// Whose move it is, or why it is nobody's.
fn acting(state: &State) -> Result<Seat, Refusal> {
    match state.status() {
        Status::Open => Err(Refusal::NotBegun),
        Status::Playing => Ok(state.to_act().expect("somebody is to act while the game is on")),
        Status::Over => Err(Refusal::Over),
    }
}

fn play(state: &State, text: &str) -> Result<Decision, Refusal> {
    acting(state)?;
    if text.len() > LONGEST_MOVE {
        return Err(Refusal::Illegal(catalog::Refused::Notation("too long".to_owned())));
    }
    let game = state.game.as_ref().expect("the game is on");
    let mut moved = Any::clone(game);
    let events = moved.play(text).map_err(Refusal::Illegal)?;
    // The notation is kept as the rules write it, whatever spaces it came with.
    let text = moved.last_move().expect("a move was just made");
    let actions = vec![Action::Move(text)];
    Ok(Decision { actions, moved: Some(Arc::new(moved)), events })
}

fn join(
    state: &State,
    person: &Person,
    seat: Option<Seat>,
    name: &str,
    entropy: &str,
    right: Option<Right>,
) -> Result<Decision, Refusal> {
    let invited = match right {
        Some(Right::Play(invited)) => Some(invited),
        _ => None,
    };
    let seats = Seat::first(state.places.len());
    let open = |seat: &Seat| rights::may_sit(state, *seat, Some(person.id), invited);
    if state.removed.contains(&person.id) {
        return Err(Refusal::Removed);
    }
    let seat = match seat.or(invited) {
        Some(seat) if seat.index() >= state.places.len() => return Err(Refusal::SeatTaken),
        Some(seat) => seat,
        None => {
            // A bot makes room only where no seat is empty.
            let empty = |seat: &Seat| !state.places[seat.index()].is_taken() && open(seat);
            let found = seats.clone().find(empty).or_else(|| seats.clone().find(open));
            found.ok_or_else(|| closed(state, seats.clone()))?
        }
    };
    if !open(&seat) {
        return Err(closed(state, std::iter::once(seat)));
    }
    let name = [names::shown(name), person.name.clone(), state.name(seat)]
        .into_iter()
        .find(|name| !name.is_empty())
        .unwrap_or_else(|| format!("{seat}"));
    let entropy = tidy_entropy(entropy);
    let mut actions = vec![Action::Join { seat, player: person.id, entropy, name }];
    let others = seats.filter(|other| *other != seat);
    if state.game.is_none() && others.clone().all(|other| state.places[other.index()].is_taken()) {
        actions.push(Action::Start);
    }
    Ok(actions.into())
}

/// Why none of these seats is open to somebody: a seat that nobody has is for the invited.
fn closed(state: &State, mut seats: impl Iterator<Item = Seat>) -> Refusal {
    let empty =
        |seat: Seat| matches!(state.places[seat.index()], SeatHolder::Free | SeatHolder::Invited);
    if seats.any(empty) { Refusal::Private } else { Refusal::SeatTaken }
}

fn watch(state: &State, person: &Person, right: Option<Right>) -> Result<Decision, Refusal> {
    if right != Some(Right::Watch) || state.is_sealed() {
        return Err(Refusal::Private);
    }
    if state.watchers.len() >= MOST_WATCHERS {
        return Err(Refusal::Full);
    }
    let known = state.head.public
        || state.watchers.contains(&person.id)
        || state.seats_of(person.id).next().is_some();
    let actions = if known { vec![] } else { vec![Action::Watch { player: person.id }] };
    Ok(actions.into())
}

/// People leave their own seats; the owner may remove others. Somebody who was removed cannot come back, not
/// even by a link, unless the owner sets up a new table. A seat that is kept for somebody can be declined by
/// them or withdrawn by the owner.
fn leave(state: &State, person: &Person, seat: Seat) -> Result<Decision, Refusal> {
    let action = match state.places.get(seat.index()) {
        Some(SeatHolder::Person { player, .. }) if *player == person.id => Action::Leave { seat },
        Some(SeatHolder::Person { player, .. }) if state.owner == person.id => {
            Action::Remove { seat, player: *player }
        }
        Some(SeatHolder::Kept { player, .. }) if *player == person.id => Action::Refuse { seat },
        Some(SeatHolder::Kept { .. }) if state.owner == person.id => Action::Leave { seat },
        _ => return Err(Refusal::NotSeated),
    };
    match state.status() {
        Status::Open => Ok(vec![action].into()),
        Status::Playing => Err(Refusal::Begun),
        Status::Over => Err(Refusal::Over),
    }
}

/// A bot may take a free seat if the owner wants it, and a person's seat if that person wants it. It may also
/// take somebody else's seat if it is that seat's turn, nothing has happened for a while, and everybody else
/// agrees. The person who was replaced may come back.
fn seat_bot(
    state: &State,
    person: &Person,
    mine: &[Seat],
    seat: Seat,
    level: Level,
    at: Circumstances,
) -> Result<Decision, Refusal> {
    if mine.is_empty() && state.owner != person.id {
        return Err(Refusal::NotSeated);
    }
    if state.status() == Status::Over {
        return Err(Refusal::Over);
    }
    let place = state.places.get(seat.index()).ok_or(Refusal::SeatTaken)?;
    match place {
        SeatHolder::Person { player, .. } if *player != person.id => {
            let about = leaver(state, mine, Matter::Replace, at.now, at.gone_after);
            let about = about.filter(|about| *about == seat).ok_or(Refusal::NotGone)?;
            if rights::asked_of(state, mine[0], Some(about)).next().is_some() {
                return ask(state, mine, Matter::Replace, at);
            }
        }
        SeatHolder::Bot { instead: None, .. } if state.parties.rated => return Err(Refusal::Rated),
        // A bot may be changed for a stronger or weaker one by those who sit here.
        SeatHolder::Free
        | SeatHolder::Invited
        | SeatHolder::Kept { .. }
        | SeatHolder::Person { .. }
        | SeatHolder::Bot { .. } => {}
    }
    let level = rights::level_for(state, seat, person.id, level);
    let mut actions = vec![Action::Bot { seat, level: level.to_string() }];
    let mut others = Seat::first(state.places.len()).filter(|other| *other != seat);
    if state.game.is_none() && others.all(|other| state.places[other.index()].is_taken()) {
        actions.push(Action::Start);
    }
    Ok(actions.into())
}

/// The consequences of the time that has passed: who has run out of time, and what happens to them.
pub fn lapse(state: &State, now: Millis) -> Option<Decision> {
    let seat = state.clocks.as_ref()?.out(now)?;
    Some(vec![Action::Late { seat }, rights::after_time(state, seat)].into())
}

/// Every seat of a person goes, or comes back.
fn vacation(state: &State, mine: &[Seat], away: bool) -> Result<Decision, Refusal> {
    acting(state)?;
    let clocks = state.clocks.as_ref().ok_or(Refusal::NoVacation)?;
    let may: Vec<Seat> =
        mine.iter().copied().filter(|seat| clocks.may_change(*seat, away)).collect();
    if may.is_empty() {
        return Err(Refusal::NoVacation);
    }
    Ok(each(&may, |seat| Action::Vacation { seat, away }))
}

fn undo(state: &State, mine: &[Seat]) -> Result<Decision, Refusal> {
    acting(state)?;
    let ply = rights::undo_alone(state, mine).ok_or(Refusal::CannotUndo)?;
    Ok(vec![Action::Undo { ply }].into())
}

/// A hint is given once in each position; a warning stands until something else is done.
fn help(state: &State, person: &Person, command: &Command) -> Result<Decision, Refusal> {
    acting(state)?;
    rights::helped_seat(state, person.id).ok_or(Refusal::NoHints)?;
    let seat = rights::may_be_helped(state, person.id).ok_or(Refusal::NotYourTurn)?;
    let action = match command {
        Command::Warn { percent, text } => {
            Some(Action::Warn { seat, percent: *percent, text: text.clone() })
        }
        Command::Heed => state.helped.warning().map(|_| Action::Heed { seat }),
        _ => (!state.helped.is_hinted(state.position)).then_some(Action::Hint { seat }),
    };
    Ok(action.into_iter().collect::<Vec<_>>().into())
}

/// Asks for something; if nobody has to be asked, it is done at once.
fn ask(
    state: &State,
    mine: &[Seat],
    matter: Matter,
    at: Circumstances,
) -> Result<Decision, Refusal> {
    acting(state)?;
    if state.asked.as_ref().is_some_and(|asked| !mine.contains(&asked.seat)) {
        return Err(Refusal::AskedAlready);
    }
    let about = leaver(state, mine, matter, at.now, at.gone_after);
    let (seat, ply) = match matter {
        Matter::TakeBack => rights::take_back(state, mine).ok_or(Refusal::CannotUndo)?,
        Matter::Pause if !rights::may_pause(state) => return Err(Refusal::NoPause),
        Matter::End if !rights::may_agree(state) => return Err(Refusal::InEvent),
        Matter::BreakOff if state.parties.rated => return Err(Refusal::Rated),
        Matter::Replace | Matter::BreakOff if about.is_none() => return Err(Refusal::NotGone),
        Matter::Pause | Matter::End | Matter::Replace | Matter::BreakOff => (mine[0], 0),
    };
    let action = match rights::asked_of(state, seat, about).next() {
        None => Request { matter, seat, ply, about, agreed: Vec::new() }.effect(state),
        Some(_) => Action::Ask { seat, matter },
    };
    Ok(vec![action].into())
}

fn agree(state: &State, mine: &[Seat]) -> Result<Decision, Refusal> {
    let asked = state.asked.as_ref().ok_or(Refusal::NothingAsked)?;
    let (agreeing, missing): (Vec<Seat>, Vec<Seat>) =
        rights::unanswered(state).into_iter().partition(|seat| mine.contains(seat));
    if agreeing.is_empty() {
        return Err(Refusal::NothingAsked);
    }
    let mut decision = each(&agreeing, |seat| Action::Agree { seat });
    if missing.is_empty() {
        decision.actions.push(asked.effect(state));
    }
    Ok(decision)
}
