//! Imagined leaders that the owner of a view cannot distinguish from the real ones. They are in packs, or
//! kept, drawn or given, each with its present place.

use contract::{BySeat, ChaCha8Rng, Seat, SeatCount, Unimaginable, pick, shuffle};

use crate::{
    CityView, Leader, LeadersView, Lies, Matter, SevenWonders, Stage, View,
    court::{Court, Drawn, Gift, PACK, origin, pool},
};

/// The origin of a leader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Slot {
    /// A pack, by the seat to which it was dealt, and the round in which the leader was kept.
    Kept(Seat, usize),
    /// A draw from the deck, by its number.
    Drawn(usize),
}

/// Leaders that are known to be in these slots, without knowledge of their places.
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
    open: &'a LeadersView,
    me: Option<Seat>,
    rounds: usize,
    drafts: bool,
    /// The first group are the leaders that were never seen.
    groups: Vec<Group>,
    filled: Vec<(Slot, Leader)>,
    /// The given leaders, as far as they are settled.
    gifts: Vec<Option<Leader>>,
}

/// The number of tries where several explanations compete.
const TRIES: usize = 40;

/// Imagines the leaders; `None` if the match has none.
pub(crate) fn imagine_court(
    rules: &SevenWonders,
    view: &View,
    rng: &mut ChaCha8Rng,
) -> Result<Option<ImaginedCourt>, Unimaginable> {
    let Some(open) = &view.leaders else { return Ok(None) };
    let mut why = Unimaginable::new("no leaders were tried");
    for _ in 0..TRIES {
        match attempt(rules, view, open, rng) {
            Ok(imagined) => return Ok(Some(imagined)),
            Err(failed) => why = failed,
        }
    }
    Err(why)
}

fn attempt(
    rules: &SevenWonders,
    view: &View,
    open: &LeadersView,
    rng: &mut ChaCha8Rng,
) -> Result<ImaginedCourt, Unimaginable> {
    let mut draft = Draft {
        seats: rules.seats,
        view,
        open,
        me: view.you.as_ref().map(|you| you.seat),
        rounds: usize::from(open.rounds),
        drafts: rules.options.leader_draft.drafts(),
        groups: vec![Group { leaders: pool(&rules.options), slots: Vec::new() }],
        filled: Vec::new(),
        gifts: open.gifts.iter().map(|gift| gift.leader).collect(),
    };
    rules.seats.seats().try_for_each(|pack| draft.pack(pack))?;
    draft.draws()?;
    draft.place_gifts(rng)?;
    draft.place_recruited(rng)?;
    let deck = draft.fill(rng)?;
    draft.choose_gifts(rng)?;
    draft.court(deck, rng)
}

