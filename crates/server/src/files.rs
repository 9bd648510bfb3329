//! Private files and folders, and the lock that keeps a second server out.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The name of the file that a server locks in the folder of its store.
const LOCK: &str = "lutece.lock";

/// Makes a folder that only its owner can read; one that is there stays as it is, because it may
/// be shared on purpose.
///
/// # Errors
/// If it cannot be made.
pub fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Opens a file for writing from its beginning that only its owner can read; a new one if `new`.
///
/// # Errors
/// If it cannot be opened, or is there although it should be new.
pub fn private_file(path: &Path, new: bool) -> io::Result<File> {
    let mut options = private();
    let file = if new { options.create_new(true) } else { options.create(true).truncate(true) };
    let file = file.open(path)?;
    tighten(path);
    Ok(file)
}

/// Makes a file that only its owner can read if it is not there, and takes it away from others if
/// it is.
///
/// # Errors
/// If it cannot be made.
pub fn make_private(path: &Path) -> io::Result<()> {
    if !path.exists() {
        private().create(true).truncate(false).open(path)?;
    }
    tighten(path);
    Ok(())
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes a file's rights away from everybody but its owner. If we are not the owner we cannot, and
/// then it is the owner's business.
fn tighten(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let open = |mode: u32| mode & 0o077 != 0;
        if path.metadata().is_ok_and(|it| it.is_file() && open(it.permissions().mode())) {
            let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600));
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// A folder that no other server uses, until this is dropped or the process ends.
#[derive(Debug)]
pub struct Lock(#[expect(dead_code, reason = "the lock lasts as long as the file is open")] File);

/// Why a folder was not locked.
#[derive(Debug)]
pub enum NotLocked {
    /// Another server uses it: the number of its process, if it said so.
    Taken(Option<u32>),
    /// The file for the lock cannot be made.
    File(PathBuf, io::Error),
}

/// Locks a folder for one server.
///
/// # Errors
/// If another server has it, or the file for the lock cannot be made.
pub fn lock(folder: &Path) -> Result<Lock, NotLocked> {
    let path = folder.join(LOCK);
    let failed = |error| NotLocked::File(path.clone(), error);
    let mut file = private().read(true).create(true).truncate(false).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(NotLocked::Taken(holder(&mut file)));
        }
        Err(TryLockError::Error(error)) => return Err(failed(error)),
    }
    // Who has it, for a server that finds it locked.
    let written = file
        .set_len(0)
        .and_then(|()| file.rewind())
        .and_then(|()| file.write_all(format!("{}\n", std::process::id()).as_bytes()));
    written.map_err(failed)?;
    Ok(Lock(file))
}

/// The process that has the lock. It writes its number just after it locked the file, so a server
/// that comes at the same moment looks again.
fn holder(file: &mut File) -> Option<u32> {
    for _ in 0..50 {
        let mut text = String::new();
        file.rewind().and_then(|()| file.read_to_string(&mut text)).ok()?;
        if let Some(number) = text.strip_suffix('\n') {
            return number.parse().ok();
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::TableId;

    #[test]
    fn a_folder_has_one_server_and_says_which() {
        let folder = std::env::temp_dir().join(format!("lutece-lock-{}", TableId::random()));
        private_folder(&folder).expect("a folder");
        let first = lock(&folder).expect("nobody has it");
        let taken = lock(&folder).expect_err("somebody has it");
        assert!(matches!(taken, NotLocked::Taken(Some(id)) if id == std::process::id()));
        drop(first);
        lock(&folder).expect("it is free again");
        std::fs::remove_dir_all(folder).expect("it was there");
    }
}
