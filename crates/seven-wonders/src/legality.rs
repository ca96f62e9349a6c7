//! The legal intents, decided from offers, which a view contains and a state yields.

use std::borrow::Cow;

use contract::{Choices, Seat};

use crate::{
    Board, Card, Fee, How, Intent, Leader, LeaderHow, LeaderOffer, Matter, Means, Offer, Offers, Payment,
    Piece, PlentyOffer, Refusal, Resource, SevenWonders, Stage, StageOffer, Tile, View,
    offers::{Scope, offers},
    state::{State, Step},
    values::VICTORY,
};

/// The decisions of a seat.
#[derive(Clone, Copy)]
pub enum Situation<'a> {
    /// As its view shows them.
    InView(&'a View),
    /// As they follow from the state.
    InState(&'a SevenWonders, &'a State, Seat),
}

impl<'a> Situation<'a> {
    /// Returns the offers. A view has all; from a state only the needed ones are computed, because the search
    /// for payments is expensive.
    fn offers(self, scope: Scope) -> Cow<'a, [Offers]> {
        match self {
            Self::InView(view) => Cow::Borrowed(view.you.as_ref().map_or(&[][..], |you| &you.offers)),
            Self::InState(rules, state, seat) => Cow::Owned(offers(rules, state, seat, scope)),
        }
    }

    fn holds(self, card: Card) -> bool {
        match self {
            Self::InView(view) => view.you.as_ref().is_some_and(|you| you.hand.contains(&card)),
            Self::InState(_, state, seat) => state.hands[seat].kinds().any(|held| held == card),
        }
    }

    const fn is_over(self) -> bool {
        match self {
            Self::InView(view) => matches!(view.stage, Stage::Over { .. }),
            Self::InState(_, state, _) => matches!(state.step, Step::Over { .. }),
        }
    }

    fn check_play(self, offers: &[Offers], wanted: Seat, card: Card, how: How) -> Result<(), Refusal> {
        let asked =
            offers.iter().find(|offers| matches!(offers, Offers::Play { city, .. } if *city == wanted));
        let Some(Offers::Play {
            coins, cards, stage, stages, discard, free_build, tiles, free_stages, ..
        }) = asked
        else {
            return Err(Refusal::NotYourCity);
        };
        let Some(offer) = cards.iter().find(|offer| offer.card == card) else {
            let held = self.holds(card);
            return Err(if held { Refusal::PickedAlready { card } } else { Refusal::NotInHand { card } });
        };
        match how {
            How::Build { pay } => match &offer.instead {
                Some(instead) => check_payment(&instead.means, pay, *coins),
                None => check_payment(&offer.build, pay, *coins),
            },
            How::Join { by, pay } => {
                let join = offer.joins.iter().find(|join| join.by == by).ok_or(Refusal::NoPart)?;
                check_payment(&join.means, pay, *coins)
            }
            How::FreeStage { stage } => check_other(free_stages, stage, Payment::NOTHING, *coins),
            How::Tile { tile: Some(tile) } if tiles.contains(&tile) => Ok(()),
            How::Tile { tile: Some(tile) } => Err(Refusal::NotYourTile { tile }),
            How::Tile { tile: None } => Err(Refusal::NameTile),
            How::Stage { pay } => check_payment(stage, pay, *coins),
            How::OtherStage { stage, pay } => check_other(stages, stage, pay, *coins),
            How::Plenty { of, pay } => check_plenty(offer, of, pay, *coins),
            How::Chain => match &offer.build {
                Means::Chain { .. } => Ok(()),
                Means::No { because: because @ Refusal::AlreadyBuilt { .. } } => Err(because.clone()),
                Means::Pay { .. } | Means::No { .. } => Err(Refusal::NoChain),
            },
            How::Power => match &offer.build {
                Means::Chain { .. } | Means::Pay { .. } | Means::No { .. } if offer.power => Ok(()),
                Means::No { because: because @ Refusal::AlreadyBuilt { .. } } => Err(because.clone()),
                Means::Chain { .. } | Means::Pay { .. } | Means::No { .. } if *free_build => {
                    Err(Refusal::PowerWasted)
                }
                Means::Chain { .. } | Means::Pay { .. } | Means::No { .. } => Err(Refusal::NoFreeBuild),
            },
            How::Discard if *discard => Ok(()),
            How::Discard => Err(Refusal::FreeCityBuilds),
        }
    }
}

