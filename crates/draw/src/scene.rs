//! What a drawing is made from, and the trait that ties a game to its drawing.

use table::{Arg, Game, Message, Seat};

use crate::board::Board;
use crate::labels::Labels;
use crate::sign;
use crate::svg::Svg;

/// Where the side areas go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// Beside the board, for a picture about as wide as high.
    #[default]
    Wide,
    /// Beside the board and below it, for a place nearly as high as wide.
    Square,
    /// Below the board, for a phone held upright.
    Narrow,
    /// As wide, but with the places in rows where the board has another shape.
    Grid,
}

/// What is pointed out on a board.
#[derive(Clone, Debug)]
pub struct Marks<M> {
    /// The picks that glow, spelled as in `data-pick`.
    pub targets: Vec<String>,
    /// The last move, and who made it.
    pub last: Option<(Seat, M)>,
    /// The moves before it that belong to it, such as those of the same turn.
    pub earlier: Vec<M>,
    /// A move that is being considered, drawn as a ghost, and by whom.
    pub ghost: Option<(Seat, M)>,
    /// The ids of what the last move revealed or brought into a hand.
    pub brought: Vec<String>,
    /// The ids of things, each with the place it has kept since it came, which the position alone
    /// does not tell.
    pub kept: Vec<(String, usize)>,
    /// The layers that are shown, spelled as in `data-layer`.
    pub layers: Vec<String>,
}

impl<M> Default for Marks<M> {
    fn default() -> Self {
        Self {
            targets: Vec::new(),
            last: None,
            earlier: Vec::new(),
            ghost: None,
            brought: Vec::new(),
            kept: Vec::new(),
            layers: Vec::new(),
        }
    }
}

impl<M> Marks<M> {
    /// Whether the last move, or one that belongs to it, is such a move.
    pub fn just(&self, such: impl Fn(&M) -> bool) -> bool {
        self.last.as_ref().is_some_and(|(_, mv)| such(mv)) || self.earlier.iter().any(such)
    }
}

/// Everything a drawing is made from: nothing else reaches the picture, so what the views leave
/// out cannot be seen.
pub struct Scene<'a, G: Game> {
    /// The rules, for the edition's figures and names.
    pub game: &'a G,
    /// What everybody may see.
    pub public: &'a G::Public,
    /// Who looks, and what that seat sees in addition; `None` for an onlooker.
    pub own: Option<(Seat, &'a G::Secret)>,
    /// What is pointed out.
    pub marks: &'a Marks<G::Move>,
    /// Where the words come from.
    pub labels: &'a dyn Labels,
    /// Where the side areas go.
    pub layout: Layout,
}

/// Where on a board something happened, and what it brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// The ids of the place and of what stands there, the place first.
    pub ids: Vec<String>,
    /// Who scored, and how many points.
    pub gains: Option<(Seat, i64)>,
    /// Where something that drives stops for it, if it is on the way.
    pub halt: Option<Halt>,
}

/// A place where something that drives stops: what scores at one is told at one go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Halt {
    /// The id of the place.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What the place is called that scores there.
    pub scores: String,
}

/// What the names are called that an option of a game can be a list of, as `col-card-` and
/// `draw-col-effect-` for postcards: a name's label, and the label of what it means in short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    /// How the labels of the names begin.
    pub name: &'static str,
    /// How the labels of what they mean begin.
    pub meaning: &'static str,
}

/// A game that can be drawn, and what a page needs to know of it to show a table.
pub trait Drawn: Game {
    /// The style of its boards: `[data-game=NAME]` gives the colours of the players.
    const STYLE: &'static str;

    /// A picture (PNG, 960x600) for programs that show no SVG: messengers and home screens.
    const PICTURE: Option<&'static [u8]> = None;

    /// The heart of a wide board, 16 to 10, where nothing is written in any language, as a
    /// `viewBox`; all of it if there is none.
    const HEART: Option<&'static str> = None;

    /// Whether [`Layout::Grid`] is another drawing than [`Layout::Wide`].
    const HAS_GRID: bool = false;

    /// Whether a move's effects make the move itself clear, so that it needs no line of its own.
    const EVENTS_TELL: bool = true;

