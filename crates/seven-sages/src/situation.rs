//! The facts that determine what a seat can do.

use contract::{Seat, SeatCount, SeatSet};

use crate::{
    Lying, Question, Sage, Site, Stage, Track, View,
    counts::{HANDED, LAST_DISCARDS},
    sage_set::SageSet,
    state::{Ground, MOST_SEATS, State, Step},
    stock::Hand,
};

/// The average value of an unseen crystal, times two.
const TWICE_A_CRYSTAL: usize = 9;

/// The facts that determine what a seat can do. Made from its view, or, for search, from a state.
pub struct Situation<'a> {
    /// The seat; `None` for spectators, who have nothing to decide.
    pub(crate) you: Option<Seat>,
    pub(crate) asked: Asked,
    /// True if cards may be shown, also by a seat that has nothing to decide.
    pub(crate) alliance_phase: bool,
    pub(crate) seats: SeatCount,
    pub(crate) hand: Hand,
    pub(crate) talk: TalkFacts,
    pub(crate) gifts_left: u8,
    pub(crate) tokens: [Option<Sage>; MOST_SEATS],
    pub(crate) tracks: [Option<Track>; MOST_SEATS],
    /// The own role cards.
    pub(crate) roles: [Option<Sage>; 2],
    /// The role cards in the middle.
    pub(crate) free_roles: SageSet,
    pub(crate) lying: &'a [Lying],
    pub(crate) cast: bool,
    pub(crate) may_skip: bool,
    /// True if another player has not passed.
    pub(crate) others_in: bool,
    pub(crate) sites: [Ground; 3],
    pub(crate) pawn: Site,
    /// The three who speak in turn, highest first.
    pub(crate) order: [Option<Seat>; 3],
    /// True if the player of the seat left.
    pub(crate) given_up: bool,
    /// True if a seat that moves the pawn leads, as far as it can see. Otherwise unused.
    pub(crate) leads: bool,
}

/// The talks as one seat takes part in them.
#[derive(Clone, Copy, Default)]
pub(crate) struct TalkFacts {
    pub(crate) talking: SeatSet,
    /// The seats with a valid offer from this one.
    pub(crate) offered: SeatSet,
    /// The seats that made this one a valid offer.
    pub(crate) offers: SeatSet,
    pub(crate) voted: bool,
    pub(crate) moves_left: u8,
}

/// The decision that the seat has to make.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    Nothing,
    Over,
    Choose,
    Negotiate,
    Join,
    Side,
    Speak(Question),
    Exchange,
    Fight,
    /// Hand over this number of power cards.
    HandOver(u8),
    /// Discard this number of power cards.
    Discard(u8),
    TakeCrystal,
    MovePawn,
}

impl<'a> Situation<'a> {
    /// Creates the situation of a seat at this table.
    pub(crate) fn of_state(state: &'a State, you: Seat) -> Self {
        let mut tokens = [None; MOST_SEATS];
        let mut tracks = [None; MOST_SEATS];
        for (seat, player) in state.players.iter() {
            tokens[seat.number()] = player.token;
            tracks[seat.number()] = player.track;
        }
        let seats = state.players.seats();
        let player = &state.players[you];
        let asked = asked_in(state, you);
        let mut order = [None; 3];
        if matches!(asked, Asked::Speak(_)) {
            order.iter_mut().zip(state.ranking()).for_each(|(place, seat)| *place = Some(seat));
        }
        let talk = &state.talk;
        Self {
            you: Some(you),
            asked,
            alliance_phase: state.is_alliance_phase(),
            seats,
            hand: player.hand,
            talk: TalkFacts {
                talking: state.talking(),
                offered: talk.offers[you.number()],
                offers: seats.seats().filter(|from| talk.offers[from.number()].contains(you)).collect(),
                voted: talk.no_deal.contains(you),
                moves_left: talk.moves_left[you.number()],
            },
            gifts_left: state.exchange.gifts_left[you.number()],
            tokens,
            tracks,
            roles: [player.role, player.second],
            free_roles: state.free_roles(),
            lying: &state.fight.cards,
            cast: state.fight.cast.contains(you),
            may_skip: state.fight.may_skip == Some(you),
            others_in: state.fight.passed.len() + 1 < seats.get(),
            sites: state.sites,
            pawn: state.pawn,
            order,
            given_up: player.left,
            leads: asked == Asked::MovePawn && {
                let others = state.players.iter().filter(|(seat, _)| *seat != you);
                leads(&player.crystals, others.map(|(_, other)| other.crystals.len()))
            },
        }
    }

    pub(crate) fn of_view(view: &'a View) -> Self {
        let seats = view.players.seats();
        let you = view.you.as_ref().map(|you| you.seat).filter(|you| seats.contains(*you));
        let (mut tokens, mut tracks) = ([None; MOST_SEATS], [None; MOST_SEATS]);
        for ((_, player), (token, track)) in view.players.iter().zip(tokens.iter_mut().zip(&mut tracks)) {
            (*token, *track) = (player.token, player.track);
        }
        let fight = view.fight.as_ref();
        let is_you = |seat: &Seat| you == Some(*seat);
        let asked = asked_by(&view.stage, you);
        Self {
            you,
            asked,
            alliance_phase: you.is_some() && view.stage.is_alliance_phase(),
            seats,
            hand: view.you.as_ref().map_or(Hand::NONE, |you| (&you.hand).into()),
            talk: talk_of(view, you),
            gifts_left: if let Stage::Exchange { gifts_left, .. } = &view.stage {
                of(gifts_left, you)
            } else {
                0
            },
            tokens,
            tracks,
            roles: you.map_or([None; 2], |you| view.players[you].both_roles()),
            free_roles: view.free_roles(),
            lying: fight.map_or(&[], |fight| &fight.cards),
            cast: fight.is_some_and(|fight| fight.cast.iter().any(is_you)),
            may_skip: fight.is_some_and(|fight| fight.may_skip.is_some() && fight.may_skip == you),
            others_in: fight.is_some_and(|fight| fight.passed.len() + 1 < seats.get()),
            sites: [0, 1, 2].map(|index| view.sites[index].ground()),
            pawn: view.pawn,
            order: if let Stage::Speak { order, .. } = &view.stage {
                [0, 1, 2].map(|index| order.get(index).copied())
            } else {
                [None; 3]
            },
            given_up: you.is_some_and(|you| view.players[you].left),
            leads: view.you.as_ref().filter(|_| asked == Asked::MovePawn).is_some_and(|own| {
                let others = view.players.iter().filter(|(seat, _)| *seat != own.seat);
                leads(&own.crystals, others.map(|(_, other)| other.crystals.into()))
            }),
        }
    }