/// Lists the intents in the offers.
pub(crate) fn listed(offers: &[Offers]) -> Choices<Intent> {
    let mut intents = Vec::with_capacity(48);
    match offers.last() {
        None => {}
        Some(Offers::Board { wonders, sides, lacking }) => {
            for wonder in wonders {
                let boards = sides.iter().map(|side| Board { wonder: *wonder, side: *side });
                let there = boards.filter(|board| !lacking.contains(board));
                intents.extend(there.map(|Board { wonder, side }| Intent::Choose { wonder, side }));
            }
        }
        Some(Offers::Play { city, cards, stage, stages, discard, tiles, free_stages, .. }) => {
            for offer in cards {
                list(&mut intents, *city, offer, (stage, stages, free_stages), tiles, *discard);
            }
        }
        Some(Offers::Tiles { tiles }) => {
            intents.extend(tiles.iter().map(|tile| Intent::KeepTile { tile: *tile }));
        }
        Some(Offers::Tokens { lost, .. }) => {
            intents.extend(lost.iter().map(|lost| Intent::Tokens { lost: *lost }));
        }
        Some(Offers::Keep { leaders }) => {
            intents.extend(leaders.iter().map(|leader| Intent::Keep { leader: *leader }));
        }
        Some(Offers::Lead { leaders, stage, stages, free_stages, .. }) => {
            leaders.iter().for_each(|offer| list_leader(&mut intents, offer, (stage, stages, free_stages)));
        }
        Some(Offers::FromDiscard { cards, .. }) => {
            intents.extend(cards.iter().map(|card| Intent::FromDiscard { card: *card }));
            intents.push(Intent::Decline);
        }
        Some(Offers::Leader { leaders, decline, .. }) => {
            leaders.iter().for_each(|offer| list_chosen(&mut intents, offer));
            intents.extend(decline.then_some(Intent::Decline));
        }
        Some(Offers::Piece { pieces, decline, .. }) => {
            intents.extend(pieces.iter().map(|piece| Intent::Piece { at: *piece }));
            intents.extend(decline.then_some(Intent::Decline));
        }
        Some(Offers::Swap { pairs, .. }) => {
            intents.extend(pairs.iter().map(|pair| Intent::Swap { pair: *pair }));
            intents.push(Intent::Decline);
        }
        Some(Offers::Name { seats, .. }) => {
            intents.extend(seats.iter().map(|seat| Intent::Name { seat: *seat }));
        }
        Some(Offers::LayTile { tiles, .. }) => {
            intents.extend(tiles.iter().map(|tile| Intent::LayTile { tile: *tile }));
            intents.push(Intent::Decline);
        }
        Some(Offers::Announce { .. }) => intents.extend([Intent::Announce, Intent::Decline]),
        Some(Offers::Loss { most, .. }) => {
            intents.extend((0..=*most).rev().map(|coins| Intent::Pay { coins }));
        }
    }
    Choices { intents, complete: offers.len() < 2, back: None }
}

