//! What is promised when things break: real servers are killed, databases crash, disks fill up,
//! and no acknowledged move is missing or doubled.

mod admin;
mod backup;
mod damaged;
mod disk_full;
mod frozen;
mod killed;
mod logs;
mod operator;
mod players;
mod process;
mod proxy;
mod settled;
mod several;
mod stopped;