    /// Returns the other members of the own alliance.
    pub(crate) fn partners(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let own = self.you.and_then(|you| self.tracks[you.number()]);
        self.others().filter(move |seat| own.is_some() && self.tracks[seat.number()] == own)
    }

    /// Returns all other seats.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.seats.seats().filter(|seat| self.you != Some(*seat))
    }
}

/// Returns true if the seat leads, as far as it can see. The values of others' crystals are secret, so each
/// has its average value.
fn leads(own: &[u8], mut others: impl Iterator<Item = usize>) -> bool {
    let own: usize = own.iter().copied().map(usize::from).sum();
    others.all(|crystals| 2 * own > TWICE_A_CRYSTAL * crystals)
}

fn asked_in(state: &State, you: Seat) -> Asked {
    if let Step::Over(_) = state.step {
        return Asked::Over;
    }
    if !state.waiting().contains(you) {
        return Asked::Nothing;
    }
    match state.step {
        Step::Choose => Asked::Choose,
        Step::Negotiate => Asked::Negotiate,
        Step::Join => Asked::Join,
        Step::Side => Asked::Side,
        Step::Speak(question) => Asked::Speak(question),
        Step::Exchange => Asked::Exchange,
        Step::Fight(_) => Asked::Fight,
        Step::HandOver => Asked::HandOver(HANDED as u8),
        Step::Discard => Asked::Discard(LAST_DISCARDS as u8),
        Step::TakeCrystal => Asked::TakeCrystal,
        Step::MovePawn => Asked::MovePawn,
        Step::Over(_) => Asked::Over,
    }
}

fn asked_by(stage: &Stage, you: Option<Seat>) -> Asked {
    let Some(you) = you else { return Asked::Nothing };
    match stage {
        Stage::ChooseSage { seat, .. } if *seat == you => Asked::Choose,
        Stage::Negotiate { talking, listening, .. }
            if talking.contains(&you) && !listening.contains(&you) =>
        {
            Asked::Negotiate
        }
        Stage::Join { seat, .. } if *seat == you => Asked::Join,
        Stage::Side { seat, .. } if *seat == you => Asked::Side,
        Stage::Speak { seat, question, .. } if *seat == you => Asked::Speak(*question),
        Stage::Exchange { ready, .. } if !ready.contains(&you) => Asked::Exchange,
        Stage::Fight { seat } if *seat == you => Asked::Fight,
        Stage::HandOver { seat, count, .. } if *seat == you => Asked::HandOver(*count),
        Stage::Discard { seat, count } if *seat == you => Asked::Discard(*count),
        Stage::TakeCrystal { seat, .. } if *seat == you => Asked::TakeCrystal,
        Stage::MovePawn { seat, .. } if *seat == you => Asked::MovePawn,
        Stage::Over { .. } => Asked::Over,
        Stage::ChooseSage { .. }
        | Stage::Negotiate { .. }
        | Stage::Join { .. }
        | Stage::Side { .. }
        | Stage::Speak { .. }
        | Stage::Exchange { .. }
        | Stage::Fight { .. }
        | Stage::HandOver { .. }
        | Stage::Discard { .. }
        | Stage::TakeCrystal { .. }
        | Stage::MovePawn { .. } => Asked::Nothing,
    }
}

fn of(counts: &contract::BySeat<u8>, you: Option<Seat>) -> u8 {
    you.and_then(|you| counts.get(you).copied()).unwrap_or_default()
}

fn talk_of(view: &View, you: Option<Seat>) -> TalkFacts {
    match &view.stage {
        Stage::Negotiate { talking, no_deal, proposals, moves_left, .. } => TalkFacts {
            talking: talking.iter().copied().collect(),
            offered: proposals.iter().filter(|p| Some(p.from) == you).map(|p| p.to).collect(),
            offers: proposals.iter().filter(|p| Some(p.to) == you).map(|p| p.from).collect(),
            voted: you.is_some_and(|you| no_deal.contains(&you)),
            moves_left: of(moves_left, you),
        },
        Stage::Join { moves_left, .. }
        | Stage::Side { moves_left, .. }
        | Stage::Speak { moves_left, .. }
        | Stage::Exchange { moves_left, .. } => {
            TalkFacts { moves_left: of(moves_left, you), ..TalkFacts::default() }
        }
        Stage::ChooseSage { .. }
        | Stage::Fight { .. }
        | Stage::HandOver { .. }
        | Stage::Discard { .. }
        | Stage::TakeCrystal { .. }
        | Stage::MovePawn { .. }
        | Stage::Over { .. } => TalkFacts::default(),
    }
}
