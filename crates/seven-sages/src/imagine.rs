//! A state that an observer cannot tell from the real one.

use arrayvec::ArrayVec;
use contract::{BySeat, ChaCha8Rng, Observer, Seat, Seed, below, shuffle};

use crate::{
    Card, FightView, Final, Stage, Tile, View,
    knowledge::Knowledge,
    sage_set::SageSet,
    setup::{FINITUM_AMONG, all_crystals},
    state::{Exchange, Fight, GIFTS, MOST_SEATS, Player, Seats, State, Step, Talk, kinds_without},
    stock::{Hand, Powers, Spells},
};

/// Imagines a state: the observer's knowledge stays as it is, and all unseen cards are dealt at random.
pub(crate) fn imagine(view: &View, rng: &mut ChaCha8Rng) -> State {
    let out: SageSet = view.out.iter().copied().collect();
    let (step, mut queue) = Step::of_stage(&view.stage);
    if step == Step::Choose {
        let clockwise = view.players.seats().clockwise_from(view.chooser);
        queue = clockwise.filter(|seat| view.players[*seat].token.is_none()).collect();
    }
    let finals = if let Stage::Over { finals, .. } = &view.stage { Some(finals) } else { None };
    let mut players = view.players.map(|seat, shown| {
        let [role, second] = shown.both_roles();
        let mut player = Player {
            token: shown.token,
            role,
            second,
            track: shown.track,
            left: shown.left,
            ..Player::default()
        };
        player.hand = seen_hand(view, finals, seat);
        player.crystals.extend(seen_crystals(view, finals, seat).iter().copied());
        player
    });
    let fight = view.fight.as_ref().map_or_else(Fight::default, fight);

    let mut powers = hidden_powers(out, &players, &fight);
    shuffle(&mut powers, rng);
    let mut spells = hidden_spells(&players, &fight);
    shuffle(&mut spells, rng);
    let mut crystals = hidden_crystals(view, &players);
    shuffle(&mut crystals, rng);
    for (seat, player) in players.iter_mut() {
        let shown = &view.players[seat];
        let missing = usize::from(shown.powers).saturating_sub(player.hand.powers.len());
        take(&mut powers, missing).for_each(|number| player.hand.powers.add(Powers::numbered(number)));
        let missing = usize::from(shown.spells).saturating_sub(player.hand.spells.len());
        take(&mut spells, missing).for_each(|n| player.hand.spells.add(crate::Spell::ALL[usize::from(n)]));
        let missing = usize::from(shown.crystals).saturating_sub(player.crystals.len());
        player.crystals.extend(take(&mut crystals, missing));
        player.crystals.sort_unstable();
    }
    let mut gone: ArrayVec<u8, _> = take(&mut crystals, view.crystals_gone.into()).collect();
    gone.sort_unstable();
    let powers_pile: ArrayVec<u8, 64> = take(&mut powers, view.piles.powers.into()).collect();
    let spells_pile: ArrayVec<u8, 14> = take(&mut spells, view.piles.spells.into()).collect();
    let (turn, again) = turns(view);
    State {
        seed: Seed::from_bytes(std::array::from_fn(|_| below(rng, 256) as u8)),
        reshuffles: 0,
        turn,
        round: view.round,
        chooser: view.chooser,
        out,
        sites: [0, 1, 2].map(|index| view.sites[index].ground()),
        pawn: view.pawn,
        stack: stack(view, rng),
        covered: view.covered.iter().copied().collect(),
        last_round: view.last_round,
        known: known(view),
        talk: Talk { recalled: again, ..talk(&view.stage) },
        exchange: Exchange { reopened: again, ..exchange(&view.stage) },
        fight,
        powers: powers_pile,
        powers_discarded: powers.into_iter().map(Powers::numbered).collect(),
        spells: spells_pile,
        spells_discarded: spells.into_iter().map(|n| crate::Spell::ALL[usize::from(n)]).collect(),
        crystals,
        gone,
        queue: queue.into_iter().collect::<Seats>(),
        step,
        players,
    }
}

/// Returns the question that was put to all, and the number of times that each seat was asked again. At the
/// next question only the greatest number matters, so it makes no difference if all were asked again.
fn turns(view: &View) -> (u32, [u8; MOST_SEATS]) {
    let turn = view.turns.iter().map(|(_, turn)| *turn).min().unwrap_or_default();
    let again = view.turns.map(|_, later| u8::try_from(later - turn).unwrap_or(u8::MAX));
    (turn, by_number(&again))
}

/// Takes this number of elements from the end.
fn take<const N: usize>(from: &mut ArrayVec<u8, N>, count: usize) -> impl Iterator<Item = u8> {
    (0..count).map_while(|_| from.pop())
}

/// Returns the own hand, at the end of the match any hand, and otherwise the known cards of a hand.
fn seen_hand(view: &View, finals: Option<&BySeat<Final>>, seat: Seat) -> Hand {
    match (&view.you, finals) {
        (_, Some(finals)) => (&finals[seat].hand).into(),
        (Some(you), None) if you.seat == seat => (&you.hand).into(),
        _ => (&view.players[seat].known).into(),
    }
}

