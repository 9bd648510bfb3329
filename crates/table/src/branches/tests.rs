//! Tests of the tree: it reads back what it writes, and what is cut off leaves nothing behind.

use super::*;
use crate::record::Record;

fn game() -> Vec<String> {
    ["a", "b", "c", "d"].map(str::to_owned).to_vec()
}

/// A tree with a line of a line, another world, names and comments.
fn tree() -> Branches {
    let (game, mut tree) = (game(), Branches::default());
    tree.call(0, "  Where it\nwas lost ");
    let x = tree.add(&game, TreePlace::main(2), "x");
    let y = tree.add(&game, x, "y");
    let world = Stride::world(Seat::new(1), Seed([7; 32]));
    let z = tree.add(&game, x, &world);
    let w = tree.add(&game, z, "w");
    let end = tree.add(&game, TreePlace::main(4), "e");
    tree.call(x.line, "the key: first");
    tree.say(TreePlace::main(0), "From the start.\n\nAnd so on.\r\n");
    tree.say(y, "note 9: no line of its own");
    tree.say(end, "e");
    assert_eq!([x, y, z, w, end].map(|it| it.to_string()), ["1.1", "1.2", "2.1", "2.2", "3.1"]);
    tree
}

fn record(tree: &Branches) -> Record {
    let head = format!(
        "lutece record 1\ngame: test\nrules: 1\nedition: Test\ndigest: {0}\nseats: 2\n\
         seed: chacha12 {0}\nmoves:\na\nb\nc\nd\nresult: open\n",
        Seed([9; 32])
    );
    let mut record: Record = head.parse().expect("it is sound");
    assert_eq!(record.to_string(), head);
    record.branches = tree.clone();
    record
}

#[test]
fn a_tree_is_read_as_it_was_written() {
    let text = record(&tree()).to_string();
    assert!(text.starts_with("lutece record 2\n"), "{text}");
    let read: Record = text.parse().expect("it is sound");
    assert_eq!(read.to_string(), text);
    let mut same = read.branches;
    same.lines.iter_mut().flat_map(|it| &mut it.moves).for_each(|(line, _)| *line = 0);
    assert_eq!(same, tree());
    assert_eq!(same.note(TreePlace::main(0)), "From the start.\nAnd so on.");
}

#[test]
fn a_record_without_a_tree_is_what_it_was() {
    let text = record(&Branches::default()).to_string();
    assert!(text.starts_with("lutece record 1\n"));
    let newer = text.replace("record 1", "record 2");
    assert_eq!(newer.parse::<Record>().expect("it is sound").to_string(), text);
    let older = record(&tree()).to_string().replace("record 2", "record 1");
    let error = older.parse::<Record>().expect_err("the old form has no tree").to_string();
    assert_eq!(error, "line 14: nothing can follow the result");
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let whole = record(&tree()).to_string();
    for (was, is, told) in [
        ("note 0: And", "note 9: And", "there is no place 9 above"),
        ("note 0: And", "note 1.1: And", "there is no place 1.1 above"),
        ("note 0: And so on.", "note 0:", "expected \"note <place>: <text>\""),
        ("note 1.2:", "note 1.3:", "there is no place 1.3 above"),
        ("note 1.2:", "note 1.0:", "expected a place such as 12 or 1.2, not \"1.0\""),
        ("note 1.2:", "note 01.2:", "expected a place such as 12 or 1.2, not \"01.2\""),
        ("line 2 from 1.1:", "line 1 from 1.1:", "line 1 cannot follow line 1"),
        ("line 2 from 1.1:", "line 2 from 2.1:", "there is no place 2.1 above"),
        ("line 2 from 1.1:", "line 2 at 1.1:", "expected \"line <number> from <place>: <name>\""),
        (
            "line 2 from 1.1:",
            "line 2 from 1.1:x",
            "expected \"line <number> from <place>: <name>\"",
        ),
        ("line 1 from 2: the key: first", "title: again", "the title comes once, and first"),
        ("line 1 from 2: the key: first", "x", "expected a title, a note or a line, not \"x\""),
        ("world 2 0", "world 9 0", "expected \"world <seat> <64 hexadecimal digits>\""),
        ("\ne\nnote 3.1: e\n", "\n", "line 3 has no moves"),
    ] {
        let text = whole.replacen(was, is, 1);
        assert_ne!(text, whole, "{was:?} is there");
        let error = text.parse::<Record>().expect_err(is);
        assert_eq!(error.problem, told, "{is:?}");
        let blamed = text.lines().nth(error.line - 1).unwrap_or_default();
        let near = is.trim().split(' ').next().unwrap_or_default();
        assert!(blamed.contains(near), "{blamed:?} for {is:?}");
    }
}

#[test]
fn trying_the_same_again_leads_to_the_same_place() {
    let (game, mut tree) = (game(), tree());
    let before = tree.clone();
    assert_eq!(tree.add(&game, TreePlace::main(1), "b"), TreePlace::main(2), "the game's own move");
    assert_eq!(tree.add(&game, TreePlace::main(2), "x"), TreePlace { line: 1, ply: 1 });
    assert_eq!(tree, before);
    let path = tree.path(&game, TreePlace { line: 2, ply: 2 }).expect("it is there");
    assert_eq!((path[..3].join(" "), path[4]), ("a b x".to_owned(), "w"));
    let next: Vec<String> =
        tree.next(&game, TreePlace::main(2)).iter().map(|(at, _)| at.to_string()).collect();
    assert_eq!(next, ["3", "1.1"]);
    assert_eq!(tree.path(&game, TreePlace { line: 9, ply: 1 }), None);
    assert_eq!(tree.path(&game, TreePlace::main(5)), None);
}

#[test]
fn what_is_cut_off_takes_its_lines_and_notes_along() {
    let mut tree = tree();
    assert_eq!(tree.cut(TreePlace::main(3)), TreePlace::main(3), "the game stays");
    let two = TreePlace { line: 1, ply: 2 };
    assert_eq!(tree.cut(two), TreePlace { line: 1, ply: 1 });
    assert_eq!((tree.lines().len(), tree.note(two)), (3, ""));
    assert_eq!(tree.cut(TreePlace { line: 1, ply: 1 }), TreePlace::main(2));
    let left: Vec<u32> = tree.lines().iter().map(|it| it.number).collect();
    assert_eq!(left, [3], "the line of the line is gone, and the others keep their numbers");
    let text = record(&tree).to_string();
    assert_eq!(text.parse::<Record>().expect("it is sound").to_string(), text);
    tree.cut(TreePlace { line: 3, ply: 1 });
    tree.call(0, "");
    tree.say(TreePlace::main(0), " \n");
    assert!(tree.is_empty());
}
