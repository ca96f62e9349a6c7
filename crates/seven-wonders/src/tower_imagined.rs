//! Imagined tiles that the owner of a view cannot distinguish from the real ones: the packs, and the tiles
//! that each player kept.

use contract::{BySeat, ChaCha8Rng, Seat, Unimaginable, pick, shuffle};

use crate::{
    SevenWonders, Tile, TowerView, View,
    board_tile::{OnBoard, more_tiles},
    packs::origin,
    tower::{Placed, TILES_EACH, Tower},
};

/// Imagines the tiles; `None` if the match has no tower.
pub(crate) fn imagine_tower(
    rules: &SevenWonders,
    view: &View,
    rng: &mut ChaCha8Rng,
) -> Result<Option<Tower>, Unimaginable> {
    let Some(open) = &view.tower else { return Ok(None) };
    let (packs, more) = Drafted::of(rules, view, open).fill(rng)?;
    let mut tower = Tower::with(packs);
    tower.more = more;
    tower.boards = open.boards.iter().map(|b| OnBoard { tile: b.tile, seat: b.seat, on: b.on }).collect();
    tower.packs.rounds = open.rounds;
    tower.placed = open.placed.iter().map(|p| Placed { tile: p.tile, seat: p.seat }).collect();
    for seat in rules.seats.seats() {
        let own = view.you.as_ref().filter(|you| you.seat == seat).and_then(|you| you.tiles.as_ref());
        if let Some(own) = own {
            (tower.deeds[seat], tower.pending[seat]) = (own.deed, own.pending);
        } else if waits(view, seat) {
            // Any tile that the player still has.
            tower.pending[seat] = pick(&tower.hand(seat), rng).copied();
        }
    }
    Ok(Some(tower))
}

/// Returns true if another player lays a tile at the end of this turn.
fn waits(view: &View, seat: Seat) -> bool {
    let hides = |how| matches!(how, crate::How::Tile { tile: None });
    view.plays.iter().flat_map(|turn| &turn.plays).any(|play| play.city == seat && hides(play.how))
}

/// Returns the number of additional tiles of a player, now or after the draft.
fn more(view: &View, open: &TowerView, seat: Seat) -> usize {
    if usize::from(open.rounds) < TILES_EACH {
        return view.cities[seat].board().map_or(0, more_tiles);
    }
    let laid = open.placed.iter().map(|placed| placed.seat).chain(open.boards.iter().map(|on| on.seat));
    let all = usize::from(open.hands[seat]) + laid.filter(|owner| *owner == seat).count();
    all.saturating_sub(TILES_EACH)
}

/// Full packs, and the additional tiles.
type Filled = (BySeat<[Tile; TILES_EACH]>, Vec<(Seat, Tile)>);

/// The known facts of the packs: for each, the kept tiles by round.
struct Drafted<'a> {
    view: &'a View,
    open: &'a TowerView,
    /// The kept tiles, by the seat to which the pack was dealt and by round.
    filled: BySeat<[Option<Tile>; TILES_EACH]>,
    /// The additional tiles, now or after the draft.
    more: Vec<(Seat, Option<Tile>)>,
    /// The seen tiles of each pack, and the round from which they were seen.
    looks: BySeat<Option<(usize, &'a [Tile])>>,
}

impl<'a> Drafted<'a> {
    fn of(rules: &SevenWonders, view: &'a View, open: &'a TowerView) -> Self {
        let seats = rules.seats;
        let mut looks = BySeat::filled(seats, None);
        let you = view.you.as_ref().and_then(|you| Some((you.seat, you.tiles.as_ref()?)));
        if let Some((seat, own)) = you {
            for (round, look) in own.looks.iter().enumerate() {
                looks[origin(seats, seat, round)] = Some((round, look.as_slice()));
            }
        }
        let more = seats.seats().flat_map(|seat| std::iter::repeat_n((seat, None), more(view, open, seat)));
        // Tiles that are not dealt are too few for all.
        let left = Tile::COUNT - TILES_EACH * seats.get();
        let more = more.take(left).collect();
        Self { view, open, filled: BySeat::filled(seats, [None; TILES_EACH]), more, looks }
    }

    fn is_seen(&self, tile: Tile) -> bool {
        self.looks.iter().any(|(_, look)| look.is_some_and(|(_, look)| look.contains(&tile)))
    }

