//! What happens in a match, in full.

use table::{BySeat, Observer, Seat};

use crate::{Card, ConflictView, Pick, PlayView, Seen, Side, Wonder, hand::Hand, state::Play};

/// Something that happened, in full.
#[derive(Clone, PartialEq, Eq)]
pub struct Event(pub(crate) Happened);

#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Happened {
    Chose {
        seat: Seat,
        wonder: Wonder,
        side: Side,
    },
    AgeBegan {
        age: u8,
        hands: BySeat<Hand>,
    },
    Drew {
        seat: Seat,
        card: Card,
    },
    /// `free_city`: what lies for it in place of what could not stand.
    Picked {
        seat: Seat,
        pick: Pick,
        free_city: Option<Pick>,
    },
    Turn {
        age: u8,
        turn: u8,
        plays: BySeat<Option<Play>>,
        players: BySeat<Seat>,
    },
    LastCard {
        seat: Seat,
        play: Play,
    },
    Unplayed {
        cards: u8,
        hands: BySeat<Option<Card>>,
    },
    Looked {
        seat: Seat,
        city: Seat,
        pile: Vec<Card>,
    },
    FromDiscard {
        city: Seat,
        card: Option<Card>,
        income: u16,
    },
    NothingToBuild {
        city: Seat,
    },
    Passed {
        hands: BySeat<Hand>,
    },
    Conflicts {
        age: u8,
        results: BySeat<ConflictView>,
    },
    Left {
        seat: Seat,
    },
    Ended {
        winners: Vec<Seat>,
        claimed: bool,
    },
}

/// What an observer learns of a play of that player.
pub(crate) fn play_view(city: Seat, player: Seat, play: Play, who: Observer) -> PlayView {
    let knows = !play.how.hides() || who == Observer::Seat(player);
    PlayView { city, card: knows.then_some(play.card), how: play.how, income: play.income }
}

/// The plays of a turn; `players` by city.
pub(crate) fn plays_view(
    plays: &BySeat<Option<Play>>,
    players: impl Fn(Seat) -> Seat,
    who: Observer,
) -> Vec<PlayView> {
    plays.iter().filter_map(|(city, play)| Some(play_view(city, players(city), (*play)?, who))).collect()
}

impl Event {
    /// What `who` is told.
    pub(crate) fn seen(&self, who: Observer) -> Option<Seen> {
        let own = |hands: &BySeat<Hand>| match who {
            Observer::Seat(seat) => Some(hands[seat].to_vec()),
            Observer::Public => None,
        };
        Some(match &self.0 {
            Happened::Chose { seat, wonder, side } => {
                Seen::Chose { seat: *seat, wonder: *wonder, side: *side }
            }
            Happened::AgeBegan { age, hands } => Seen::AgeBegan { age: *age, hand: own(hands) },
            Happened::Drew { seat, card } => {
                Seen::Drew { seat: *seat, card: (who == Observer::Seat(*seat)).then_some(*card) }
            }
            Happened::Picked { seat, .. } if who != Observer::Seat(*seat) => return None,
            Happened::Picked { seat, pick, free_city } => {
                Seen::Picked { seat: *seat, pick: *pick, free_city: *free_city }
            }
            Happened::Turn { age, turn, plays, players } => {
                let plays = plays_view(plays, |city| players[city], who);
                Seen::Turn { age: *age, turn: *turn, plays }
            }
            Happened::LastCard { seat, play } => Seen::LastCard { play: play_view(*seat, *seat, *play, who) },
            Happened::Unplayed { cards, hands } => Seen::Unplayed {
                cards: *cards,
                yours: match who {
                    Observer::Seat(seat) => hands[seat],
                    Observer::Public => None,
                },
            },
            Happened::Looked { seat, city, pile } => Seen::Looked {
                seat: *seat,
                city: *city,
                pile: (who == Observer::Seat(*seat)).then(|| pile.clone()),
            },
            Happened::FromDiscard { city, card, income } => {
                Seen::FromDiscard { city: *city, card: *card, income: *income }
            }
            Happened::NothingToBuild { city } => Seen::NothingToBuild { city: *city },
            Happened::Passed { hands } => Seen::Passed { hand: own(hands) },
            Happened::Conflicts { age, results } => Seen::Conflicts { age: *age, results: results.clone() },
            Happened::Left { seat } => Seen::Left { seat: *seat },
            Happened::Ended { winners, claimed } => {
                Seen::Ended { winners: winners.clone(), claimed: *claimed }
            }
        })
    }
}
