//! The drafts of leaders and tiles: one of a pack is kept, and the others are passed to the right.

use std::collections::BTreeSet;

use seven_wonders::{Intent, Leader, LeaderDraft, Options, Stage, State, Tile};

use super::{
    babel::Tower,
    decks,
    table::{Play, Table, in_order, same},
};

/// Drafts the leaders: each player keeps one of four and passes the others to the right until all are kept,
/// or keeps all at once. Returns the hands.
pub fn draft_leaders(
    table: &Table<'_>,
    state: &mut State,
    options: &Options,
    play: Play<'_>,
) -> Vec<Vec<Leader>> {
    let n = table.seats.get();
    let own = |state: &State, seat: usize| table.view(state, seat).you.unwrap().leaders.unwrap();
    let drafted = options.leader_draft == LeaderDraft::Drafted;
    let mut kept: Vec<Vec<Leader>> = vec![vec![]; n];
    let mut packs: Vec<Vec<Leader>> =
        (0..n).map(|seat| if drafted { own(state, seat).pack } else { own(state, seat).hand }).collect();
    assert!(packs.iter().all(|pack| pack.len() == 4), "four leaders each");
    let dealt: BTreeSet<Leader> = packs.iter().flatten().copied().collect();
    assert_eq!(dealt.len(), 4 * n, "each leader is there once");
    dealt.iter().for_each(|leader| assert!(decks::has_leader(*leader, options), "{leader:?} is dealt"));
    if !drafted {
        return packs;
    }
    // The last leader of a pack is kept without a question.
    for round in 0..3 {
        for (seat, pack) in packs.iter_mut().enumerate() {
            if table.is_close() {
                assert_eq!(table.view(state, seat).stage, Stage::Draft);
            }
            let can = in_order(pack.iter().map(|leader| Intent::Keep { leader: *leader }));
            same(&table.offered(state, seat), &can, || format!("round {round} of seat {seat}"));
            let Intent::Keep { leader } = play(state, seat, &can) else { unreachable!() };
            pack.retain(|other| *other != leader);
            kept[seat].push(leader);
        }
        packs.rotate_left(1);
    }
    kept.iter_mut().zip(packs).for_each(|(kept, last)| kept.extend(last));
    for (seat, kept) in kept.iter().enumerate() {
        assert_eq!(in_order(own(state, seat).hand), in_order(kept.clone()), "seat {seat}");
    }
    kept
}

/// Drafts the tiles: each player keeps one of a pack and passes the others to the right until all are kept.
pub fn draft_tiles(
    table: &Table<'_>,
    state: &mut State,
    tower: &mut Tower,
    babel: Option<usize>,
    play: Play<'_>,
) {
    let n = tower.kept.len();
    let pack = |state: &State, seat: usize| -> Vec<u8> {
        let view = table.view(state, seat);
        assert_eq!(view.stage, Stage::Tiles);
        view.you.unwrap().tiles.unwrap().pack.into_iter().map(u8::from).collect()
    };
    let mut packs: Vec<Vec<u8>> = (0..n).map(|seat| pack(state, seat)).collect();
    let dealt: BTreeSet<u8> = packs.iter().flatten().copied().collect();
    assert!(packs.iter().all(|pack| pack.len() == 3), "three tiles each");
    assert_eq!(dealt.len(), 3 * n, "each tile is there once");
    assert!(dealt.iter().all(|tile| (1..=24).contains(tile)));
    // The last tile of a pack is kept without a question.
    for round in 0..2 {
        for (seat, packed) in packs.iter_mut().enumerate() {
            if table.is_close() {
                assert_eq!(pack(state, seat), *packed, "round {round} of seat {seat}");
            }
            let can = packed.iter().map(|tile| Intent::KeepTile { tile: Tile::try_from(*tile).unwrap() });
            let can = in_order(can);
            same(&table.offered(state, seat), &can, || format!("round {round} of seat {seat}"));
            let Intent::KeepTile { tile } = play(state, seat, &can) else { unreachable!() };
            packed.retain(|other| *other != tile.number());
            tower.kept[seat].push(tile.number());
        }
        packs.rotate_left(1);
    }
    tower.kept.iter_mut().zip(packs).for_each(|(kept, last)| kept.extend(last));
    // Babel has one more, as long as some tiles are not dealt.
    if let Some(seat) = babel.filter(|_| dealt.len() < 24) {
        let own = table.view(state, seat).you.unwrap().tiles.unwrap().hand;
        let besides: Vec<u8> =
            own.into_iter().map(u8::from).filter(|tile| !tower.kept[seat].contains(tile)).collect();
        assert!(besides.len() == 1 && !dealt.contains(&besides[0]), "{besides:?} of {dealt:?}");
        tower.kept[seat].extend(besides);
    }
    tower.kept.iter_mut().for_each(|kept| kept.sort_unstable());
}
