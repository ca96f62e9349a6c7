//! The growth of SQLite's write-ahead log.
//!
//! The first bytes of the log's index, which the database's processes share ([the format]), contain the
//! number of pages in the log and the number of transactions. The log restarts from time to time, so it must
//! be read often.
//!
//! [the format]: https://www.sqlite.org/walformat.html#the_wal_index_header

use std::{fs::File, os::unix::fs::FileExt, path::Path};

/// Pages and commits since the first look.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Appended {
    /// Pages of 4,096 bytes.
    pub pages: u64,
    pub commits: u64,
}

/// A reader of the log of one database.
pub struct Wal {
    /// `None` without such a log.
    index: Option<File>,
    last: Option<Header>,
    appended: Appended,
}

/// The relevant part of the index's header.
#[derive(Clone, Copy)]
struct Header {
    /// Incremented with each transaction.
    changes: u32,
    /// The number of pages in the log.
    pages: u32,
}

/// The bytes of the header up to the last one needed.
const HEADER: usize = 20;

impl Wal {
    pub fn of(database: &Path) -> Self {
        let mut name = database.as_os_str().to_owned();
        name.push("-shm");
        Self { index: File::open(Path::new(&name)).ok(), last: None, appended: Appended::default() }
    }

    /// Returns the growth since the first look. Pages between the last look and a restart of the log are
    /// missing.
    pub fn look(&mut self) -> Appended {
        let mut header = [0; HEADER];
        let read = self.index.as_ref().is_some_and(|index| index.read_exact_at(&mut header, 0).is_ok());
        if read {
            self.note(Header::of(&header));
        }
        self.appended
    }

    fn note(&mut self, now: Header) {
        if let Some(last) = self.last.replace(now) {
            let again = now.pages < last.pages;
            let pages = if again { now.pages } else { now.pages - last.pages };
            self.appended.pages += u64::from(pages);
            self.appended.commits += u64::from(now.changes.wrapping_sub(last.changes));
        }
    }
}

impl Header {
    /// Parses the header in the byte order of the machine.
    fn of(header: &[u8; HEADER]) -> Self {
        let number = |at: usize| u32::from_ne_bytes(std::array::from_fn(|n| header[at + n]));
        Self { changes: number(8), pages: number(16) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_counted_on_when_the_log_begins_anew() {
        let mut wal = Wal { index: None, last: None, appended: Appended::default() };
        for (changes, pages) in [(7, 100), (8, 140), (8, 140), (10, 30)] {
            wal.note(Header { changes, pages });
        }
        assert_eq!(wal.look(), Appended { pages: 70, commits: 3 });
    }

    #[test]
    fn a_header_is_read_where_the_format_has_it() {
        let mut header = [0; HEADER];
        header[8..12].copy_from_slice(&5_u32.to_ne_bytes());
        header[16..20].copy_from_slice(&9_u32.to_ne_bytes());
        let Header { changes, pages } = Header::of(&header);
        assert_eq!((changes, pages), (5, 9));
    }
}
