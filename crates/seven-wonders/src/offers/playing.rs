//! The plays of a hand of cards.

use contract::Seat;

use super::{Scope, UNTOLD, chooser::Chooser};
use crate::{
    Card, HandQuote, How, JoinOffer, Joined, Means, Offer, Offers, PaidOffer, Payment, PlentyOffer, Quoted,
    Receipt, Refusal, Resource, Tile, edition::Edition, hand::Hand, price::Price, state::Step, strength,
};

impl Chooser<'_> {
    /// Returns the plays of a seat's hand.
    pub(super) fn play(&self, seat: Seat) -> Offers {
        let free_city = self.city != seat;
        let hand = self.available(seat);
        // The Free city may discard only if everything else is impossible, so all plays are needed.
        let judged = match self.scope {
            Scope::One(card, how) if !free_city => Some((card, how)),
            Scope::Quoted | Scope::Reasons | Scope::Possible | Scope::One(..) => None,
        };
        let is_judged = |held: &Card| judged.is_none_or(|(card, _)| card == *held);
        let offer = |card| match judged {
            Some((
                _,
                How::Stage { .. }
                | How::OtherStage { .. }
                | How::FreeStage { .. }
                | How::Tile { .. }
                | How::Discard,
            )) => bare(card, UNTOLD),
            Some((
                _,
                How::Build { .. } | How::Chain | How::Power | How::Plenty { .. } | How::Join { .. },
            ))
            | None => self.offer(card),
        };
        let mut cards = Vec::with_capacity(if judged.is_some() { 1 } else { hand.len() });
        for card in hand.kinds().filter(is_judged) {
            cards.push(offer(card));
        }
        let (stage, mut quote) = match judged {
            Some((
                _,
                How::Build { .. }
                | How::Chain
                | How::Power
                | How::Plenty { .. }
                | How::OtherStage { .. }
                | How::FreeStage { .. }
                | How::Join { .. }
                | How::Tile { .. }
                | How::Discard,
            )) => (UNTOLD, HandQuote::default()),
            Some((_, How::Stage { .. })) | None => self.next_stage(),
        };
        let possible = |means: &Means| !matches!(means, Means::No { .. });
        let discard = !free_city
            || !(possible(&stage) || cards.iter().any(|offer| offer.power || possible(&offer.build)));
        if !discard {
            quote.sold = Receipt::default();
        }
        let here = self.here();
        Offers::Play {
            city: self.city,
            coins: here.coins,
            cards,
            stage,
            discard,
            free_build: here.free_build(),
            quote,
            stages: self.other_stages(),
            tiles: self.tiles(),
            free_stages: self.free_stages(),
        }
    }

    /// Returns the tiles that can be laid with a card. The last card of an age lays none: it is built, marks
    /// a stage or is sold.
    fn tiles(&self) -> Vec<Tile> {
        let tower = self.state.tower.as_ref().filter(|_| self.state.step == Step::Turn);
        tower.map(|tower| tower.hand(self.city).to_vec()).unwrap_or_default()
    }

    /// Returns the hand. For the Free city the card picked for the player's own city is removed, because that
    /// comes first.
    fn available(&self, seat: Seat) -> Hand {
        let mut hand = self.state.hands[seat].clone();
        if let Some(own) = self.state.picks[seat].filter(|_| self.city != seat) {
            hand.remove(own.card);
        }
        hand
    }

    #[inline]
    fn offer(&self, card: Card) -> Offer {
        let here = self.here();
        if let Some(twin) = here.namesake(card) {
            return bare(card, Means::No { because: Refusal::AlreadyBuilt { card: twin } });
        }
        let chain = self.buyer.chain(card);
        if let Some(with) = chain {
            let taxed = self.buyer.unpaid(card, true);
            match self.means(&taxed) {
                Means::Pay { bank, .. } => {
                    let quote = self.quoted(|trials| trials.by_chain(card, with, &taxed));
                    let build = Means::Chain { with, bank };
                    let power = self.joins_free() && self.unpaid_by_power(card).is_some();
                    let (instead, joins) = (self.instead(card), self.joins(card, chain, power));
                    return Offer { quote, instead, joins, ..bare(card, build) };
                }
                // The tax is too high, but the card may be payable without it.
                Means::No { because } if !self.buyer.taxes_chains() => {
                    return bare(card, Means::No { because });
                }
                Means::Chain { .. } | Means::No { .. } => {}
            }
        }
        let price = self.buyer.card(card);
        let build = self.means(&price);
        // No power removes a tax: a card with no other cost is free.
        let tax = price.taxes.iter().map(|(_, coins)| coins).sum::<u8>();
        let free =
            matches!(&build, Means::Pay { bank, ways } if *bank == tax && ways[..] == [Payment::NOTHING]);
        let by_power = self.unpaid_by_power(card);
        let joins = self.joins(card, None, by_power.is_some() && (!free || self.joins_free()));
        let taxed = by_power.filter(|_| !free);
        let power = taxed.is_some();
        let plenty = if here.standing.plenty { self.plenty(card) } else { Vec::new() };
        let quote = self.quoted(|trials| trials.build(card, &price, &build, taxed.as_ref()));
        Offer { card, build, power, quote, plenty, instead: None, joins }
    }

    /// Returns true if a power may build a card that costs nothing in order to join a project. Both are one
    /// sum (G-24).
    fn joins_free(&self) -> bool {
        self.state.plan.edition >= Edition::V2
    }

    /// Returns the taxes on a card that a power builds, if there is a power and they can be paid.
    #[inline]
    fn unpaid_by_power(&self, card: Card) -> Option<Price> {
        let here = self.here();
        if here.standing.free.is_empty() {
            return None;
        }
        here.power_for(card, strength::shields(&self.state.cities, self.city))?;
        let taxed = self.buyer.unpaid(card, false);
        matches!(self.means(&taxed), Means::Pay { .. }).then_some(taxed)
    }

    /// Returns the price of a card that its chain builds as well: where chains are taxed it may be lower
    /// (G-2).
    fn instead(&self, card: Card) -> Option<Box<PaidOffer>> {
        if !self.buyer.taxes_chains() {
            return None;
        }
        let price = self.buyer.card(card);
        let means = self.means(&price);
        let possible = matches!(means, Means::Pay { .. });
        possible.then(|| {
            let quote = self.quoted(|trials| trials.build(card, &price, &means, None));
            Box::new(PaidOffer { means, quote })
        })
    }

    /// Returns the ways to build a card and join the Great Project.
    #[inline]
    fn joins(&self, card: Card, chain: Option<Card>, power: bool) -> Vec<JoinOffer> {
        let Some(project) = self.state.project() else { return Vec::new() };
        let token = project.facts().colour != card.facts().colour;
        if token && self.here().standing.any_colour.is_none() {
            return Vec::new();
        }
        // A card with a chain is paid only where chains are taxed.
        let paid = (chain.is_none() || self.buyer.taxes_chains()).then_some(Joined::Paid);
        let ways = [paid, chain.map(|_| Joined::Chain), power.then_some(Joined::Power)];
        let join = |by| {
            let price = self.buyer.joined(card, by, project);
            let means = self.means(&price);
            let possible = matches!(means, Means::Pay { .. });
            possible.then(|| {
                let quote = self.quoted(|trials| trials.join(card, by, chain, &price, &means));
                JoinOffer { by, token, means, quote }
            })
        };
        ways.into_iter().flatten().filter_map(join).collect()
    }

    /// Returns the ways to build a card with one unit of a resource in place of all.
    fn plenty(&self, card: Card) -> Vec<PlentyOffer> {
        // Units that tiles waive, or turn into coins, cannot be multiplied.
        let cost = self.buyer.card(card).resources;
        let offer = |of: Resource| {
            let price = self.buyer.plenty(card, of);
            let means = self.means(&price);
            let quote = self.quoted(|trials| trials.build(card, &price, &means, None));
            match means {
                Means::Pay { bank, ways } => Some(PlentyOffer { of, bank, ways, quote }),
                Means::Chain { .. } | Means::No { .. } => None,
            }
        };
        Resource::ALL.into_iter().filter(|of| cost.get(*of) > 0).filter_map(offer).collect()
    }
}

const fn bare(card: Card, build: Means) -> Offer {
    Offer {
        card,
        build,
        power: false,
        quote: Quoted::NOTHING,
        plenty: Vec::new(),
        instead: None,
        joins: Vec::new(),
    }
}
