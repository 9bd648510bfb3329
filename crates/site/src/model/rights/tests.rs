//! Rights, right by right.

use catalog::{Editions, Kind};
use table::Seed;

use super::*;
use crate::action::Matter;
use crate::id::{EventId, TableId};
use crate::model::decide::{Circumstances, Command, Refusal, Who, decide};
use crate::person::Person;
use crate::stored::{Entry, Head, InEvent};

struct Table {
    state: State,
    people: Vec<Person>,
    editions: Editions,
}

impl Table {
    /// A game of people that has just begun.
    fn new(kind: Kind, seats: usize, secret: u8) -> Self {
        Self::among(kind, seats, secret, 0)
    }

    /// The same, with so many bots at the last seats.
    fn among(kind: Kind, seats: usize, secret: u8, bots: usize) -> Self {
        let editions = Editions::shipped();
        let name = |seat: usize| format!("P{seat}");
        let person = |seat| Person { id: PlayerId::random(), name: name(seat), account: false };
        let people: Vec<Person> = (0..seats).map(person).collect();
        let head = Head {
            id: TableId::random(),
            created: 0,
            game: kind.to_string(),
            rules: kind.rules(),
            edition: editions.default_of(kind).info().digest.to_string(),
            seats,
            options: Vec::new(),
            public: true,
            owner: people[0].id,
            secret: Seed([secret; 32]).to_string(),
            from: None,
            reshuffled: false,
            terms: crate::stored::Terms::default(),
        };
        let mut table = Self { state: State::new(head).expect("a table"), people, editions };
        for seat in seats - bots..seats {
            table.add(&format!("bot {} random", seat + 1));
        }
        for seat in 0..seats - bots {
            let (id, name) = (table.people[seat].id, name(seat));
            table.add(&format!("join {} {id} - {name}", seat + 1));
        }
        table.add("start");
        table
    }

    fn add(&mut self, text: &str) {
        let entry = Entry { at: 0, click: None, text: text.to_owned() };
        self.state.apply(&entry, None, &self.editions).expect("it fits");
    }

    /// The result of a person's command, as lines.
    fn ask(&self, person: usize, command: &Command) -> Result<Vec<String>, Refusal> {
        let at = Circumstances { seen: None, now: 1_000, gone_after: 500 };
        let decision = decide(&self.state, Who::Person(&self.people[person]), command, at)?;
        Ok(decision.actions.iter().map(ToString::to_string).collect())
    }

    fn tell(&mut self, person: usize, command: &Command) {
        for line in self.ask(person, command).expect("it is allowed") {
            self.add(&line);
        }
    }

    /// Plays a move that shows nobody anything, if there is one.
    fn play(&mut self) {
        let game = self.state.game.clone().expect("the game is on");
        let legal = game.legal();
        let quiet = legal.iter().find(|mv| {
            let mut after = catalog::Any::clone(&game);
            after.play(mv).is_ok() && !after.reveals_since(game.ply())
        });
        let mv = quiet.unwrap_or(&legal[0]).clone();
        self.add(&format!("move {mv}"));
    }
}

const TAKE_BACK: Command = Command::Ask { matter: Matter::TakeBack };

fn say() -> Command {
    Command::Chat { text: "hello".to_owned() }
}

#[test]
fn c14_chat_never_freezes_a_game_and_resigning_always_passes() {
    let mut table = Table::new(Kind::ParisParis, 2, 1);
    for _ in 0..3_000 {
        table.add("chat 1 x");
    }
    assert_eq!(table.ask(0, &say()), Err(Refusal::TalkedOut));
    let name = Command::Rename { name: "Ann".to_owned() };
    assert_eq!(table.ask(1, &name), Err(Refusal::TalkedOut));
    let mover = table.state.to_act().expect("somebody").index();
    let text = table.state.game.as_ref().expect("a game").legal().remove(0);
    let mv = Command::Move { text };
    assert!(table.ask(mover, &mv).is_ok(), "the game goes on");
    table.state.version = 20_000;
    assert!(table.state.is_full());
    assert_eq!(table.ask(mover, &mv), Err(Refusal::Full));
    let resign = Command::Resign { seat: None };
    assert_eq!(table.ask(0, &resign), Ok(vec!["resign 1".to_owned()]));
}

#[test]
fn c14_moves_are_not_taken_back_for_ever() {
    let mut table = Table::new(Kind::Paris, 2, 1);
    while undo_alone(&table.state, &[table.state.to_act().expect("somebody")]).is_none() {
        table.play();
    }
    let seat = table.state.to_act().expect("somebody");
    for _ in 0..1_000 {
        let mv = table.state.game.as_ref().expect("a game").moves().pop().expect("a move");
        table.tell(seat.index(), &Command::Undo);
        table.add(&format!("move {mv}"));
    }
    assert_eq!(table.ask(seat.index(), &Command::Undo), Err(Refusal::CannotUndo));
    assert_eq!(table.ask(seat.index(), &TAKE_BACK), Err(Refusal::CannotUndo));
}

