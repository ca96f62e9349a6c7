//! Whether sources can give units.

use seven_wonders::Resource;

/// What a source can be, one bit for each resource.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options(u8);

impl Options {
    pub fn of(resources: &[Resource]) -> Self {
        resources.iter().fold(Self::default(), |all, resource| all.or(*resource))
    }

    pub fn or(self, resource: Resource) -> Self {
        Self(self.0 | 1 << resource as u8)
    }

    /// What is not among them.
    pub fn others(self) -> Self {
        Self(!self.0 & ((1 << Resource::COUNT) - 1))
    }

    pub fn has(self, resource: Resource) -> bool {
        self.0 >> resource as u8 & 1 == 1
    }
}

/// As many sources as there can be: with the tile for any number each of a few brown cards is a dozen.
const SOURCES: usize = 128;

struct Matching<'a> {
    needs: &'a [Resource],
    sources: &'a [Options],
    /// For which need a source is used.
    used: [Option<u8>; SOURCES],
}

impl Matching<'_> {
    /// Finds a source for a need, and another one for the need that had it.
    fn seek(&mut self, need: usize, tried: &mut u128) -> bool {
        for at in 0..self.sources.len() {
            if *tried >> at & 1 == 1 || !self.sources[at].has(self.needs[need]) {
                continue;
            }
            *tried |= 1 << at;
            if self.used[at].is_none_or(|other| self.seek(other.into(), tried)) {
                self.used[at] = Some(need as u8);
                return true;
            }
        }
        false
    }
}

/// How many of these units different sources can give: augmenting paths.
pub fn matched(needs: &[Resource], sources: &[Options]) -> usize {
    let mut matching = Matching { needs, sources, used: [None; SOURCES] };
    (0..needs.len()).filter(|need| matching.seek(*need, &mut 0)).count()
}

/// Whether different sources can give all these units.
pub fn matches_all(needs: &[Resource], sources: &[Options]) -> bool {
    let mut matching = Matching { needs, sources, used: [None; SOURCES] };
    (0..needs.len()).all(|need| matching.seek(need, &mut 0))
}
