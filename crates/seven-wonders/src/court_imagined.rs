//! Leaders that the owner of a view cannot tell from the real ones: what was in the packs, and who kept what.

use contract::{BySeat, ChaCha8Rng, Seat, SeatCount, Unimaginable, shuffle};

use crate::{
    Leader, SevenWonders, View,
    court::{Bench, Court, PACK, origin, pool},
};

/// A leader of a pack: who was dealt the pack, and the round in which it was kept.
type Slot = (Seat, usize);

/// Leaders of which it is known that they are in these slots, but not which in which.
#[derive(Default)]
struct Group {
    leaders: Vec<Leader>,
    slots: Vec<Slot>,
}

/// Leaders that agree with a view, and those that mark stages, by seat.
pub(crate) struct ImaginedCourt {
    pub(crate) court: Court,
    pub(crate) markers: BySeat<Vec<Leader>>,
}

struct Draft<'a> {
    seats: SeatCount,
    view: &'a View,
    rounds: usize,
    drafts: bool,
    /// The first group are those that were never seen.
    groups: Vec<Group>,
    filled: Vec<(Slot, Leader)>,
}

/// `None` if the match has no leaders.
pub(crate) fn imagine_court(
    rules: &SevenWonders,
    view: &View,
    rng: &mut ChaCha8Rng,
) -> Result<Option<ImaginedCourt>, Unimaginable> {
    let Some(open) = &view.leaders else { return Ok(None) };
    let drafts = rules.options.leader_draft.drafts();
    let mut draft = Draft {
        seats: rules.seats,
        view,
        rounds: usize::from(open.rounds),
        drafts,
        groups: vec![Group { leaders: pool(&rules.options), slots: Vec::new() }],
        filled: Vec::new(),
    };
    rules.seats.seats().try_for_each(|pack| draft.pack(pack))?;
    draft.place_recruited()?;
    let deck = draft.fill(rng)?;
    draft.court(deck, rng).map(Some)
}