#[test]
fn c16_the_others_play_on_when_one_of_several_resigns() {
    let resign = Command::Resign { seat: None };
    let mut table = Table::new(Kind::ParisParis, 4, 1);
    assert_eq!(table.ask(1, &resign), Ok(vec!["retire 2 flaneur".to_owned()]));
    table.tell(1, &resign);
    assert_eq!(table.state.status(), Status::Playing);
    assert_eq!(table.ask(1, &resign), Err(Refusal::NotSeated));
    let join = Command::Join {
        seat: Some(Seat::new(1)),
        name: String::new(),
        entropy: String::new(),
        right: None,
    };
    assert_eq!(table.ask(1, &join), Err(Refusal::SeatTaken), "there is no way back");
    table.tell(2, &resign);
    table.tell(3, &resign);
    assert_eq!(table.state.status(), Status::Playing, "one person plays on");
    assert_eq!(table.ask(0, &resign), Ok(vec!["resign 1".to_owned()]));
    table.tell(0, &resign);
    let outcome = table.state.game.as_ref().expect("a game").outcome().expect("it is over");
    assert_eq!(outcome.retired, [1, 2, 3].map(Seat::new));
    assert_eq!(outcome.places.as_slice()[0], 1, "the others had given up before");
    let mut two = Table::new(Kind::ParisParis, 2, 1);
    assert_eq!(two.ask(1, &resign), Ok(vec!["resign 2".to_owned()]));
    two.add("bot 1 random");
    assert_eq!(two.ask(1, &resign), Ok(vec!["resign 2".to_owned()]));
    let mut strong = Table::new(Kind::Paris, 4, 1);
    strong.add("bot 1 haussmann");
    strong.add("bot 2 random");
    let line = "retire 3 haussmann".to_owned();
    assert_eq!(strong.ask(2, &resign), Ok(vec![line]), "as strong as the strongest here");
}

#[test]
fn c17_what_a_person_moved_who_left_is_not_taken_back() {
    let mut table = Table::new(Kind::ParisParis, 3, 1);
    table.play();
    table.play();
    let game = table.state.game.clone().expect("a game");
    let [first, second] = [0, 1].map(|ply| game.made()[ply].seat);
    assert!(first != second && !game.reveals_since(0), "bots would agree");
    assert_eq!(take_back(&table.state, &[first]), Some((first, 0)));
    let leave = Command::Seat { seat: second, level: Level::Flaneur };
    table.tell(second.index(), &leave);
    assert_eq!(take_back(&table.state, &[first]), None, "seat {second} cannot be asked");
    assert_eq!(table.ask(first.index(), &TAKE_BACK), Err(Refusal::CannotUndo));
    let back = Command::Join {
        seat: Some(second),
        name: String::new(),
        entropy: String::new(),
        right: None,
    };
    table.tell(second.index(), &back);
    assert_eq!(take_back(&table.state, &[first]), Some((first, 0)), "now they can");
}

#[test]
fn what_a_bot_has_answered_in_a_game_that_counts_stays() {
    let (mine, mut seen) = ([Seat::new(0)], 0);
    for secret in 1..6 {
        let mut table = Table::among(Kind::CityOfLight, 2, secret, 1);
        for _ in 0..8 {
            table.play();
            let back = take_back(&table.state, &mine);
            if back.is_some_and(|(_, ply)| table.state.movers[ply..].contains(&None)) {
                let mut counts = table.state.clone();
                counts.parties.rated = true;
                assert_eq!(take_back(&counts, &mine), None, "the bot cannot say no");
                seen += 1;
            }
        }
    }
    assert!(seen > 0, "there is something to take back");
}

#[test]
fn c17_a_stand_in_is_no_yardstick() {
    let mut table = Table::new(Kind::ParisParis, 2, 1);
    let gone = table.state.to_act().expect("somebody");
    let other = 1 - gone.index();
    let weak = Command::Seat { seat: gone, level: Level::Random };
    let fair = vec![format!("bot {gone} flaneur")];
    assert_eq!(table.ask(other, &weak), Ok(fair.clone()));
    table.tell(other, &weak);
    assert_eq!(table.ask(other, &weak), Ok(fair), "nor is it made one afterwards");
    let strong = Command::Seat { seat: gone, level: Level::Haussmann };
    assert_eq!(table.ask(other, &strong), Ok(vec![format!("bot {gone} haussmann")]));
}