impl contract::Situation<Intent, Refusal> for Situation<'_> {
    /// Returns all legal intents. In the two-player game, once the own play is laid, only plays of the Free
    /// city are listed. The own play can still be replaced.
    fn choices(&self) -> Choices<Intent> {
        let offers = self.offers(Scope::Possible);
        listed(&offers)
    }

    fn check(&self, intent: &Intent) -> Result<(), Refusal> {
        let offers = self.offers(match *intent {
            Intent::Play { card, how, .. } => Scope::One(card, how),
            Intent::Choose { .. }
            | Intent::Keep { .. }
            | Intent::KeepTile { .. }
            | Intent::LayTile { .. }
            | Intent::Lead { .. }
            | Intent::FromDiscard { .. }
            | Intent::Leader { .. }
            | Intent::Piece { .. }
            | Intent::Swap { .. }
            | Intent::Name { .. }
            | Intent::Tokens { .. }
            | Intent::Announce
            | Intent::Pay { .. }
            | Intent::Decline => Scope::Reasons,
        });
        let Some(asked) = offers.last() else {
            return Err(if self.is_over() { Refusal::Over } else { Refusal::NotYourTurn });
        };
        match (*intent, asked) {
            (Intent::Choose { wonder, side }, Offers::Board { wonders, sides, lacking }) => {
                if !wonders.contains(&wonder) {
                    return Err(Refusal::WonderNotFree);
                }
                if lacking.contains(&Board { wonder, side }) {
                    return Err(Refusal::SideMissing);
                }
                if sides.contains(&side) { Ok(()) } else { Err(Refusal::SideGiven) }
            }
            (Intent::Play { city, card, how }, Offers::Play { .. }) => {
                self.check_play(&offers, city, card, how)
            }
            (Intent::KeepTile { tile }, Offers::Tiles { tiles }) => {
                if tiles.contains(&tile) {
                    Ok(())
                } else {
                    Err(Refusal::NotYourTile { tile })
                }
            }
            (Intent::LayTile { tile }, Offers::LayTile { tiles, .. }) => {
                if tiles.contains(&tile) {
                    Ok(())
                } else {
                    Err(Refusal::NotYourTile { tile })
                }
            }
            (Intent::Tokens { lost: tokens }, Offers::Tokens { lost, .. }) => offered(lost.contains(&tokens)),
            (Intent::Keep { leader }, Offers::Keep { leaders }) => {
                if leaders.contains(&leader) {
                    Ok(())
                } else {
                    Err(Refusal::NotYourLeader { leader })
                }
            }
            (
                Intent::Lead { leader, how },
                Offers::Lead { coins, leaders, stage, stages, free_stages, .. },
            ) => {
                let offer = leaders.iter().find(|offer| offer.leader == leader);
                let offer = offer.ok_or(Refusal::NotYourLeader { leader })?;
                match how {
                    LeaderHow::Recruit => check_payment(&offer.recruit, Payment::NOTHING, *coins),
                    LeaderHow::RecruitFor { stage } => {
                        check_other(&offer.stages, stage, Payment::NOTHING, *coins)
                    }
                    LeaderHow::OtherStage { stage, pay } => check_other(stages, stage, pay, *coins),
                    LeaderHow::Stage { pay } => check_payment(stage, pay, *coins),
                    LeaderHow::FreeStage { stage } => {
                        check_other(free_stages, stage, Payment::NOTHING, *coins)
                    }
                    LeaderHow::Discard => Ok(()),
                }
            }
            (Intent::FromDiscard { card }, Offers::FromDiscard { cards, .. }) => {
                if cards.contains(&card) {
                    Ok(())
                } else {
                    Err(Refusal::NotInDiscard { card })
                }
            }
            (
                Intent::Decline,
                Offers::FromDiscard { .. }
                | Offers::Leader { decline: true, .. }
                | Offers::Piece { decline: true, .. }
                | Offers::Swap { .. }
                | Offers::LayTile { .. }
                | Offers::Announce { .. },
            )
            | (Intent::Announce, Offers::Announce { .. }) => Ok(()),
            (
                Intent::Decline,
                Offers::Leader { decline: false, .. }
                | Offers::Piece { decline: false, .. }
                | Offers::Name { .. }
                | Offers::Tokens { .. },
            ) => Err(Refusal::MustChoose),
            (Intent::Leader { leader, stage }, Offers::Leader { coins, leaders, .. }) => {
                let offer = leaders.iter().find(|offer| offer.leader == leader);
                let offer = offer.ok_or(Refusal::NotYourLeader { leader })?;
                match stage {
                    None => check_payment(&offer.recruit, Payment::NOTHING, *coins),
                    Some(stage) => check_other(&offer.stages, stage, Payment::NOTHING, *coins),
                }
            }
            (Intent::Piece { at }, Offers::Piece { pieces, .. }) => offered(pieces.contains(&at)),
            (Intent::Swap { pair }, Offers::Swap { pairs, .. }) => offered(pairs.contains(&pair)),
            (Intent::Name { seat }, Offers::Name { seats, .. }) => offered(seats.contains(&seat)),
            (Intent::Pay { coins }, Offers::Loss { most, .. }) => {
                if coins <= *most {
                    Ok(())
                } else {
                    Err(Refusal::PaysTooMuch { most: *most })
                }
            }
            (
                Intent::Choose { .. }
                | Intent::Play { .. }
                | Intent::Keep { .. }
                | Intent::KeepTile { .. }
                | Intent::LayTile { .. }
                | Intent::Tokens { .. }
                | Intent::Lead { .. }
                | Intent::FromDiscard { .. }
                | Intent::Leader { .. }
                | Intent::Piece { .. }
                | Intent::Swap { .. }
                | Intent::Name { .. }
                | Intent::Announce
                | Intent::Pay { .. }
                | Intent::Decline,
                Offers::Board { .. }
                | Offers::Play { .. }
                | Offers::Tiles { .. }
                | Offers::Keep { .. }
                | Offers::Lead { .. }
                | Offers::FromDiscard { .. }
                | Offers::Leader { .. }
                | Offers::Piece { .. }
                | Offers::Tokens { .. }
                | Offers::Swap { .. }
                | Offers::Name { .. }
                | Offers::LayTile { .. }
                | Offers::Announce { .. }
                | Offers::Loss { .. },
            ) => Err(Refusal::NotNow),
        }
    }

    /// Returns the play when time runs out. It costs no neighbour a coin: dear cards first, then
    /// a stage with the cheapest card, then selling. Only the Free city, which must build, also buys.
    fn fallback(&self) -> Option<Intent> {
        let intents = self.choices().intents;
        let offers = self.offers(Scope::Possible);
        let asked = offers.last();
        let gives = matches!(asked, Some(Offers::Leader { matter: Matter::Give { .. }, .. }));
        let penalty = matches!(asked, Some(Offers::Piece { matter: Matter::Penalty, .. }));
        // The leaders by whose entombing the city may gain points.
        let entombed: &[LeaderOffer] = match asked {
            Some(Offers::Leader { matter: Matter::Entomb { .. }, leaders, .. }) => leaders,
            Some(_) | None => &[],
        };
        // A tile on the board should not harm its owner or help others.
        let fits = |tile: Tile| match asked {
            Some(Offers::LayTile { on, .. }) => on.suits(tile),
            Some(_) | None => false,
        };
        let worth = |intent: &Intent| match intent {
            Intent::Play { card, how, .. } => {
                let cost = card.facts().cost;
                let cost = i32::from(cost.coins + cost.resources.total());
                match how {
                    How::Chain => 200 + cost,
                    How::Build { pay } if *pay == Payment::NOTHING => 100 + cost,
                    How::Power => 50 + cost,
                    How::Stage { pay } if *pay == Payment::NOTHING => 40 - cost,
                    How::OtherStage { pay, .. } if *pay == Payment::NOTHING => 39 - cost,
                    How::Plenty { pay, .. } if *pay == Payment::NOTHING => 21,
                    How::FreeStage { .. } => 60 - cost,
                    // The timeout joins a project where it costs no neighbour a coin, and lays no tile.
                    How::Join { pay, .. } if *pay == Payment::NOTHING => 101 + cost,
                    How::Tile { .. } => -300,
                    How::Discard => 20 - cost,
                    How::Build { pay }
                    | How::Stage { pay }
                    | How::OtherStage { pay, .. }
                    | How::Join { pay, .. }
                    | How::Plenty { pay, .. } => -i32::from(pay.total()),
                }
            }
            Intent::FromDiscard { card } => i32::from(card.facts().cost.resources.total()),
            Intent::Decline => -1,
            // A debt costs a point; so do three coins.
            Intent::Pay { coins } => i32::from(*coins),
            Intent::Choose { .. } | Intent::Name { .. } | Intent::KeepTile { .. } => 0,
            Intent::LayTile { tile } => {
                if fits(*tile) {
                    0
                } else {
                    -2
                }
            }
            // The cheapest tokens and the cheapest own card are lost.
            Intent::Tokens { lost } => {
                -lost.iter().zip(VICTORY).map(|(n, v)| i32::from(*n) * i32::from(v)).sum::<i32>()
            }
            Intent::Piece { at: Piece::Card { card, .. } } if penalty => {
                -i32::from(card.facts().cost.coins + card.facts().cost.resources.total())
            }
            // The timeout gives the cheapest leader, takes the dearest, and harms no player.
            Intent::Leader { leader, .. } if gives => 20 - fee(*leader),
            Intent::Leader { leader, .. } => match entombed.iter().find(|offer| offer.leader == *leader) {
                Some(offer) if offer.gain > 0 => i32::from(offer.gain),
                Some(_) => -2,
                None => fee(*leader),
            },
            Intent::Piece { at: Piece::Stage { stage, .. } } => i32::from(*stage),
            Intent::Piece { at: Piece::Card { .. } } | Intent::Swap { .. } | Intent::Announce => -2,
            // The dearest leader is kept and recruited. None is wasted while another can be recruited.
            Intent::Keep { leader } => fee(*leader),
            Intent::Lead { leader, how } => match how {
                LeaderHow::Recruit => 100 + fee(*leader),
                LeaderHow::RecruitFor { .. } => 99 + fee(*leader),
                LeaderHow::Stage { pay } if *pay == Payment::NOTHING => 40 - fee(*leader),
                LeaderHow::OtherStage { pay, .. } if *pay == Payment::NOTHING => 39 - fee(*leader),
                LeaderHow::FreeStage { .. } => 60 - fee(*leader),
                LeaderHow::Discard => 20 - fee(*leader),
                LeaderHow::Stage { pay } | LeaderHow::OtherStage { pay, .. } => -i32::from(pay.total()),
            },
        };
        intents.into_iter().min_by_key(|intent| std::cmp::Reverse(worth(intent)))
    }
}

