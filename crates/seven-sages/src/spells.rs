//! The seven spells (section 5).

use contract::Seat;

use crate::{
    Card, Casting, CrystalAt, Effect, Event, Lying, Sage, Spell,
    dealer::Dealer,
    stock::{Hand, Powers, Spells},
};

/// The number of power cards that Potentia draws.
const POTENTIA: usize = 3;

impl Dealer<'_> {
    /// Casts a spell. It takes effect at once and is the caster's turn.
    pub(crate) fn cast(&mut self, seat: Seat, casting: Casting) {
        let spell = casting.spell();
        let cast: Spells = [spell].into_iter().collect();
        self.leave_hand(seat, Hand { powers: Powers::NONE, spells: cast });
        let fight = &mut self.state.fight;
        fight.cast = fight.cast.with(seat);
        let n = self.lay_down(seat, Card::Spell { spell }, 0);
        let effect = self.work(seat, casting);
        let score = self.state.fight.score;
        self.log.openly(|| Event::Cast { seat, n, casting, effect, score });
        if effect == Effect::Drawn {
            self.draw_powers(seat, POTENTIA);
        }
        self.end_turn(seat);
    }

    fn work(&mut self, seat: Seat, casting: Casting) -> Effect {
        match casting {
            Casting::Volensia { owl: Some(n) } => self.take_back(seat, n),
            Casting::Anulensa { card: Some(n) } => self.annul(n),
            Casting::Moventi { swap: Some(swap) } => self.swap_crystals(swap),
            Casting::Potentia => Effect::Drawn,
            Casting::Absentus => self.allow_skipping(seat),
            Casting::Mutantus { with: Some(with) } => self.swap_roles(seat, with),
            Casting::Binensus { sage } => self.second_role(seat, sage),
            Casting::Volensia { owl: None }
            | Casting::Anulensa { card: None }
            | Casting::Moventi { swap: None }
            | Casting::Mutantus { with: None } => Effect::Nothing,
        }
    }

    /// Moves an owl to the caster's hand, where all observers know it. It may be played again.
    fn take_back(&mut self, seat: Seat, n: u8) -> Effect {
        let Some((lying, effect)) = self.remove(n) else { return Effect::Nothing };
        if let Card::Power { power } = lying.card {
            self.state.players[seat].hand.powers.add(power);
            self.state.known.came_openly(seat, Hand::powers(Powers::NONE.with(power)));
        }
        effect
    }

    fn annul(&mut self, n: u8) -> Effect {
        let Some((lying, effect)) = self.remove(n) else { return Effect::Nothing };
        if let Card::Power { power } = lying.card {
            self.state.powers_discarded.add(power);
        }
        effect
    }

    /// Removes a power card from the fight, and its value from the score.
    fn remove(&mut self, n: u8) -> Option<(Lying, Effect)> {
        let cards = &mut self.state.fight.cards;
        let index = cards.iter().position(|lying| lying.n == n)?;
        let Card::Power { power } = cards[index].card else { return None };
        let lying = cards.remove(index);
        self.state.fight.score -= lying.track.sign() * i16::from(lying.value);
        Some((lying, Effect::Removed { seat: lying.seat, power, value: lying.value }))
    }

    /// Swaps two crystals, also on the clearing of the fight.
    fn swap_crystals(&mut self, [a, b]: [CrystalAt; 2]) -> Effect {
        let sites = &mut self.state.sites;
        let in_a = sites[a.site.index()].crystals[usize::from(a.slot)];
        let in_b = sites[b.site.index()].crystals[usize::from(b.slot)];
        sites[a.site.index()].crystals[usize::from(a.slot)] = in_b;
        sites[b.site.index()].crystals[usize::from(b.slot)] = in_a;
        Effect::Swapped { values: [in_b, in_a] }
    }

    /// Allows the caster to skip. A second Absentus discards the first.
    fn allow_skipping(&mut self, seat: Seat) -> Effect {
        let cancelled = self.state.fight.may_skip.replace(seat);
        if let Some(owner) = cancelled {
            let absentus = Card::Spell { spell: Spell::Absentus };
            let is_it = |lying: &Lying| lying.seat == owner && lying.card == absentus;
            self.state.fight.cards.retain(|lying| !is_it(lying));
            self.state.spells_discarded.add(Spell::Absentus);
        }
        Effect::MaySkip { cancelled }
    }

    /// Swaps two roles. R-25: the role of Binensus stays.: tokens stay.
    fn swap_roles(&mut self, seat: Seat, with: Seat) -> Effect {
        let players = &mut self.state.players;
        let (own, partner) = (players[seat].role, players[with].role);
        players[seat].role = partner;
        players[with].role = own;
        match (partner, own) {
            (Some(own), Some(partner)) => Effect::RolesSwapped { own, partner },
            _ => Effect::Nothing,
        }
    }

    fn second_role(&mut self, seat: Seat, sage: Sage) -> Effect {
        self.state.players[seat].second = Some(sage);
        Effect::SecondRole
    }
}
