//! What is promised when things break: real servers are killed, databases crash, disks fill up,
//! and no acknowledged move is missing or doubled.

mod backup;
mod disk_full;
mod killed;
mod logs;
mod players;
mod process;
mod several;
mod stopped;
