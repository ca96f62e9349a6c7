//! Secrets of the cluster.

use std::{
    fs::{File, OpenOptions},
    io::{Read as _, Write as _},
    os::unix::fs::OpenOptionsExt as _,
    path::Path,
};

use crate::failure::{Failure, Outcome};

/// Returns 32 random bytes as 64 hexadecimal digits.
pub(super) fn fresh() -> Outcome<String> {
    let source = Path::new("/dev/urandom");
    let mut bytes = [0; 32];
    let read = File::open(source).and_then(|mut file| file.read_exact(&mut bytes));
    read.map_err(|error| Failure::file(source, &error))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Writes a new file that only this user can read.
pub(super) fn write(path: &Path, text: &str) -> std::io::Result<()> {
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?.write_all(text.as_bytes())
}

#[cfg(test)]
mod tests {
    #[test]
    fn no_two_are_the_same() {
        let [one, other] = [(); 2].map(|()| super::fresh().unwrap());
        assert!(one.len() == 64 && one != other);
    }
}