impl Draft<'_> {
    /// Returns the seat that got the leader of a slot, or will get it.
    fn keeper(&self, slot: Slot) -> Seat {
        match slot {
            Slot::Kept(pack, round) => {
                let passes = if self.drafts { round } else { 0 };
                (0..passes).fold(pack, |seat, _| self.seats.right_of(seat))
            }
            Slot::Drawn(number) => self.open.draws[number].seat,
        }
    }

    /// Returns true if the leader of a slot has been kept or drawn.
    const fn is_kept(&self, slot: Slot) -> bool {
        match slot {
            Slot::Kept(_, round) => round < self.rounds,
            Slot::Drawn(_) => true,
        }
    }

    fn city(&self, seat: Seat) -> &CityView {
        &self.view.cities[seat]
    }

    /// Returns the leaders of a seat that all players see, or have seen. At the end these are also the ones under
    /// the stages of other seats.
    fn open_of(&self, seat: Seat) -> Vec<Leader> {
        let city = self.city(seat);
        let own = self.view.you.as_ref().is_some_and(|you| you.seat == seat);
        let moved = |leader: &Leader| *leader == Leader::Jesus && self.open.jesus.is_some();
        let recruited = city.leaders.iter().copied().filter(|leader| !moved(leader));
        let shown = city.stages.iter().filter(|marker| marker.lies == Lies::Up || !own);
        let up = shown.filter_map(|marker| marker.leader);
        let tombs = city.tombs.iter().map(|tomb| tomb.leader);
        let gone = self.open.gone.iter().filter(|gone| gone.seat == seat).map(|gone| gone.leader);
        let jesus = (self.open.jesus == Some(seat)).then_some(Leader::Jesus);
        recruited.chain(up).chain(tombs).chain(gone).chain(jesus).chain(self.met(seat)).collect()
    }

    /// Returns the leader that a seat may recruit now.
    fn met(&self, seat: Seat) -> Option<Leader> {
        [&self.view.stage].into_iter().chain(&self.view.next).find_map(|stage| match stage {
            Stage::Asked { seat: asked, matter: Matter::Engage { leader } } if *asked == seat => *leader,
            Stage::Asked { .. }
            | Stage::Boards { .. }
            | Stage::Draft
            | Stage::Tiles
            | Stage::Recruit
            | Stage::Turn
            | Stage::Losses
            | Stage::LastCard { .. }
            | Stage::FromDiscard { .. }
            | Stage::Over { .. } => None,
        })
    }

    /// Returns all leaders that the observer ever kept or drew.
    fn own(&self) -> Vec<Leader> {
        let Some(you) = &self.view.you else { return Vec::new() };
        let city = self.city(you.seat);
        let own = you.leaders.iter().flat_map(|own| own.hand.iter().chain(&own.discarded)).copied();
        let gave = self.open.gifts.iter().filter(|gift| gift.from == you.seat).filter_map(|gift| gift.leader);
        let got = |leader: &Leader| {
            self.open.gifts.iter().any(|gift| gift.to == you.seat && gift.leader == Some(*leader))
        };
        let all = own
            .chain(self.open_of(you.seat))
            .chain(city.stages.iter().filter_map(|marker| marker.leader))
            .filter(|leader| !got(leader));
        all.chain(gave).collect()
    }

    /// Sorts the slots of a pack by the looks at it.
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
        self.groups[0].slots.extend((0..first).map(|round| Slot::Kept(pack, round)));
        let own = self.own();
        for (at, (round, look)) in looks.iter().enumerate() {
            let (until, later) = looks.get(at + 1).copied().unwrap_or((PACK, &[]));
            let mut leaders: Vec<Leader> =
                look.iter().copied().filter(|leader| !later.contains(leader)).collect();
            self.groups[0].leaders.retain(|leader| !leaders.contains(leader));
            let mut slots: Vec<Slot> = (*round..until).map(|round| Slot::Kept(pack, round)).collect();
            if self.drafts && *round < self.rounds {
                let kept = leaders.iter().position(|leader| own.contains(leader));
                let kept = kept.ok_or_else(|| Unimaginable::new("no player kept a leader of a pack"))?;
                self.filled.push((slots.remove(0), leaders.remove(kept)));
            }
            self.groups.push(Group { leaders, slots });
        }
        Ok(())
    }

    /// Assigns the draws. A drawn leader was in no pack.
    fn draws(&mut self) -> Result<(), Unimaginable> {
        for (number, drawn) in self.open.draws.iter().enumerate() {
            let slot = Slot::Drawn(number);
            let Some(leader) = drawn.leader else {
                self.groups[0].slots.push(slot);
                continue;
            };
            let at = self.groups[0].leaders.iter().position(|other| *other == leader);
            let at = at.ok_or_else(|| Unimaginable::new("a leader was drawn who was in a pack"))?;
            self.groups[0].leaders.swap_remove(at);
            self.filled.push((slot, leader));
        }
        Ok(())
    }

    fn is_filled(&self, leader: Leader) -> bool {
        self.filled.iter().any(|(_, other)| *other == leader)
    }

    /// Assigns a leader to a random suitable slot. Returns true if there was one.
    fn place(&mut self, leader: Leader, suits: impl Fn(&Self, Slot) -> bool, rng: &mut ChaCha8Rng) -> bool {
        let Some(group) = self.groups.iter().position(|group| group.leaders.contains(&leader)) else {
            return false;
        };
        let slots = self.groups[group].slots.iter().copied().filter(|slot| suits(self, *slot));
        let slots: Vec<Slot> = slots.collect();
        let Some(slot) = pick(&slots, rng).copied() else { return false };
        self.groups[group].slots.retain(|other| *other != slot);
        self.groups[group].leaders.retain(|other| *other != leader);
        self.filled.push((slot, leader));
        true
    }

    /// Returns true if the leader of a slot can be the given one.
    fn can_give(&self, gift: usize, slot: Slot) -> bool {
        let given = &self.open.gifts[gift];
        let before = match slot {
            Slot::Kept(..) => true,
            Slot::Drawn(number) => number < usize::from(given.draws),
        };
        before && self.is_kept(slot) && self.keeper(slot) == given.from
    }

    /// Assigns the gifts that the observer saw to slots of their givers.
    fn place_gifts(&mut self, rng: &mut ChaCha8Rng) -> Result<(), Unimaginable> {
        for gift in 0..self.gifts.len() {
            let Some(leader) = self.gifts[gift].filter(|leader| !self.is_filled(*leader)) else { continue };
            if !self.place(leader, |draft, slot| draft.can_give(gift, slot), rng) {
                return Err(Unimaginable::new("a player gave a leader that they cannot have had"));
            }
        }
        Ok(())
    }

    /// Assigns recruited leaders: their players kept, drew or received them.
    fn place_recruited(&mut self, rng: &mut ChaCha8Rng) -> Result<(), Unimaginable> {
        let me = self.me;
        for seat in self.seats.seats().filter(|seat| Some(*seat) != me) {
            for leader in self.open_of(seat) {
                if self.is_filled(leader) {
                    continue;
                }
                let unknown = |gift: &usize| {
                    let given = &self.open.gifts[*gift];
                    given.to == seat && !given.pending && self.gifts[*gift].is_none()
                };
                let mut gifts: Vec<usize> = (0..self.gifts.len()).filter(unknown).collect();
                // The first of several possible givers may need the slot for a recruited leader.
                shuffle(&mut gifts, rng);
                // The leader was kept or received: the possible one, or a random one of both.
                let own_first = gifts.is_empty() || contract::below(rng, 2) == 0;
                let own = |draft: &Self, slot: Slot| draft.is_kept(slot) && draft.keeper(slot) == seat;
                if own_first && self.place(leader, own, rng) {
                    continue;
                }
                let giver = gifts.iter().copied().find(|gift| {
                    let gift = *gift;
                    self.place(leader, |draft, slot| draft.can_give(gift, slot), rng)
                });
                match giver {
                    Some(gift) => self.gifts[gift] = Some(leader),
                    None if !own_first && self.place(leader, own, rng) => {}
                    None => {
                        return Err(Unimaginable::new("a player recruited a leader that they cannot have"));
                    }
                }
            }
        }
        Ok(())
    }

    /// Assigns a leader to every slot and returns the rest as the deck.
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

    /// Chooses unseen gifts among the unused leaders of their givers.
    fn choose_gifts(&mut self, rng: &mut ChaCha8Rng) -> Result<(), Unimaginable> {
        for gift in 0..self.gifts.len() {
            if self.gifts[gift].is_some() {
                continue;
            }
            let used = self.open_of(self.open.gifts[gift].from);
            let could = self.filled.iter().filter(|(slot, leader)| {
                self.can_give(gift, *slot) && !used.contains(leader) && !self.gifts.contains(&Some(*leader))
            });
            let could: Vec<Leader> = could.map(|(_, leader)| *leader).collect();
            let given = pick(&could, rng).copied();
            self.gifts[gift] = Some(given.ok_or_else(|| Unimaginable::new("there was nothing to give"))?);
        }
        Ok(())
    }

    /// Divides the leaders of each player into hand, markers and discarded ones.
    fn court(&mut self, deck: Vec<Leader>, rng: &mut ChaCha8Rng) -> Result<ImaginedCourt, Unimaginable> {
        self.filled.sort_unstable_by_key(|(slot, _)| *slot);
        let of_pack = |pack: Seat| -> Option<[Leader; PACK]> {
            let leaders = self.filled.iter().filter_map(|(slot, leader)| match slot {
                Slot::Kept(of, _) if *of == pack => Some(*leader),
                Slot::Kept(..) | Slot::Drawn(_) => None,
            });
            leaders.collect::<Vec<_>>().try_into().ok()
        };
        let full = self.seats.seats().all(|pack| of_pack(pack).is_some());
        let Some(any) = self.seats.seats().next().and_then(of_pack).filter(|_| full) else {
            return Err(Unimaginable::new("a pack is not whole"));
        };
        let packs = BySeat::new_with(self.seats, |pack| of_pack(pack).unwrap_or(any));
        let mut court = Court::with(packs, self.drafts, deck);
        court.rounds = self.rounds as u8;
        court.jesus = self.open.jesus;
        court.gone = self.open.gone.iter().map(|gone| (gone.seat, gone.leader)).collect();
        for (number, drawn) in self.open.draws.iter().enumerate() {
            let leader = self.filled.iter().find(|(slot, _)| *slot == Slot::Drawn(number));
            let (_, leader) = leader.ok_or_else(|| Unimaginable::new("nothing was drawn"))?;
            court.draws.push(Drawn { seat: drawn.seat, leader: *leader, open: drawn.open });
        }
        for (given, leader) in self.open.gifts.iter().zip(&self.gifts) {
            let leader = leader.ok_or_else(|| Unimaginable::new("nothing was given"))?;
            let (from, to, draws, pending) = (given.from, given.to, given.draws, given.pending);
            court.gifts.push(Gift { from, to, leader, draws, pending });
        }
        let mut markers = BySeat::new_with(self.seats, |_| Vec::new());
        for seat in self.seats.seats() {
            markers[seat] = self.face_down(seat, &mut court, rng)?;
        }
        Ok(ImaginedCourt { court, markers })
    }

    /// Sets the hand and the discarded leaders of a seat. Returns its face-down markers.
    fn face_down(
        &self,
        seat: Seat,
        court: &mut Court,
        rng: &mut ChaCha8Rng,
    ) -> Result<Vec<Leader>, Unimaginable> {
        let marks = self.city(seat).stages.iter().filter(|m| m.age == 0 && m.lies == Lies::Down);
        let own = self.view.you.as_ref().filter(|you| you.seat == seat);
        if let Some(own) = own.and_then(|you| you.leaders.as_ref()) {
            court.hands[seat] = own.hand.iter().copied().collect();
            court.discarded[seat] = own.discarded.iter().copied().collect();
            court.deeds[seat] = own.deed;
            return Ok(marks.filter_map(|marker| marker.leader).collect());
        }
        let (known, open) = (marks.map(|marker| marker.leader).collect::<Vec<_>>(), self.open_of(seat));
        let marks = known.iter().filter(|leader| leader.is_none()).count();
        let gave = |leader: &Leader| court.gifts.iter().any(|g| g.from == seat && g.leader == *leader);
        let came = self.filled.iter().filter(|(slot, _)| self.is_kept(*slot) && self.keeper(*slot) == seat);
        let mut kept: Vec<Leader> = came.map(|(_, leader)| *leader).collect();
        kept.retain(|leader| !open.contains(leader) && !gave(leader));
        // Leaders that were received and not recruited, and openly discarded ones, are certainly discarded.
        let got = court.gifts.iter().filter(|gift| gift.to == seat && !gift.pending).map(|gift| gift.leader);
        let gone = self.open.gone.iter().filter(|gone| gone.seat == seat).map(|gone| gone.leader);
        let certain: Vec<Leader> = got.filter(|leader| !open.contains(leader)).chain(gone).collect();
        shuffle(&mut kept, rng);
        let discarded = usize::from(self.open.discarded[seat]);
        let hand = usize::from(self.open.hands[seat]);
        let rest = discarded.checked_sub(certain.len());
        let Some(rest) = rest.filter(|rest| kept.len() == marks + rest + hand) else {
            return Err(Unimaginable::new("more or fewer leaders lie face down than were kept"));
        };
        let mut hidden = kept.split_off(kept.len() - marks).into_iter();
        let markers = known.into_iter().filter_map(|leader| leader.or_else(|| hidden.next())).collect();
        court.discarded[seat] = certain.into_iter().chain(kept.split_off(kept.len() - rest)).collect();
        kept.sort_unstable();
        court.hands[seat] = kept.into_iter().collect();
        Ok(markers)
    }
}
