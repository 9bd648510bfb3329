//! The rules.

use std::ops::RangeInclusive;
use std::sync::Arc;

use table::{
    BadDeal, BySeat, Chance, ChoiceKind, Dice, Feat, Flaw, Game, Line, Log, Message, Outcome,
    PerSeat, Say as _, Seat, Spoken, StoryMove, Unplayable,
};

use crate::action::{Lantern, Move, Post};
use crate::edition::Edition;
use crate::event::Event;
use crate::messages::{Proud, Said};
use crate::options::Options;
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::{Hung, PostView, Public, Secret};
use crate::{HAND, LANTERNS};

/// The lanterns of each seat by their brightness, dark ones first.
pub type Deal = Vec<Vec<u8>>;

/// The rules for one table.
#[derive(Clone, Debug)]
pub struct Lanterns {
    edition: Arc<Edition>,
    seats: usize,
}

impl Lanterns {
    /// The posts that are used: as many as there are lanterns to hang.
    fn posts(&self) -> impl Iterator<Item = Post> {
        (0..HAND * self.seats).map(Post::new)
    }

    /// What a lantern brings at a post.
    fn points(&self, lantern: Lantern, post: Post) -> i32 {
        i32::from(lantern.number()) * i32::from(self.edition.factor(post))
    }

    /// Every lantern that a seat has hung, with its post.
    fn hung(&self, state: &State, seat: Seat) -> impl Iterator<Item = (Lantern, Post)> {
        self.posts().filter_map(move |post| {
            let (lantern, owner) = state.posts[post.index()]?;
            (owner == seat).then_some((lantern, post))
        })
    }

    /// Hands out lanterns, by turns, to hands of these sizes.
    fn hands(lanterns: &[Lantern], sizes: PerSeat<u32>) -> PerSeat<u16> {
        let mut left = lanterns.iter();
        sizes.map(|size| {
            (0..size).filter_map(|_| left.next()).fold(0, |hand, it| hand | 1 << it.index())
        })
    }
}

/// Which lantern is hung, as one kind of choice.
fn hung_first(lantern: Lantern) -> ChoiceKind {
    let say = Said::Choice { lantern: lantern.number() };
    ChoiceKind::new("lantern", lantern.to_string(), say.message())
}

impl Game for Lanterns {
    const NAME: &'static str = "lanterns";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;

    type Edition = Edition;
    type Options = Options;
    type Deal = Deal;
    type State = State;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type Public = Public;
    type Secret = Secret;

    fn new(edition: Arc<Edition>, _: Options, seats: usize) -> Result<Self, Unplayable> {
        Ok(Self { edition, seats })
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }

    fn options(&self) -> &Options {
        &Options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn longest(&self) -> usize {
        HAND * self.seats
    }

    fn deal(&self, dice: &mut Dice) -> Deal {
        let mut all: Vec<u8> = (1..=LANTERNS as u8).collect();
        dice.shuffle(&mut all);
        let mut hands: Deal = all.chunks(HAND).take(self.seats).map(<[u8]>::to_vec).collect();
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        hands
    }

    fn start(&self, deal: &Deal) -> Result<State, BadDeal> {
        if deal.len() != self.seats || deal.iter().any(|hand| hand.len() != HAND) {
            return Err(BadDeal(format!("there are {} hands of {HAND} lanterns", self.seats)));
        }
        let mut hands = PerSeat::splat(0_u16);
        let mut dealt = 0_u16;
        for (hand, lanterns) in hands.iter_mut().zip(deal) {
            if !lanterns.is_sorted() {
                return Err(BadDeal("a hand begins with its darkest lantern".to_owned()));
            }
            for &lantern in lanterns {
                let known = (1..=LANTERNS as u8).contains(&lantern);
                if !known || dealt & 1 << (lantern - 1) != 0 {
                    return Err(BadDeal(format!("there is no lantern {lantern} to deal")));
                }
                dealt |= 1 << (lantern - 1);
                *hand |= 1 << (lantern - 1);
            }
        }
        Ok(State { hands, posts: [None; LANTERNS], hung: 0 })
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        let hung = usize::from(state.hung);
        (hung < self.longest()).then(|| Seat::new(hung % self.seats))
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.hung)
    }