/// Returns the printed cost of a leader, or an estimate.
fn fee(leader: Leader) -> i32 {
    match leader.facts().fee {
        Fee::Coins(coins) => i32::from(coins),
        Fee::Age | Fee::NextStage => 2,
    }
}

fn list_leader(
    intents: &mut Vec<Intent>,
    offer: &LeaderOffer,
    (stage, stages, free_stages): (&Means, &[StageOffer], &[StageOffer]),
) {
    let leader = offer.leader;
    let mut add = |how| intents.push(Intent::Lead { leader, how });
    match &offer.recruit {
        Means::Pay { .. } => add(LeaderHow::Recruit),
        Means::Chain { .. } | Means::No { .. } => {}
    }
    if let Means::Pay { ways, .. } = stage {
        ways.iter().for_each(|pay| add(LeaderHow::Stage { pay: *pay }));
    }
    let possible = offer.stages.iter().filter(|other| matches!(other.means, Means::Pay { .. }));
    possible.for_each(|other| add(LeaderHow::RecruitFor { stage: other.stage }));
    for (stage, pay) in ways_of(stages) {
        add(LeaderHow::OtherStage { stage, pay });
    }
    for (stage, _) in ways_of(free_stages) {
        add(LeaderHow::FreeStage { stage });
    }
    add(LeaderHow::Discard);
}