fn seen_crystals<'a>(view: &'a View, finals: Option<&'a BySeat<Final>>, seat: Seat) -> &'a [u8] {
    match (&view.you, finals) {
        (_, Some(finals)) => &finals[seat].crystals,
        (Some(you), None) if you.seat == seat => &you.crystals,
        _ => &[],
    }
}

fn hidden_powers(out: SageSet, players: &BySeat<Player>, fight: &Fight) -> ArrayVec<u8, 64> {
    let all = kinds_without(out).flat_map(|kin| Powers::all_of(kin).iter()).collect::<Powers>();
    let lying = fight.cards.iter().filter_map(|lying| match lying.card {
        Card::Power { power } => Some(power),
        Card::Spell { .. } => None,
    });
    let hidden = players.iter().fold(all.minus(lying.collect()), |left, (_, p)| left.minus(p.hand.powers));
    hidden.iter().map(Powers::number).collect()
}

fn hidden_spells(players: &BySeat<Player>, fight: &Fight) -> ArrayVec<u8, 14> {
    let lying = fight.cards.iter().filter_map(|lying| match lying.card {
        Card::Spell { spell } => Some(spell),
        Card::Power { .. } => None,
    });
    let left = Spells::ALL.minus(lying.collect());
    let hidden = players.iter().fold(left, |left, (_, p)| left.minus(p.hand.spells));
    hidden.iter().map(|spell| spell as u8).collect()
}

fn hidden_crystals(view: &View, players: &BySeat<Player>) -> ArrayVec<u8, 36> {
    let mut hidden: ArrayVec<u8, 36> = all_crystals().collect();
    let lying = view.sites.iter().flat_map(|site| site.crystals.iter().flatten());
    for value in lying.chain(players.iter().flat_map(|(_, player)| &player.crystals)) {
        if let Some(index) = hidden.iter().position(|hidden| hidden == value) {
            hidden.remove(index);
        }
    }
    hidden
}

/// Imagines the stack, the top last. Finitum, if it is unseen, is among the last five.
fn stack(view: &View, rng: &mut ChaCha8Rng) -> ArrayVec<Tile, 9> {
    let seen = |tile: Tile| view.covered.contains(&tile) || view.sites.iter().any(|site| site.tile == tile);
    let all = (1..=Tile::CLEARINGS).map(|number| Tile::Clearing { number });
    let mut stack: ArrayVec<Tile, 9> = all.filter(|tile| !seen(*tile)).take(view.stack.into()).collect();
    shuffle(&mut stack, rng);
    if !seen(Tile::Finitum) {
        let among = FINITUM_AMONG.min(stack.len() + 1);
        stack.truncate(usize::from(view.stack).saturating_sub(1));
        stack.insert((below(rng, among as u32) as usize).min(stack.len()), Tile::Finitum);
    }
    stack
}

fn known(view: &View) -> Knowledge {
    let who = view.you.as_ref().map_or(Observer::Public, |you| Observer::Seat(you.seat));
    let mut known = Knowledge::default();
    for (holder, player) in view.players.iter() {
        known.set(who, holder, (&player.known).into());
    }
    known
}

fn talk(stage: &Stage) -> Talk {
    let mut talk = Talk::new();
    match stage {
        Stage::Negotiate { talking, listening, no_deal, proposals, moves_left } => {
            for proposal in proposals {
                let offers = &mut talk.offers[proposal.from.number()];
                *offers = offers.with(proposal.to);
            }
            talk.listening = listening.iter().copied().collect();
            talk.no_deal = no_deal.iter().copied().collect();
            talk.walked = moves_left.seats().seats().filter(|seat| !talking.contains(seat)).collect();
            talk.moves_left = by_number(moves_left);
        }
        Stage::Join { moves_left, .. }
        | Stage::Side { moves_left, .. }
        | Stage::Speak { moves_left, .. }
        | Stage::Exchange { moves_left, .. } => {
            talk.moves_left = by_number(moves_left);
        }
        Stage::ChooseSage { .. }
        | Stage::Fight { .. }
        | Stage::HandOver { .. }
        | Stage::Discard { .. }
        | Stage::TakeCrystal { .. }
        | Stage::MovePawn { .. }
        | Stage::Over { .. } => {}
    }
    talk
}

fn exchange(stage: &Stage) -> Exchange {
    let Stage::Exchange { ready, gifts_left, .. } = stage else {
        return Exchange { gifts_left: [GIFTS; MOST_SEATS], ..Exchange::default() };
    };
    Exchange {
        ready: ready.iter().copied().collect(),
        gifts_left: by_number(gifts_left),
        reopened: [0; MOST_SEATS],
    }
}

fn by_number(counts: &BySeat<u8>) -> [u8; MOST_SEATS] {
    let mut numbers = [0; MOST_SEATS];
    numbers.iter_mut().zip(counts.iter()).for_each(|(number, (_, count))| *number = *count);
    numbers
}

fn fight(view: &FightView) -> Fight {
    Fight {
        on: true,
        score: view.score,
        played: view.played,
        cards: view.cards.iter().copied().collect(),
        passed: view.passed.iter().copied().collect(),
        may_skip: view.may_skip,
        cast: view.cast.iter().copied().collect(),
        solo_bonus: view.solo_bonus,
        knockout_by: view.knockout_by,
    }
}
