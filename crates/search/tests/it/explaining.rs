//! Reasons are score sheets: they add up, and belong to the move they are given for.

use catalog::Any;
use lutece_search::{HasEvaluation, explain};
use table::Match;

use crate::games::positions;

fn check<G: HasEvaluation>(seats: usize, wrap: fn(Match<G>) -> Any) {
    let all = positions::<G>(seats, "reasons", usize::MAX);
    let last = all.last().expect("a game has moves");
    let seat = last.to_act().expect("the game goes on");
    for mv in last.legal() {
        let mut after = last.clone();
        after.play(mv).expect("a legal move");
        if after.to_act().is_some() {
            continue;
        }
        let expected = explain(&wrap(last.clone()), &[&mv.to_string()], 3, 1).remove(0);
        // The others' special trips are not known before the end.
        let known = |id: &str| id != "pp-score-special-trips";
        for line in after.game().sheet(after.state())[seat].iter().filter(|it| known(it.source.id))
        {
            let found = expected.sheet.iter().find(|it| it.source == line.source);
            let own = found.map_or(0.0, |it| it.points[seat]);
            assert!((own - line.points as f32).abs() < 0.01, "{mv}: {} {own}", line.source);
        }
    }
    let early = &all[all.len() / 3];
    let legal = early.legal();
    let first = legal[0].to_string();
    let sheets = explain(&wrap(early.clone()), &[&first, "no move"], 2, 1);
    assert!(!sheets[0].sheet.is_empty() && sheets[1].sheet.is_empty());
    let [one, none] = [0, 1].map(|at| sheets[at].leads.len());
    assert_eq!((one, none), (2, 0), "a lead for each game");
    if seats == 2 {
        let seat = early.to_act().expect("the game goes on");
        let side = |own: bool| -> f32 {
            let lines = sheets[0].sheet.iter().flat_map(|it| it.points.iter());
            lines.filter(|(other, _)| (*other == seat) == own).map(|(_, points)| points).sum()
        };
        let lead = sheets[0].leads.iter().sum::<f32>() / 2.0;
        assert!((side(true) - side(false) - lead).abs() < 0.01, "the sheet makes the lead");
    }
    assert_eq!(sheets, explain(&wrap(early.clone()), &[&first, "no move"], 2, 1));
}

#[test]
fn after_the_last_move_the_reasons_are_the_score_sheet() {
    check::<city_of_light::CityOfLight>(2, Any::CityOfLight);
    check::<paris_paris::ParisParis>(3, Any::ParisParis);
    check::<paris::Paris>(2, Any::Paris);
}