    /// Returns true if a player may have kept this tile of this pack in this round.
    fn can_be(&self, pack: Seat, round: usize, tile: Tile) -> bool {
        match self.looks[pack] {
            Some((from, look)) if round >= from => look.contains(&tile),
            Some(_) | None => !self.is_seen(tile),
        }
    }

    /// Assigns a tile to a round in which its owner can have kept it, or to the additional tiles.
    fn place(&mut self, seat: Seat, tile: Tile, rng: &mut ChaCha8Rng) -> Result<(), Unimaginable> {
        let seats = self.filled.seats();
        let rounds = (0..usize::from(self.open.rounds)).map(Some);
        let drafted = usize::from(self.open.rounds) >= TILES_EACH;
        let besides = drafted && self.more.iter().any(|(owner, more)| *owner == seat && more.is_none());
        let mut places: Vec<Option<usize>> = rounds.chain(besides.then_some(None)).collect();
        shuffle(&mut places, rng);
        let fits = |place: &Option<usize>| match *place {
            Some(round) => {
                let pack = origin(seats, seat, round);
                self.filled[pack][round].is_none() && self.can_be(pack, round, tile)
            }
            None => !self.is_seen(tile),
        };
        let place = places.into_iter().find(fits);
        match place.ok_or_else(|| Unimaginable::new("a player laid a tile that they cannot have"))? {
            Some(round) => self.filled[origin(seats, seat, round)][round] = Some(tile),
            None => {
                let mut besides =
                    self.more.iter_mut().filter(|(owner, more)| *owner == seat && more.is_none());
                besides.next().into_iter().for_each(|(_, more)| *more = Some(tile));
            }
        }
        Ok(())
    }

    /// Fills the packs.
    fn fill(mut self, rng: &mut ChaCha8Rng) -> Result<Filled, Unimaginable> {
        if let Some(own) = self.view.you.as_ref() {
            let tiles = own.tiles.as_ref();
            let mut kept: Vec<Tile> = tiles.iter().flat_map(|own| own.hand.iter().copied()).collect();
            kept.extend(tiles.and_then(|own| own.pending));
            for tile in kept {
                self.place(own.seat, tile, rng)?;
            }
        }
        for placed in &self.open.placed {
            self.place(placed.seat, placed.tile, rng)?;
        }
        for on in &self.open.boards {
            self.place(on.seat, on.tile, rng)?;
        }
        let is_filled = |filled: &Self, tile: Tile| {
            let mut besides = filled.more.iter().map(|(_, more)| more);
            filled.filled.iter().any(|(_, pack)| pack.contains(&Some(tile)))
                || besides.any(|more| *more == Some(tile))
        };
        let mut unseen: Vec<Tile> = Tile::all().filter(|tile| !is_filled(&self, *tile)).collect();
        unseen.retain(|tile| !self.is_seen(*tile));
        shuffle(&mut unseen, rng);
        let seats = self.filled.seats();
        for pack in seats.seats() {
            let look = self.looks[pack];
            let mut seen: Vec<Tile> = look.map(|(_, look)| look.to_vec()).unwrap_or_default();
            seen.retain(|tile| !is_filled(&self, *tile));
            shuffle(&mut seen, rng);
            for round in 0..TILES_EACH {
                if self.filled[pack][round].is_none() {
                    let from =
                        if look.is_some_and(|(from, _)| round >= from) { &mut seen } else { &mut unseen };
                    let tile = from.pop().ok_or_else(|| Unimaginable::new("the packs have too few tiles"))?;
                    self.filled[pack][round] = Some(tile);
                }
            }
        }
        let too_few = || Unimaginable::new("there are too few tiles outside the packs");
        let besides = self.more.iter().map(|(seat, more)| Some((*seat, more.or_else(|| unseen.pop())?)));
        let besides: Option<Vec<(Seat, Tile)>> = besides.collect();
        let rounds = usize::from(self.open.rounds);
        let whole = self.filled.map(|_, pack| {
            let mut pack = pack.map(|tile| tile.expect("it was filled just now"));
            pack[rounds.min(TILES_EACH)..].sort_unstable();
            pack
        });
        Ok((whole, besides.ok_or_else(too_few)?))
    }
}
