//! The view of each observer of a state (section 3).

use contract::{BySeat, Observer, Overlay, Own, Seat, SeatSet, WrittenOnce};

use crate::{
    FightView, Intent, Piles, PlayerView, Proposal, Sage, Site, SiteView, Stage, Tile, View, You,
    counts::{HANDED, LAST_DISCARDS},
    sage_set::SageSet,
    scoring::finals,
    situation::Situation,
    state::{Fight, Ground, MOST_SEATS, State, Step, crystals_each},
};

pub(crate) fn view_of(state: &State, who: Observer) -> View {
    View {
        you: who.seat().map(|seat| you(state, seat)),
        round: state.round,
        chooser: state.chooser,
        out: state.out.iter().collect(),
        sites: Site::ALL.map(|site| site_view(state, site)),
        pawn: state.pawn,
        stack: state.stack.len() as u8,
        covered: state.covered.to_vec(),
        last_round: state.last_round,
        players: state.players.map(|seat, _| player_view(state, seat, who)),
        ranking: state.ranking().to_vec(),
        fight: state.fight.on.then(|| fight_view(&state.fight)),
        piles: Piles {
            powers: state.powers.len() as u8,
            powers_discarded: state.powers_discarded.len() as u8,
            spells: state.spells.len() as u8,
            spells_discarded: state.spells_discarded.len() as u8,
        },
        crystals_left: state.crystals.len() as u8,
        crystals_gone: state.gone.len() as u8,
        turns: state.players.map(|seat, _| state.turn_of(seat)),
        stage: stage(state),
    }
}

/// Returns the parts of a view that only the seat sees: itself, and its knowledge of the hands of others.
pub(crate) fn own(state: &State, seat: Seat) -> Own<Intent> {
    let who = Observer::Seat(seat);
    let mut overlay = Overlay::new();
    overlay.field("you", &you(state, seat));
    for (other, _) in state.players.iter() {
        if state.known.of(who, other) != state.known.of(Observer::Public, other) {
            overlay.item("players", other, &player_view(state, other, who));
        }
    }
    let choices = contract::Situation::choices(&Situation::of_state(state, seat));
    Own { overlay, choices: WrittenOnce::new(choices) }
}

fn you(state: &State, seat: Seat) -> You {
    let player = &state.players[seat];
    You { seat, hand: player.hand.cards(), crystals: player.crystals.to_vec() }
}

fn site_view(state: &State, site: Site) -> SiteView {
    let Ground { tile, crystals } = state.sites[site.index()];
    let slots = if tile == Tile::Finitum { 0 } else { crystals_each(state.players.seats().get()) };
    let crystals = crystals.into_iter().take(slots).map(|value| (value > 0).then_some(value)).collect();
    SiteView { site, tile, order: tile.order().to_vec(), crystals }
}

fn player_view(state: &State, seat: Seat, who: Observer) -> PlayerView {
    let player = &state.players[seat];
    PlayerView {
        token: player.token,
        roles: [player.role, player.second].into_iter().flatten().collect(),
        second_role: player.second,
        track: player.track,
        powers: player.hand.powers.len() as u8,
        spells: player.hand.spells.len() as u8,
        known: state.known.of(who, seat).cards(),
        crystals: player.crystals.len() as u8,
        left: player.left,
    }
}

fn fight_view(fight: &Fight) -> FightView {
    FightView {
        score: fight.score,
        played: fight.played,
        cards: fight.cards.to_vec(),
        passed: fight.passed.to_vec(),
        may_skip: fight.may_skip,
        cast: list(fight.cast),
        solo_bonus: fight.solo_bonus,
        knockout_by: fight.knockout_by,
    }
}

fn list(seats: SeatSet) -> Vec<Seat> {
    seats.iter().collect()
}

