//! What can be done with a hand of cards.

use contract::Seat;

use super::{Scope, UNTOLD, chooser::Chooser};
use crate::{
    Card, HandQuote, How, Means, Offer, Offers, Payment, PlentyOffer, Quoted, Receipt, Refusal, Resource,
    hand::Hand, strength,
};

impl Chooser<'_> {
    /// What can be done with the cards of a seat's hand.
    pub(super) fn play(&self, seat: Seat) -> Offers {
        let free_city = self.city != seat;
        let hand = self.available(seat);
        // Whether the Free city may discard depends on everything else.
        let judged = match self.scope {
            Scope::One(card, how) if !free_city => Some((card, how)),
            Scope::Quoted | Scope::Reasons | Scope::Possible | Scope::One(..) => None,
        };
        let is_judged = |held: &Card| judged.is_none_or(|(card, _)| card == *held);
        let offer = |card| match judged {
            Some((_, How::Stage { .. } | How::OtherStage { .. } | How::Discard)) => bare(card, UNTOLD),
            Some((_, How::Build { .. } | How::Chain | How::Power | How::Plenty { .. })) | None => {
                self.offer(card)
            }
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
        }
    }

    /// The hand; for the Free city without the card that is picked for the player's own, which comes first.
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
        if let Some(with) = here.chain(card) {
            let quote = self.quoted(|trials| trials.by_chain(card, with));
            return Offer { quote, ..bare(card, Means::Chain { with }) };
        }
        let price = self.buyer.card(card);
        let build = self.means(&price);
        let free = matches!(&build, Means::Pay { bank: 0, ways } if ways[..] == [Payment::NOTHING]);
        let power = || here.power_for(card, strength::shields(&self.state.cities, self.city)).is_some();
        let power = !here.standing.free.is_empty() && !free && power();
        let plenty = if here.standing.plenty { self.plenty(card) } else { Vec::new() };
        let quote = self.quoted(|trials| trials.build(card, &price, &build, power));
        Offer { card, build, power, quote, plenty }
    }

    /// How a card can be built with one unit of a resource for as many as it takes.
    fn plenty(&self, card: Card) -> Vec<PlentyOffer> {
        let cost = card.facts().cost.resources;
        let offer = |of: Resource| {
            let price = self.buyer.plenty(card, of);
            let means = self.means(&price);
            let quote = self.quoted(|trials| trials.build(card, &price, &means, false));
            match means {
                Means::Pay { bank, ways } => Some(PlentyOffer { of, bank, ways, quote }),
                Means::Chain { .. } | Means::No { .. } => None,
            }
        };
        Resource::ALL.into_iter().filter(|of| cost.get(*of) > 0).filter_map(offer).collect()
    }
}

const fn bare(card: Card, build: Means) -> Offer {
    Offer { card, build, power: false, quote: Quoted::NOTHING, plenty: Vec::new() }
}