/// Lists the intents for a leader offered between turns.
fn list_chosen(intents: &mut Vec<Intent>, offer: &LeaderOffer) {
    let leader = offer.leader;
    if let Means::Pay { .. } = offer.recruit {
        intents.push(Intent::Leader { leader, stage: None });
    }
    let possible = offer.stages.iter().filter(|other| matches!(other.means, Means::Pay { .. }));
    intents.extend(possible.map(|other| Intent::Leader { leader, stage: Some(other.stage) }));
}

/// Iterates over the payments of these means.
fn ways(means: &Means) -> impl Iterator<Item = Payment> + '_ {
    let ways = match means {
        Means::Pay { ways, .. } => ways.as_slice(),
        Means::Chain { .. } | Means::No { .. } => &[],
    };
    ways.iter().copied()
}

/// Iterates over the stages other than the next and their payments.
fn ways_of(stages: &[StageOffer]) -> impl Iterator<Item = (u8, Payment)> + '_ {
    stages.iter().flat_map(|offer| ways(&offer.means).map(|pay| (offer.stage, pay)))
}

fn list(
    intents: &mut Vec<Intent>,
    city: Seat,
    offer: &Offer,
    (stage, stages, free_stages): (&Means, &[StageOffer], &[StageOffer]),
    tiles: &[Tile],
    discard: bool,
) {
    let card = offer.card;
    let mut add = |how| intents.push(Intent::Play { city, card, how });
    match &offer.build {
        Means::Chain { .. } => add(How::Chain),
        Means::Pay { ways, .. } => ways.iter().for_each(|pay| add(How::Build { pay: *pay })),
        Means::No { .. } => {}
    }
    if offer.power {
        add(How::Power);
    }
    for PlentyOffer { of, ways, .. } in &offer.plenty {
        ways.iter().for_each(|pay| add(How::Plenty { of: *of, pay: *pay }));
    }
    if let Means::Pay { ways, .. } = stage {
        ways.iter().for_each(|pay| add(How::Stage { pay: *pay }));
    }
    for (stage, pay) in ways_of(stages) {
        add(How::OtherStage { stage, pay });
    }
    for (stage, _) in ways_of(free_stages) {
        add(How::FreeStage { stage });
    }
    if let Some(instead) = &offer.instead {
        ways(&instead.means).for_each(|pay| add(How::Build { pay }));
    }
    for join in &offer.joins {
        ways(&join.means).for_each(|pay| add(How::Join { by: join.by, pay }));
    }
    tiles.iter().for_each(|tile| add(How::Tile { tile: Some(*tile) }));
    if discard {
        add(How::Discard);
    }
}

