//! What a measurement costs in processor time: a figure that busy neighbours do not change much.

/// Ticks of the system's clock in a second. Linux has told programs 100 for decades, whatever
/// its own clock does.
const TICKS: f64 = 100.0;

/// The processor time of a process so far and, if asked for, of its children, in seconds.
pub(super) fn seconds(process: u32, with_children: bool) -> f64 {
    let Some(parent) = stat(process) else { return 0.0 };
    if !with_children {
        return parent.seconds;
    }
    // Children that have ended are counted with their parent; living ones are asked for theirs.
    let own = parent.seconds + parent.ended;
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let children = ids.filter_map(stat).filter(|stat| stat.parent == process);
    own + children.map(|child| child.seconds).sum::<f64>()
}

/// How busy the machine is: the mean number of processes that want to run, over a minute.
pub(super) fn load() -> f64 {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().and_then(|first| first.parse().ok()).unwrap_or(0.0)
}

struct Stat {
    parent: u32,
    seconds: f64,
    ended: f64,
}

fn stat(process: u32) -> Option<Stat> {
    read(&std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?)
}

/// The name of the program is in brackets and may contain anything.
fn read(line: &str) -> Option<Stat> {
    let fields: Vec<&str> = line.get(line.rfind(')')? + 2..)?.split(' ').collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    let parent = fields.get(1)?.parse().ok()?;
    let seconds = (ticks(11)? + ticks(12)?) / TICKS;
    Some(Stat { parent, seconds, ended: (ticks(13)? + ticks(14)?) / TICKS })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_system_is_read() {
        let line = "42 (a) b) S 7 42 42 0 -1 4194304 1 0 0 0 150 50 30 70 20 0 4 0 1 1 1";
        let stat = read(line).expect("sound");
        assert_eq!(stat.parent, 7);
        assert!((stat.seconds - 2.0).abs() < 1e-9);
        assert!((stat.ended - 1.0).abs() < 1e-9);
    }
}