#[test]
fn help_is_for_who_plays_alone_against_bots_in_a_game_that_does_not_count() {
    let helped = |table: &Table, person: usize| {
        let id = table.people[person].id;
        helped_seat(&table.state, id).map(Seat::index)
    };
    let allow = |table: &mut Table| {
        std::sync::Arc::make_mut(&mut table.state.head).terms.hints = true;
    };
    let mut alone = Table::among(Kind::ParisParis, 3, 1, 2);
    assert_eq!(helped(&alone, 0), None, "the table does not allow it");
    assert_eq!(alone.ask(0, &Command::Hint), Err(Refusal::NoHints));
    allow(&mut alone);
    assert_eq!(helped(&alone, 0), Some(0));
    assert_eq!(helped(&alone, 1), None, "an onlooker");
    let event = |table: &mut Table, event| {
        std::sync::Arc::make_mut(&mut table.state.head).terms.event = event;
    };
    event(&mut alone, Some(InEvent { id: EventId::random(), round: 1 }));
    assert_eq!(helped(&alone, 0), None, "it is part of an event");
    assert_eq!(alone.ask(0, &Command::Hint), Err(Refusal::NoHints));
    event(&mut alone, None);
    alone.add("rated");
    assert_eq!(helped(&alone, 0), None, "the game counts");
    let mut several = Table::among(Kind::ParisParis, 3, 1, 1);
    allow(&mut several);
    assert_eq!([helped(&several, 0), helped(&several, 1)], [None, None]);
    several.add("bot 2 random");
    assert_eq!(helped(&several, 0), None, "the other may come back");
    let mut twice = Table::among(Kind::ParisParis, 3, 1, 1);
    allow(&mut twice);
    let id = twice.people[0].id;
    twice.add(&format!("join 2 {id} - P0"));
    assert_eq!(helped(&twice, 0), None, "two at one device");
}

#[test]
fn a_game_is_sealed_while_people_play_it_or_it_counts() {
    let mut alone = Table::among(Kind::ParisParis, 3, 1, 2);
    assert!(!is_sealed(&alone.state), "practice");
    let event = |table: &mut Table, event| {
        std::sync::Arc::make_mut(&mut table.state.head).terms.event = event;
    };
    event(&mut alone, Some(InEvent { id: EventId::random(), round: 1 }));
    assert!(is_sealed(&alone.state), "others play the same deal");
    event(&mut alone, None);
    assert!(!is_sealed(&alone.state));
    alone.add("rated");
    assert!(is_sealed(&alone.state), "it counts");
    let mut several = Table::among(Kind::ParisParis, 3, 1, 1);
    assert!(is_sealed(&several.state), "people");
    several.tell(0, &Command::Resign { seat: None });
    several.tell(1, &Command::Resign { seat: None });
    assert!(!is_sealed(&several.state), "it is over");
    let bots = Table::among(Kind::ParisParis, 2, 1, 2);
    assert!(!is_sealed(&bots.state), "nobody plays");
}

#[test]
fn hints_count_once_in_a_position_and_warnings_when_they_are_heeded() {
    let mut table = Table::among(Kind::ParisParis, 2, 1, 1);
    std::sync::Arc::make_mut(&mut table.state.head).terms.hints = true;
    while table.state.to_act() != Some(Seat::new(0)) {
        table.play();
    }
    let had = |table: &Table| {
        let help = table.state.helped.of(Seat::new(0));
        (help.hints, help.taken_back)
    };
    table.tell(0, &Command::Hint);
    assert_eq!(table.ask(0, &Command::Hint), Ok(vec![]), "it is known");
    assert_eq!(table.ask(0, &Command::Heed), Ok(vec![]), "nothing was warned of");
    let legal = table.state.game.as_ref().expect("a game").legal();
    let warn = |at: usize| Command::Warn { percent: 20, text: legal[at].clone() };
    assert_eq!(
        table.ask(0, &warn(0)),
        Ok(vec![format!("warn 1 20 {}", legal[0])]),
        "it is kept as it was meant"
    );
    table.tell(0, &warn(0));
    assert_eq!(had(&table), (1, 0));
    table.tell(0, &Command::Heed);
    assert_eq!(had(&table), (1, 1));
    table.tell(0, &warn(0));
    table.tell(0, &warn(1));
    assert_eq!(had(&table), (1, 2), "another move was meant after all");
    table.add(&format!("move {}", legal[1]));
    assert_eq!(had(&table), (1, 2), "it was made all the same");
    assert_eq!(table.state.helped.warning(), None);
    while table.state.to_act() != Some(Seat::new(0)) {
        table.play();
    }
    let legal = table.state.game.as_ref().expect("a game").legal();
    table.tell(0, &Command::Warn { percent: 20, text: legal[0].clone() });
    table.add(&format!("move {}", legal[1]));
    assert_eq!(had(&table), (1, 3), "another one was made");
    table.add("bot 1 random");
    assert_eq!(table.ask(0, &Command::Hint), Err(Refusal::NotSeated));
}

fn asks(matter: Matter) -> Command {
    Command::Ask { matter }
}

