//! Matching of sources to units.

use seven_wonders::Resource;

/// The options of a source, one bit for each resource.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options(u8);

impl Options {
    pub fn of(resources: &[Resource]) -> Self {
        resources.iter().fold(Self::default(), |all, resource| all.or(*resource))
    }

    pub fn or(self, resource: Resource) -> Self {
        Self(self.0 | 1 << resource as u8)
    }

    /// Returns all other resources.
    pub fn others(self) -> Self {
        Self(!self.0 & ((1 << Resource::COUNT) - 1))
    }

    pub fn has(self, resource: Resource) -> bool {
        self.0 >> resource as u8 & 1 == 1
    }
}

/// Sources, each with the units that it can be.
pub struct Matching {
    /// The possible units of each source, one bit for each unit.
    sources: Vec<u16>,
    /// The unit for which each source is used.
    used: Vec<Option<u8>>,
}

impl Matching {
    /// Builds the matching from the sources that can be one of these units.
    pub fn of(needs: &[Resource], sources: &[Options]) -> Self {
        let can = |source: &Options| {
            needs.iter().enumerate().fold(0, |all, (at, need)| all | u16::from(source.has(*need)) << at)
        };
        let sources: Vec<u16> = sources.iter().map(can).filter(|can| *can > 0).collect();
        let used = vec![None; sources.len()];
        Self { sources, used }
    }

    /// Finds a source for a unit, and another one for the unit that had it.
    fn seek(&mut self, unit: u8, tried: &mut u128) -> bool {
        for at in 0..self.sources.len() {
            if *tried >> at & 1 == 1 || self.sources[at] >> unit & 1 == 0 {
                continue;
            }
            *tried |= 1 << at;
            if self.used[at].is_none_or(|other| self.seek(other, tried)) {
                self.used[at] = Some(unit);
                return true;
            }
        }
        false
    }

    /// Returns for how many of these units there are different sources, by augmenting paths.
    pub fn matched(&mut self, mask: u16) -> usize {
        self.used.fill(None);
        (0..16).filter(|unit| mask >> unit & 1 == 1 && self.seek(*unit, &mut 0)).count()
    }

    /// Returns true if there are different sources for all of these units.
    pub fn gives_all(&mut self, mask: u16) -> bool {
        self.used.fill(None);
        (0..16).all(|unit| mask >> unit & 1 == 0 || self.seek(unit, &mut 0))
    }
}