fn stage(state: &State) -> Stage {
    let seats = state.players.seats();
    let by_seat = |counts: [u8; MOST_SEATS]| BySeat::new_with(seats, |seat| counts[seat.number()]);
    let moves_left = || by_seat(state.talk.moves_left);
    let seat = || state.asked().expect("one seat is asked");
    let then = || state.queue.iter().skip(1).copied().collect();
    match state.step {
        Step::Choose => Stage::ChooseSage { seat: seat(), free: state.free_roles().iter().collect() },
        Step::Negotiate => Stage::Negotiate {
            talking: list(state.talking()),
            listening: list(state.talk.listening),
            no_deal: list(state.talk.no_deal),
            proposals: seats
                .seats()
                .flat_map(|from| state.talk.offers[from.number()].iter().map(move |to| Proposal { from, to }))
                .collect(),
            moves_left: moves_left(),
        },
        Step::Join => Stage::Join { seat: seat(), then: then(), moves_left: moves_left() },
        Step::Side => Stage::Side { seat: seat(), then: then(), moves_left: moves_left() },
        Step::Speak(question) => {
            Stage::Speak { seat: seat(), question, order: state.ranking().to_vec(), moves_left: moves_left() }
        }
        Step::Exchange => Stage::Exchange {
            ready: list(state.exchange.ready),
            gifts_left: by_seat(state.exchange.gifts_left),
            moves_left: moves_left(),
        },
        Step::Fight(seat) => Stage::Fight { seat },
        Step::HandOver => {
            let to = *state.fight.passed.last().expect("somebody passed");
            Stage::HandOver { seat: seat(), to, count: HANDED as u8 }
        }
        Step::Discard => Stage::Discard { seat: seat(), count: LAST_DISCARDS as u8 },
        Step::TakeCrystal => Stage::TakeCrystal { seat: seat(), then: then() },
        Step::MovePawn => Stage::MovePawn {
            seat: seat(),
            to: Site::ALL.into_iter().filter(|site| *site != state.pawn).collect(),
        },
        Step::Over(by) => Stage::Over { by, finals: finals(state) },
    }
}

impl View {
    /// Returns the sages whose role card no player has.
    pub(crate) fn free_roles(&self) -> SageSet {
        let held = self.players.iter().flat_map(|(_, player)| player.roles.iter().copied());
        let out: SageSet = self.out.iter().copied().collect();
        SageSet::ALL.without(out).without(held.collect())
    }
}

impl PlayerView {
    /// Returns the role that Mutantus swaps, and that of Binensus.
    pub(crate) fn both_roles(&self) -> [Option<Sage>; 2] {
        let main = self.roles.iter().copied().find(|role| Some(*role) != self.second_role);
        [main, self.second_role]
    }
}

impl SiteView {
    pub(crate) fn ground(&self) -> Ground {
        let mut ground = Ground { tile: self.tile, crystals: [0; 3] };
        for (slot, value) in ground.crystals.iter_mut().zip(&self.crystals) {
            *slot = value.unwrap_or(0);
        }
        ground
    }
}

impl Step {
    /// Returns the step of a stage, and the seats that are asked in turn.
    pub(crate) fn of_stage(stage: &Stage) -> (Self, Vec<Seat>) {
        let queue = |seat: &Seat, then: &[Seat]| [&[*seat], then].concat();
        match stage {
            Stage::ChooseSage { seat, .. } => (Self::Choose, vec![*seat]),
            Stage::Negotiate { .. } => (Self::Negotiate, vec![]),
            Stage::Join { seat, then, .. } => (Self::Join, queue(seat, then)),
            Stage::Side { seat, then, .. } => (Self::Side, queue(seat, then)),
            Stage::Speak { question, .. } => (Self::Speak(*question), vec![]),
            Stage::Exchange { .. } => (Self::Exchange, vec![]),
            Stage::Fight { seat } => (Self::Fight(*seat), vec![]),
            Stage::HandOver { .. } => (Self::HandOver, vec![]),
            Stage::Discard { .. } => (Self::Discard, vec![]),
            Stage::TakeCrystal { seat, then } => (Self::TakeCrystal, queue(seat, then)),
            Stage::MovePawn { .. } => (Self::MovePawn, vec![]),
            Stage::Over { by, .. } => (Self::Over(*by), vec![]),
        }
    }
}