#[test]
fn a_game_ends_without_a_winner_when_all_agree_and_not_before() {
    let mut table = Table::new(Kind::ParisParis, 3, 1);
    table.tell(0, &asks(Matter::End));
    let other = asks(Matter::End);
    assert_eq!(table.ask(1, &other), Err(Refusal::AskedAlready), "one thing at a time");
    table.tell(1, &Command::Agree);
    assert_eq!(table.state.status(), Status::Playing);
    assert_eq!(table.ask(1, &Command::Agree), Err(Refusal::NothingAsked), "once each");
    table.tell(2, &Command::Decline);
    let answered = table.state.answered.expect("the asker is told");
    assert_eq!((answered.asker, answered.by), (Seat::new(0), Seat::new(2)));
    table.tell(0, &asks(Matter::End));
    assert_eq!(table.state.answered, None);
    table.tell(2, &Command::Agree);
    table.tell(1, &Command::Agree);
    assert_eq!(table.state.status(), Status::Over);
    assert_eq!(table.state.to_act(), None);
    assert_eq!(table.state.game.as_ref().expect("a game").outcome(), None, "nobody has won");
    assert_eq!(table.ask(0, &Command::Resign { seat: None }), Err(Refusal::Over));
    let mut alone = Table::new(Kind::ParisParis, 2, 1);
    alone.add("bot 2 random");
    assert_eq!(alone.ask(0, &asks(Matter::End)), Ok(vec!["end".to_owned()]));
}

#[test]
fn who_takes_a_request_back_is_told_nothing_and_a_move_ends_it() {
    let mut table = Table::new(Kind::ParisParis, 2, 1);
    table.tell(0, &asks(Matter::End));
    table.tell(0, &Command::Decline);
    assert_eq!((&table.state.asked, table.state.answered), (&None, None));
    table.tell(0, &asks(Matter::End));
    table.play();
    assert_eq!(table.state.asked, None);
    assert_eq!(table.ask(1, &Command::Agree), Err(Refusal::NothingAsked));
    assert_eq!(table.ask(0, &asks(Matter::Pause)), Err(Refusal::NoPause), "no clock runs");
    assert_eq!(table.ask(0, &Command::Resume), Err(Refusal::NoPause));
}

#[test]
fn those_who_stayed_decide_what_becomes_of_who_left() {
    let mut table = Table::new(Kind::ParisParis, 3, 1);
    let gone = table.state.to_act().expect("somebody");
    let [one, two] = [1, 2].map(|step| (gone.index() + step) % 3);
    let (replace, by) = (asks(Matter::Replace), format!("ask {} replace", one + 1));
    assert_eq!(table.ask(gone.index(), &replace), Err(Refusal::NotGone), "not oneself");
    assert_eq!(table.ask(one, &asks(Matter::BreakOff)), Err(Refusal::NotGone), "not so soon");
    assert_eq!(table.ask(one, &replace), Ok(vec![by.clone()]));
    let send = Command::Seat { seat: gone, level: Level::Haussmann };
    assert_eq!(table.ask(one, &send), Ok(vec![by]), "nor by another way");
    table.tell(one, &replace);
    assert_eq!(unanswered(&table.state), [Seat::new(two)], "who left is not asked");
    let mut here = Table { state: table.state.clone(), ..table };
    here.tell(gone.index(), &Command::Decline);
    let answered = here.state.answered.expect("the asker is told");
    assert_eq!((answered.asker.index(), answered.by), (one, gone));
    here.tell(one, &replace);
    here.tell(two, &Command::Agree);
    let bot = matches!(here.state.places[gone.index()], SeatHolder::Bot { .. });
    assert!(bot && here.state.asked.is_none());
    let alone = Table::new(Kind::ParisParis, 2, 1);
    let gone = alone.state.to_act().expect("somebody");
    let done = vec![format!("bot {gone} flaneur")];
    assert_eq!(alone.ask(1 - gone.index(), &replace), Ok(done), "nobody else to ask");
}

#[test]
fn a_game_of_an_event_is_not_changed_by_consent() {
    let mut table = Table::new(Kind::ParisParis, 2, 1);
    let clock = "live 10+0 lose".parse().expect("a clock");
    table.state.clocks = Some(Clocks::new(clock, 2, 0));
    table.play();
    let last = table.state.game.as_ref().expect("a game").made()[0].seat.index();
    let may = |table: &Table| {
        [Matter::TakeBack, Matter::Pause, Matter::End]
            .map(|matter| table.ask(last, &asks(matter)).is_ok())
    };
    assert_eq!(may(&table), [true; 3]);
    std::sync::Arc::make_mut(&mut table.state.head).terms.event =
        Some(InEvent { id: EventId::random(), round: 1 });
    assert_eq!(may(&table), [false; 3], "it is compared with others");
}
