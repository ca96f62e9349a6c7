//! Whether sources can give units.

use seven_wonders::Resource;

/// Whether different sources can give all these units: augmenting paths.
pub fn matches_all(needs: &[Resource], sources: &[Vec<Resource>]) -> bool {
    fn seek(
        need: usize,
        needs: &[Resource],
        sources: &[Vec<Resource>],
        used: &mut [Option<usize>],
        tried: &mut [bool],
    ) -> bool {
        for at in 0..sources.len() {
            if tried[at] || !sources[at].contains(&needs[need]) {
                continue;
            }
            tried[at] = true;
            if used[at].is_none_or(|other| seek(other, needs, sources, used, tried)) {
                used[at] = Some(need);
                return true;
            }
        }
        false
    }
    let mut used = vec![None; sources.len()];
    (0..needs.len()).all(|need| seek(need, needs, sources, &mut used, &mut vec![false; sources.len()]))
}