    /// The events that only repeat what the line of a move has said.
    const AGAIN: &'static [&'static str] = &[];

    /// The words of messages that are better shown than read, as the name of a piece: a drawing
    /// defines a symbol `glyph-WORD` for each.
    const GLYPHS: &'static [&'static str] = &[];

    /// The events that say what the points of the event before them are made of.
    const PARTS: &'static [&'static str] = &[];

    /// The events that say what the points of the events after them are for.
    const HEADS: &'static [&'static str] = &[];

    /// The events that a turn is about, where a turn can have many: in a long turn the others are
    /// shown only on request.
    const DEEDS: &'static [&'static str] = &[];

    /// The events that a preview leaves out: they only repeat what the move does, or what follows
    /// it in any case.
    const FORESEEN: &'static [&'static str] = &[];

    /// The prompts that a preview names when a move leads to them: what may be chosen next.
    const THEN: &'static [&'static str] = &[];

    /// The events that tell what was paid for something that another line tells: of the others'
    /// moves only the log has them.
    const PRICES: &'static [&'static str] = &[];

    /// What the names are called that an option can be a list of, where there is one.
    const NAMES: Option<Names> = None;

    /// The words of the notation that are not on the board: the page offers them as buttons, or
    /// adds them by itself where no other word could stand.
    const BUTTONS: &'static [&'static str];

    /// The verbs whose moves are begun by picking their second word, as a postcard: whatever else
    /// is picked first means another move.
    const FIRST: &'static [&'static str] = &[];

    /// The verbs of what can be done besides what a step asks for, such as selling.
    const BESIDE: &'static [&'static str] = &[];

    /// The verbs of moves after which the player has no more turns, though the game may go on.
    const LEAVING: &'static [&'static str] = &[];

    /// The words for how a piece lies, in their order; a piece for which none is named lies by the
    /// first.
    const TURNS: &'static [&'static [&'static str]] = &[];

    /// The signs on its boards, each with the label that says what it means: a page can show them
    /// beside a board, from whose definitions they are copied.
    const SIGNS: &'static [(&'static str, &'static str)];

    /// The signs on the boards of this table: those of [`Self::SIGNS`], unless its edition has others.
    #[must_use]
    fn signs(_game: &Self) -> Vec<(&'static str, &'static str)> {
        Self::SIGNS.to_vec()
    }

    /// What a page asks when all that is left to choose of a move is one word: the verb, the place
    /// of the word, and the label of the question. With place 0: the words that moves begin with, and a
    /// question that names all that is still to be chosen for them, in any order.
    const ASKS: &'static [(&'static str, usize, &'static str)];

    /// The reasons against a move that speak of one way to make it: given only if there is no other.
    const ASIDE: &'static [&'static str];

    /// The reasons against a move that say no more than that it is not possible now.
    const GENERAL: &'static [&'static str] = &[];

    /// Whether the current points include what only the end of the game brings.
    const PROJECTED: bool;

    /// What a seat already has, if its current points include more than that.
    fn scored(_public: &Self::Public, _seat: Seat) -> Option<i32> {
        None
    }

    /// Whether a line of a seat's points tells what a viewer may not see.
    fn hides(_public: &Self::Public, _viewer: Option<Seat>, _seat: Seat, _line: &Message) -> bool {
        false
    }

    /// Whether a legal move can be a button once something was picked.
    fn can_be_button(_notation: &str) -> bool {
        true
    }

    /// The spaces that a piece covers, each as column and row from the one its move names: by the
    /// word before that space and the word for how it is turned.
    fn shapes(_public: &Self::Public) -> Vec<(String, &[[u8; 2]])> {
        Vec::new()
    }

    /// The board alone, without what lies beside or below it, as a `viewBox`; all of it if there
    /// is none.
    fn alone(_layout: Layout) -> Option<String> {
        None
    }

    /// Whether nobody has more than one turn left, where that can be said.
    fn last_round(_public: &Self::Public) -> bool {
        false
    }

    /// Whether everybody still has a turn after this one, and that is their last: the round before
    /// [`Drawn::last_round`], where it can be said.
    fn round_before_last(_public: &Self::Public) -> bool {
        false
    }

    /// The board.
    fn board(scene: &Scene<'_, Self>) -> Board;

    /// The ids of the elements that a legal move touches, the place it begins from first: what
    /// the page lights up under a log line or a preview.
    fn footprint(game: &Self, public: &Self::Public, seat: Seat, mv: Self::Move) -> Vec<String>;

    /// The moves that a click may mean, in the notation, legal or not: for illegal ones, the rules
    /// give the reason. What was picked before comes first, what was clicked last, spelled as in
    /// `data-pick` or `data-holds`.
    fn meant(public: &Self::Public, seat: Seat, picked: &[&str]) -> Vec<String>;

    /// What a preview of a legal move says before its events: what it comes to, as far as the
    /// player to act can know.
    fn foresees(_game: &Self, _state: &Self::State, _mv: Self::Move) -> Vec<Message> {
        Vec::new()
    }

    /// What the player to act can do in one go: what it comes to, and the moves.
    fn at_once(_game: &Self, _state: &Self::State) -> Option<(Message, Vec<Self::Move>)> {
        None
    }

    /// What the player to act can do together with a move, such as using the tile that it takes:
    /// what that comes to, and all the moves, this one first.
    fn together(
        _game: &Self,
        _state: &Self::State,
        _mv: Self::Move,
    ) -> Option<(Message, Vec<Self::Move>)> {
        None
    }

    /// Whether a move may turn up something that it does not name, or bring it into somebody's
    /// hand.
    fn draws(_mv: Self::Move) -> bool {
        false
    }

    /// The ids of what such a move has turned up or brought into a hand, by the positions before and
    /// after it. Only what is drawn for a viewer is marked: nobody sees more by it.
    fn brought(_game: &Self, _before: &Self::State, _after: &Self::State) -> Vec<String> {
        Vec::new()
    }

    /// The ids of what keeps its place since it came there, each with the place, by all positions of the game so far.
    fn kept(_game: &Self, _states: &mut dyn Iterator<Item = Self::State>) -> Vec<(String, usize)> {
        Vec::new()
    }

    /// The moves that the player to act must make next in any case, with only their order left to
    /// choose, such as paying a price when everything that could pay it is needed.
    fn follows(_game: &Self, _state: &Self::State) -> Vec<Self::Move> {
        Vec::new()
    }

    /// What a seat has to pay with: the icon of each kind, how many, and that in words. Shown where the
    /// board may be too long to show it together with what is for sale.
    fn purse(
        _public: &Self::Public,
        _seat: Seat,
        _secret: &Self::Secret,
    ) -> Vec<(&'static str, i64, Message)> {
        Vec::new()
    }

    /// What the player to act could still do with what they have, the best first: said when they
    /// are about to end their last turn.
    fn unused(_game: &Self, _state: &Self::State) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Where an event happened: what the page lights up, one event after the other.
    fn spot(public: &Self::Public, event: &Message) -> Spot;
}

