//! A bench for trying out bots: fit and match without the program around them.
#![allow(clippy::print_stdout, clippy::print_stderr)]
use search::{Budget, Cancel, Evaluate as _, Known, Level, Linear, fit, series, statistics::Rate};
use std::sync::Arc;
use std::time::Instant;
use table::{Edition as _, Game, Seed};

fn game<G: Game>(seats: usize) -> Arc<G> {
    Arc::new(G::new(Arc::new(G::Edition::shipped()), G::Options::default(), seats).unwrap())
}

fn run<G: Known>(measure: fn() -> G::Measure, args: &[String]) {
    match args[0].as_str() {
        "fit" => {
            let mut eval: Linear<G::Measure> = match args.get(5).map(String::as_str) {
                Some("plain") => Linear::plain::<G>(measure()),
                _ => Linear::parse::<G>(measure(), &std::fs::read_to_string(&args[1]).unwrap()),
            };
            let seats: usize = args[2].parse().unwrap();
            let plan = fit::Plan {
                generations: args[4].parse().unwrap(),
                games: args[3].parse().unwrap(),
                noise: 0.1,
                seed: Seed::from_text("1"),
                threads: 2,
            };
            fit::fit(&game::<G>(seats), &mut eval, plan, |r| println!("{r:?}"));
            std::fs::write(&args[1], eval.to_text("# fitted")).unwrap();
        }
        "bench" => {
            let seats: usize = args[1].parse().unwrap();
            let g = game::<G>(seats);
            let m = table::Match::new(Arc::clone(&g), Seed::from_text("b"));
            let eval = G::evaluation();
            let t = Instant::now();
            let mut x = 0.0;
            for _ in 0..100_000 {
                x += eval.worth(&g, m.state()).shares.as_slice()[0];
            }
            println!("eval {:?} {x}", t.elapsed() / 100_000);
            for level in [Level::Haussmann, Level::Uct] {
                let t = Instant::now();
                let mut bot = search::Bot::<G>::new(level);
                let a = bot.think(&m, Budget::nodes(3000), &Cancel::new(), 1);
                println!(
                    "{level} {} nodes {:?} -> {:.0}/s best {} {:.3}",
                    a.nodes,
                    t.elapsed(),
                    a.nodes as f64 / t.elapsed().as_secs_f64(),
                    a.options[0].mv,
                    a.options[0].share
                );
            }
        }
        _ => {
            let bots: Vec<search::Spec> = args[1].split(',').map(|b| b.parse().unwrap()).collect();
            let games: usize = args[2].parse().unwrap();
            let nodes: u64 = args[3].parse().unwrap();
            let seed = args.get(4).map_or("1", String::as_str);
            let budget = if nodes >= 1_000_000 {
                Budget::millis(nodes / 1_000_000)
            } else {
                Budget::nodes(nodes)
            };
            let seats = bots.len();
            let plan = series::Plan {
                bots: bots.clone(),
                games,
                budget,
                seed: Seed::from_text(seed),
                threads: 2,
            };
            let (mut wins, mut points, mut time) =
                (vec![0.0; seats], vec![0.0; seats], vec![(0.0, 0u32); seats]);
            let mut n = 0;
            let t = Instant::now();
            series::play(&game::<G>(seats), &plan, &Cancel::new(), |g| {
                n += 1;
                for i in 0..seats {
                    let s = table::Seat::new(i);
                    wins[i] += g.shares[s];
                    points[i] += f64::from(g.points[s]);
                    time[i].0 += g.thought[s].0.as_secs_f64();
                    time[i].1 += g.thought[s].1;
                }
                true
            });
            for i in 0..seats {
                let r = Rate::of_wins(wins[i], n);
                println!(
                    "{:32} {:.1}% [{:.1} {:.1}] points {:.1} {:.1}ms/move",
                    bots[i],
                    100.0 * r.mean,
                    100.0 * r.low,
                    100.0 * r.high,
                    points[i] / n as f64,
                    1000.0 * time[i].0 / f64::from(time[i].1.max(1))
                );
            }
            println!("{n} games {:?}", t.elapsed());
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args[0].as_str() {
        "pp" => run::<paris_paris::ParisParis>(|| search::games::paris_paris::Features, &args[1..]),
        "col" => {
            run::<city_of_light::CityOfLight>(|| search::games::city_of_light::Features, &args[1..])
        }
        _ => panic!(),
    }
}
