//! The check for outdated outputs.

use std::{fs, path::Path, time::SystemTime};

/// Returns true if `made` is missing or older than any of `sources` (files or folders).
pub(crate) fn is_stale(made: &Path, sources: &[impl AsRef<Path>]) -> bool {
    let Some(made) = changed(made) else { return true };
    sources.iter().filter_map(|source| newest(source.as_ref())).any(|source| source > made)
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|meta| meta.modified()).ok()
}

/// Returns the time of the newest change at or below `path`. A folder's own time is included: a file may have
/// been removed.
fn newest(path: &Path) -> Option<SystemTime> {
    let own = changed(path);
    let inside = fs::read_dir(path).into_iter().flatten().flatten().filter_map(|entry| newest(&entry.path()));
    inside.chain(own).max()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn what_is_older_than_its_sources_is_stale() {
        let folder = std::env::temp_dir().join(format!("septet-stale-{}", std::process::id()));
        let (source, made) = (folder.join("src/deep/a"), folder.join("made"));
        fs::create_dir_all(source.parent().unwrap()).unwrap();
        fs::write(&source, "").unwrap();
        assert!(is_stale(&made, &[folder.join("src")]), "missing");
        fs::write(&made, "").unwrap();
        let later = SystemTime::now() + Duration::from_secs(60);
        fs::File::open(&made).unwrap().set_modified(later).unwrap();
        assert!(!is_stale(&made, &[folder.join("src")]), "newer than its source");
        fs::File::options()
            .write(true)
            .open(&source)
            .unwrap()
            .set_modified(later + Duration::from_secs(60))
            .unwrap();
        assert!(is_stale(&made, &[folder.join("src")]), "older than its source");
        fs::remove_dir_all(&folder).unwrap();
    }
}
