//! The totals (section 4.7).

use contract::{BySeat, Outcome, ScoreLine, Seat};

use crate::{
    EndedBy, Final, KindTotal,
    state::{State, Step},
};

/// Returns each player's total if the match ended now. The supply of small crystals is unlimited.
pub(crate) fn finals(state: &State) -> BySeat<Final> {
    let claimed = state.step == Step::Over(EndedBy::Claimed);
    let kinds: Vec<_> = if claimed { Vec::new() } else { state.kinds().collect() };
    let best: Vec<u8> = kinds
        .iter()
        .map(|kin| state.players.iter().map(|(_, p)| p.hand.powers.of(*kin).total()).max().unwrap_or(0))
        .collect();
    state.players.map(|_, player| {
        let totals = kinds.iter().zip(&best).map(|(&kin, &best)| {
            let total = player.hand.powers.of(kin).total();
            // no player wins a kind of which no player has a card.
            KindTotal { kin, total, won: total > 0 && total == best }
        });
        let kinds: Vec<KindTotal> = totals.collect();
        let small = kinds.iter().filter(|kind| kind.won).count() as u16;
        let large: u16 = player.crystals.iter().copied().map(u16::from).sum();
        Final { crystals: player.crystals.to_vec(), hand: player.hand.cards(), kinds, total: large + small }
    })
}

/// Ranks by the highest total, then the most valuable single crystal; then places are shared.
/// Players who left rank after those who stayed. If all have left, all are last.
pub(crate) fn outcome(state: &State) -> Outcome {
    let finals = finals(state);
    let stayed = |seat: Seat| !state.players[seat].left;
    // A small crystal, worth 1, is a player's best only without a large one.
    let best = |player: &Final| {
        let small = player.kinds.iter().any(|kind| kind.won).into();
        player.crystals.iter().copied().max().unwrap_or(small)
    };
    let keys = finals.map(|seat, player| (stayed(seat), player.total, best(player)));
    let mut outcome = Outcome::ranked(&keys, sheet(&finals));
    if !keys.iter().any(|(seat, _)| stayed(seat)) {
        outcome.places = keys.map(|_, _| keys.seats().get() as u8);
    }
    outcome
}

fn sheet(finals: &BySeat<Final>) -> Vec<ScoreLine> {
    let line = |label: &str, points: BySeat<i32>| ScoreLine { label: label.to_owned(), points };
    let large = |player: &Final| player.crystals.iter().copied().map(i32::from).sum();
    let small = |player: &Final| player.kinds.iter().filter(|kind| kind.won).count() as i32;
    vec![
        line("crystals", finals.map(|_, player| large(player))),
        line("kinds", finals.map(|_, player| small(player))),
        line("total", finals.map(|_, player| i32::from(player.total))),
    ]
}
