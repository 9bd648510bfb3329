//! Old tables, and full ones.

use table::Seed;

use super::*;

/// Tables that were set up before there were two versions of the rules of Paris.
#[test]
fn a_table_without_a_version_goes_on_by_the_first_rules() {
    let editions = Editions::shipped();
    let edition = editions.default_of(Kind::Paris).info().digest;
    let (id, owner) = (TableId::random(), PlayerId::random());
    let secret = Seed([0; 32]);
    let json = format!(
        r#"{{"id":"{id}","created":0,"game":"paris","edition":"{edition}","seats":2,
            "options":[],"public":true,"owner":"{owner}","secret":"{secret}"}}"#
    );
    let head: Head = serde_json::from_str(&json).expect("a head of before");
    assert_eq!(head.rules, 1);
    let mut state = State::new(head).expect("a table");
    let mut play = |text: &str| {
        let entry = Entry { at: 0, click: None, text: text.to_owned() };
        state.apply(&entry, None, &editions).expect("it fits");
        state.game.clone()
    };
    for text in ["bot 1 random", "bot 2 random"] {
        play(text);
    }
    let mut game = play("start").expect("the game is on");
    let taken = |game: &Any| game.legal().into_iter().find(|mv| mv.starts_with("endtile "));
    while taken(&game).is_none() {
        game = play(&format!("move {}", game.legal()[0])).expect("the game is on");
    }
    let mv = taken(&game).expect("an end-game tile");
    assert_eq!(play(&format!("move {mv}")).expect("the game is on").moves().pop(), Some(mv));
}

/// A game of two bots that has just begun.
pub(crate) fn begun() -> State {
    let editions = Editions::shipped();
    let kind = Kind::ALL[0];
    let head = Head {
        id: TableId::random(),
        created: 0,
        game: kind.to_string(),
        edition: editions.default_of(kind).info().digest.to_string(),
        rules: kind.rules(),
        seats: 2,
        options: Vec::new(),
        public: true,
        owner: PlayerId::random(),
        secret: Seed([0; 32]).to_string(),
        from: None,
        reshuffled: false,
        terms: crate::stored::Terms::default(),
    };
    let mut state = State::new(head).expect("a table");
    for text in ["bot 1 random", "bot 2 random", "start"] {
        let entry = Entry { at: 0, click: None, text: text.to_owned() };
        state.apply(&entry, None, &editions).expect("it fits");
    }
    state
}

#[test]
fn no_bot_thinks_at_a_full_table() {
    let mut state = begun();
    assert!(state.bot_to_act().is_some() && !state.is_full());
    let game = state.game.clone().expect("the game is on");
    assert!(state.bot_after(&game));
    state.version = MOST_ACTIONS - 1;
    assert!(state.bot_to_act().is_some() && !state.bot_after(&game), "this one is the last");
    state.version = MOST_ACTIONS;
    assert!(state.bot_to_act().is_none() && state.is_full());
}