    fn step(&self, state: &State) -> &'static str {
        if self.to_act(state).is_some() { "hang" } else { "" }
    }

    fn prompt(&self, _: &State) -> Message {
        Said::Prompt.message()
    }

    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        let Some(seat) = self.to_act(state) else { return };
        for lantern in state.hand(seat) {
            let free = self.posts().filter(|post| state.posts[post.index()].is_none());
            moves.extend(free.map(|post| Move { lantern, post }));
        }
    }

    fn why_not(&self, state: &State, mv: Move) -> Refusal {
        let Some(seat) = self.to_act(state) else { return Refusal::Over };
        if mv.post.index() >= self.longest() {
            Refusal::NoPost(mv.post.number())
        } else if !state.holds(seat, mv.lantern) {
            Refusal::NotHeld(mv.lantern.number())
        } else {
            Refusal::Taken(mv.post.number())
        }
    }

    fn play<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        let seat = self.to_act(state).expect("nobody plays a game that is over");
        state.hands[seat] &= !(1 << mv.lantern.index());
        state.posts[mv.post.index()] = Some((mv.lantern, seat));
        state.hung += 1;
        let points = self.points(mv.lantern, mv.post);
        log.note(Event::Scored { seat, post: mv.post.number(), points });
    }

    /// A lantern that hangs was hidden before.
    fn reveals(&self, _: &State, _: Move) -> bool {
        true
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(self.seats, |seat| {
            self.hung(state, seat).map(|(lantern, post)| self.points(lantern, post)).sum()
        })
    }

    fn sheet(&self, state: &State) -> BySeat<Vec<Line>> {
        BySeat::from_fn(self.seats, |seat| {
            let line = |(lantern, post): (Lantern, Post)| Line {
                source: Said::Score {
                    post: post.number(),
                    lantern: lantern.number(),
                    factor: self.edition.factor(post),
                }
                .message(),
                points: self.points(lantern, post),
            };
            self.hung(state, seat).map(line).collect()
        })
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let over = self.to_act(state).is_none();
        over.then(|| Outcome::rank(&self.scores(state).map(|_, &points| [points])))
    }

    fn say(&self, _: &State, mv: Move) -> Message {
        Said::Hang { lantern: mv.lantern.number(), post: mv.post.number() }.message()
    }

    fn choice_kind(&self, _: &State, mv: Move) -> Option<ChoiceKind> {
        Some(hung_first(mv.lantern))
    }

    fn choice_kinds(&self) -> Vec<ChoiceKind> {
        (0..LANTERNS).map(|at| hung_first(Lantern::new(at))).collect()
    }

    const FEATS: &'static [Spoken] = Proud::MESSAGES;

    fn feats(&self, state: &State, _: &[StoryMove<Event>]) -> BySeat<Vec<Feat>> {
        BySeat::from_fn(self.seats, |seat| {
            let points = self.hung(state, seat).map(|(lantern, post)| self.points(lantern, post));
            vec![Feat { what: Proud::Brightest.message(), count: points.max().unwrap_or(0) }]
        })
    }

    const SETS_UP: bool = true;

    fn position_text(&self, state: &State) -> String {
        self.write_position(state)
    }

    fn read_position(&self, text: &str) -> Result<State, Vec<Flaw>> {
        self.parse_position(text)
    }

    fn public(&self, state: &State) -> Public {
        let hung = |(lantern, owner): (Lantern, Seat)| Hung { lantern: lantern.number(), owner };
        let post = |post: Post| PostView {
            post: post.number(),
            factor: self.edition.factor(post),
            hung: state.posts[post.index()].map(hung),
        };
        Public {
            to_act: self.to_act(state),
            posts: self.posts().map(post).collect(),
            hands: Seat::first(self.seats).map(|seat| state.hand(seat).count()).collect(),
            scores: self.scores(state).as_slice().to_vec(),
        }
    }

    fn secret(&self, state: &State, seat: Seat) -> Secret {
        Secret { hand: state.hand(seat).map(Lantern::number).collect() }
    }

    /// What neither hangs nor is in the seat's hand, in its own order first: the hidden one must not
    /// shine through.
    fn redeal<C: Chance>(&self, state: &State, seat: Seat, chance: &mut C) -> State {
        let seen = |it: &Lantern| {
            state.holds(seat, *it) || state.posts.iter().flatten().any(|(lantern, _)| lantern == it)
        };
        let mut unknown: Vec<Lantern> =
            (0..LANTERNS).map(Lantern::new).filter(|it| !seen(it)).collect();
        chance.shuffle(&mut unknown);
        let mut sizes = state.hands.map(u16::count_ones);
        sizes[seat] = 0;
        let mut hands = Self::hands(&unknown, sizes);
        hands[seat] = state.hands[seat];
        State { hands, ..*state }
    }

    fn text(&self, public: &Public, secret: Option<&Secret>) -> String {
        public.text(secret)
    }
}

impl Lanterns {
    /// The deal from which the moves of a game lead to `world`, a redeal of its last position.
    #[must_use]
    pub fn possible_deal(&self, world: &State) -> Deal {
        let of = |seat: Seat| {
            let hung = self.hung(world, seat).map(|(lantern, _)| lantern);
            let mut hand: Vec<u8> = world.hand(seat).chain(hung).map(Lantern::number).collect();
            hand.sort_unstable();
            hand
        };
        Seat::first(self.seats).map(of).collect()
    }
}
