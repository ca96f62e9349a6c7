//! The deals that have been played already, so that a league can be interrupted and continued.

use std::{
    collections::BTreeMap,
    fs::{File, OpenOptions},
    io::{self, Write as _},
    path::Path,
};

use super::{
    LeagueError,
    met::{Deal, Met},
};

/// Deals that were played, in memory and optionally in a file with a line of JSON each.
#[derive(Debug)]
pub(super) struct Book {
    known: BTreeMap<Deal, Met>,
    file: Option<(String, File)>,
}

impl Book {
    /// Reads the file. A truncated last line is removed, and its deal is played again.
    pub(super) fn open(path: Option<&Path>, seed: u64) -> Result<Self, LeagueError> {
        let mut known = BTreeMap::new();
        let Some(path) = path else { return Ok(Self { known, file: None }) };
        let name = path.display().to_string();
        let failed = |why| LeagueError::File { file: name.clone(), why };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(failed(error)),
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        for (number, line) in text[..whole].lines().enumerate() {
            let no_result = |why| LeagueError::NoResult { file: name.clone(), line: number + 1, why };
            let met: Met = serde_json::from_str(line).map_err(no_result)?;
            if met.of.seed == seed {
                known.insert(met.of.clone(), met);
            }
        }
        let file = OpenOptions::new().append(true).create(true).open(path).map_err(failed)?;
        file.set_len(whole as u64).map_err(failed)?;
        Ok(Self { known, file: Some((name, file)) })
    }

    pub(super) fn get(&self, deal: &Deal) -> Option<&Met> {
        self.known.get(deal)
    }

    pub(super) fn keep(&mut self, met: Met) -> Result<(), LeagueError> {
        if let Some((name, file)) = &mut self.file {
            let mut line = serde_json::to_vec(&met).map_err(io::Error::from)?;
            line.push(b'\n');
            let failed = |why| LeagueError::File { file: name.clone(), why };
            file.write_all(&line).map_err(failed)?;
        }
        self.known.insert(met.of.clone(), met);
        Ok(())
    }
}