const fn offered(is: bool) -> Result<(), Refusal> {
    if is { Ok(()) } else { Err(Refusal::NotOffered) }
}

/// Checks the building of a stage other than the next.
fn check_other(stages: &[StageOffer], stage: u8, pay: Payment, coins: u16) -> Result<(), Refusal> {
    let offer = stages.iter().find(|offer| offer.stage == stage).ok_or(Refusal::NotThatStage)?;
    check_payment(&offer.means, pay, coins)
}

/// Checks the building with one unit of a resource in place of all.
fn check_plenty(offer: &Offer, of: Resource, pay: Payment, coins: u16) -> Result<(), Refusal> {
    match (offer.plenty.iter().find(|plenty| plenty.of == of), &offer.build) {
        (Some(PlentyOffer { bank, ways, .. }), _) => {
            check_payment(&Means::Pay { bank: *bank, ways: ways.clone() }, pay, coins)
        }
        (None, Means::No { because: because @ Refusal::AlreadyBuilt { .. } }) => Err(because.clone()),
        (None, Means::Chain { .. } | Means::Pay { .. } | Means::No { .. }) => Err(Refusal::NoPlenty),
    }
}

/// Accepts only the offered payments. The refusal contains them.
fn check_payment(means: &Means, pay: Payment, coins: u16) -> Result<(), Refusal> {
    match means {
        Means::Chain { with, .. } => Err(Refusal::FreeByChain { with: *with }),
        Means::No { because } => Err(because.clone()),
        Means::Pay { ways, .. } if ways.contains(&pay) => Ok(()),
        Means::Pay { bank, ways } => {
            let needed = u16::from(*bank) + u16::from(pay.left) + u16::from(pay.right) + u16::from(pay.bank);
            let ways = ways.clone();
            if ways.iter().any(|way| pay.covers(*way)) {
                Err(Refusal::Overpaid { ways })
            } else if needed > coins {
                Err(Refusal::CoinsMissing { needed, held: coins, ways })
            } else {
                Err(Refusal::Underpaid { ways })
            }
        }
    }
}