/// The number, the name or the seat that a message has for a word.
pub(crate) struct Said<'a>(pub(crate) &'a Message);

impl Said<'_> {
    fn arg(&self, name: &str) -> Option<&Arg> {
        self.0.args.iter().find(|(key, _)| *key == name).map(|(_, arg)| arg)
    }

    pub(crate) fn number(&self, name: &str) -> Option<i64> {
        match self.arg(name)? {
            Arg::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(crate) fn name(&self, name: &str) -> Option<&str> {
        match self.arg(name)? {
            Arg::Name(text) => Some(text),
            _ => None,
        }
    }

    /// The id of a word that is translated.
    pub(crate) fn term(&self, name: &str) -> Option<&str> {
        match self.arg(name)? {
            Arg::Term(id) => Some(id),
            _ => None,
        }
    }

    pub(crate) fn seat(&self, name: &str) -> Option<Seat> {
        match self.arg(name)? {
            Arg::Seat(seat) => Some(*seat),
            _ => None,
        }
    }
}

impl<G: Game> Scene<'_, G> {
    pub(crate) fn label(&self, id: &str, args: &[(&str, String)]) -> String {
        self.labels.label(id, args)
    }

    pub(crate) fn is_target(&self, pick: &str) -> bool {
        self.marks.targets.iter().any(|target| target == pick)
    }

    /// The class of what the last move brought.
    pub(crate) fn brought(&self, id: &str) -> &'static str {
        if self.marks.brought.iter().any(|it| it == id) { " last" } else { "" }
    }

    /// A player's sign with the player's name.
    pub(crate) fn player_sign(&self, svg: &mut Svg, seat: Seat, (x, y): (f64, f64), r: f64) {
        let name = self.label("draw-player", &[("letter", sign::letter(seat).to_owned())]);
        svg.el("g").begin_named(&name, "");
        sign::sign(svg, seat, x, y, r);
        svg.end();
    }

    /// Opens a group that can be picked: the words it stands for, its name and what there is to
    /// say about it, and whether it glows now. [`Svg::end`] closes it.
    pub(crate) fn open_pick(
        &self,
        svg: &mut Svg,
        id: &str,
        class: &str,
        pick: &str,
        (name, about): (&str, &str),
    ) {
        svg.pick(pick);
        let target = self.is_target(pick);
        let glow = if target { " target" } else { "" };
        let new = if class.ends_with(" last") { "" } else { self.brought(id) };
        svg.el("g")
            .id(id)
            .class(&format!("{class}{new} pick{glow}"))
            .a("data-pick", pick)
            .a("role", "button")
            .a("tabindex", if target { 0.0 } else { -1.0 })
            .named(name, about)
            .begin();
    }
}