impl Draft<'_> {
    /// Who kept, or will keep, the leader of a slot.
    fn keeper(&self, (pack, round): Slot) -> Seat {
        let passes = if self.drafts { round } else { 0 };
        (0..passes).fold(pack, |seat, _| self.seats.right_of(seat))
    }

    /// All leaders that the observer ever kept.
    fn own(&self) -> Vec<Leader> {
        let Some(you) = &self.view.you else { return Vec::new() };
        let city = &self.view.cities[you.seat];
        let own = you.leaders.iter().flat_map(|own| own.hand.iter().chain(&own.discarded));
        own.chain(&city.leaders)
            .copied()
            .chain(city.stages.iter().filter_map(|marker| marker.leader))
            .collect()
    }

    /// Sorts the slots of a pack by what was seen of it, and when.
    fn pack(&mut self, pack: Seat) -> Result<(), Unimaginable> {
        let you = self.view.you.as_ref();
        let looks: Vec<(usize, &[Leader])> = you
            .and_then(|you| Some((you.seat, you.leaders.as_ref()?)))
            .into_iter()
            .flat_map(|(seat, own)| {
                own.looks.iter().enumerate().map(move |(round, look)| (seat, round, look))
            })
            .filter(|(seat, round, _)| origin(self.seats, *seat, *round) == pack)
            .map(|(_, round, look)| (round, look.as_slice()))
            .collect();
        let first = looks.first().map_or(PACK, |(round, _)| *round);
        self.groups[0].slots.extend((0..first).map(|round| (pack, round)));
        let own = self.own();
        for (at, (round, look)) in looks.iter().enumerate() {
            let (until, later) = looks.get(at + 1).copied().unwrap_or((PACK, &[]));
            let mut leaders: Vec<Leader> =
                look.iter().copied().filter(|leader| !later.contains(leader)).collect();
            self.groups[0].leaders.retain(|leader| !leaders.contains(leader));
            let mut slots: Vec<Slot> = (*round..until).map(|round| (pack, round)).collect();
            if self.drafts && *round < self.rounds {
                let kept = leaders.iter().position(|leader| own.contains(leader));
                let kept = kept.ok_or_else(|| Unimaginable::new("nobody kept a leader of a pack"))?;
                self.filled.push((slots.remove(0), leaders.remove(kept)));
            }
            self.groups.push(Group { leaders, slots });
        }
        Ok(())
    }

    /// Whoever recruited a leader had kept it.
    fn place_recruited(&mut self) -> Result<(), Unimaginable> {
        let me = self.view.you.as_ref().map(|you| you.seat);
        for seat in self.seats.seats().filter(|seat| Some(*seat) != me) {
            for leader in &self.view.cities[seat].leaders {
                let group = self.groups.iter().position(|group| group.leaders.contains(leader));
                let group = group.ok_or_else(|| Unimaginable::new("a leader is in two places"))?;
                let kept = |slot: &Slot| self.keeper(*slot) == seat && slot.1 < self.rounds;
                let slot = self.groups[group].slots.iter().position(kept);
                let slot =
                    slot.ok_or_else(|| Unimaginable::new("a leader was recruited by who cannot have it"))?;
                let slot = self.groups[group].slots.swap_remove(slot);
                self.groups[group].leaders.retain(|other| other != leader);
                self.filled.push((slot, *leader));
            }
        }
        Ok(())
    }

    /// Puts a leader into every slot; what is left is the deck.
    fn fill(&mut self, rng: &mut ChaCha8Rng) -> Result<Vec<Leader>, Unimaginable> {
        let mut deck = Vec::new();
        for (number, group) in self.groups.iter_mut().enumerate() {
            shuffle(&mut group.leaders, rng);
            if group.leaders.len() < group.slots.len()
                || (number > 0 && group.leaders.len() > group.slots.len())
            {
                return Err(Unimaginable::new("the packs do not have that many leaders"));
            }
            deck.extend(group.leaders.split_off(group.slots.len()));
            self.filled.extend(group.slots.iter().copied().zip(group.leaders.iter().copied()));
        }
        Ok(deck)
    }

    /// Of what everybody kept, what is face down and what is in hand.
    fn court(&mut self, deck: Vec<Leader>, rng: &mut ChaCha8Rng) -> Result<ImaginedCourt, Unimaginable> {
        self.filled.sort_unstable_by_key(|(slot, _)| *slot);
        let of_pack = |pack: Seat| -> Option<[Leader; PACK]> {
            let leaders = self.filled.iter().filter(|((of, _), _)| *of == pack).map(|(_, leader)| *leader);
            leaders.collect::<Bench>().into_inner().ok()
        };
        let full = self.seats.seats().all(|pack| of_pack(pack).is_some());
        let Some(any) = self.seats.seats().next().and_then(of_pack).filter(|_| full) else {
            return Err(Unimaginable::new("a pack is not whole"));
        };
        let packs = BySeat::new_with(self.seats, |pack| of_pack(pack).unwrap_or(any));
        let mut court = Court::with(packs, self.drafts, deck);
        court.rounds = self.rounds as u8;
        let mut markers = BySeat::new_with(self.seats, |_| Vec::new());
        for seat in self.seats.seats() {
            let city = &self.view.cities[seat];
            let kept =
                self.filled.iter().filter(|(slot, _)| slot.1 < self.rounds && self.keeper(*slot) == seat);
            let mut kept: Vec<Leader> =
                kept.map(|(_, leader)| *leader).filter(|leader| !city.leaders.contains(leader)).collect();
            let marks = city.stages.iter().filter(|marker| marker.age == 0).count();
            if let Some(own) =
                self.view.you.as_ref().filter(|you| you.seat == seat).and_then(|you| you.leaders.as_ref())
            {
                court.hands[seat] = own.hand.iter().copied().collect();
                court.discarded[seat] = own.discarded.iter().copied().collect();
                court.deeds[seat] = own.deed;
                markers[seat] = city.stages.iter().filter_map(|marker| marker.leader).collect();
                continue;
            }
            shuffle(&mut kept, rng);
            let discarded = self.view.leaders.as_ref().map_or(0, |open| usize::from(open.discarded[seat]));
            if kept.len() < marks + discarded {
                return Err(Unimaginable::new("more leaders lie face down than were kept"));
            }
            markers[seat] = kept.split_off(kept.len() - marks);
            court.discarded[seat] = kept.split_off(kept.len() - discarded).into_iter().collect();
            kept.sort_unstable();
            court.hands[seat] = kept.into_iter().collect();
        }
        Ok(ImaginedCourt { court, markers })
    }
}
