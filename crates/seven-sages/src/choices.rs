//! The list of intents that a seat is offered.

use contract::{Choices, Seat};

use crate::{
    Cards, Casting, Intent, Power, Question, Spell, Track,
    situation::{Asked, Situation},
    stock::Hand,
};

/// The step in the sorted hand at which another selection of cards to hand over is offered.
const STRIDE: usize = 3;

impl Situation<'_> {
    /// Lists the intents, sorted by kind. Cards to show, to give and to hand over are samples.
    pub(crate) fn listed(&self) -> Choices<Intent> {
        let mut intents = Vec::new();
        match self.asked {
            Asked::Nothing => {
                self.list_shows(&mut intents);
                if intents.is_empty() {
                    intents.extend(self.any_show());
                }
                if intents.is_empty() {
                    return Choices::none();
                }
            }
            Asked::Over => return Choices::none(),
            Asked::Choose => intents.extend(self.free_roles.iter().map(|sage| Intent::Choose { sage })),
            Asked::Negotiate => self.list_talk(&mut intents),
            Asked::Join => intents.extend([true, false].map(|join| Intent::Join { join })),
            Asked::Side => intents.extend(Track::ALL.map(|track| Intent::Side { track })),
            Asked::Speak(question) => {
                self.list_speech(question, &mut intents);
                self.list_shows(&mut intents);
            }
            Asked::Exchange => {
                self.list_gifts(&mut intents);
                self.list_shows(&mut intents);
            }
            Asked::Fight => self.list_turn(&mut intents),
            Asked::HandOver(count) => {
                intents.extend(self.some(count).map(|powers| Intent::HandOver { powers }));
            }
            Asked::Discard(count) => {
                intents.extend(self.some(count).map(|powers| Intent::Discard { powers }));
            }
            Asked::TakeCrystal => {
                let slots = self.crystals_on(self.pawn).map(|at| at.slot);
                intents.extend(slots.map(|slot| Intent::TakeCrystal { slot }));
            }
            Asked::MovePawn => {
                let sites = crate::Site::ALL.into_iter().filter(|site| *site != self.pawn);
                intents.extend(sites.map(|to| Intent::MovePawn { to }));
            }
        }
        let complete =
            matches!(self.asked, Asked::Choose | Asked::Fight | Asked::TakeCrystal | Asked::MovePawn);
        Choices { intents, complete, back: None }
    }

    fn list_talk(&self, intents: &mut Vec<Intent>) {
        let talk = &self.talk;
        intents.extend(talk.offers.iter().map(|from| Intent::Accept { from }));
        if talk.moves_left > 0 {
            let new = |to: &Seat| talk.talking.contains(*to) && !talk.offered.contains(*to);
            let proposable = self.others().filter(new).filter(|to| !talk.offers.contains(*to));
            intents.extend(proposable.map(|to| Intent::Propose { to }));
            intents.extend(talk.offered.iter().map(|to| Intent::Withdraw { to }));
            intents.push(Intent::NoDeal { on: !talk.voted });
            self.list_shows(intents);
        }
        intents.extend([Intent::Listen, Intent::WalkAway]);
    }

    /// Lists shows: to each of the others the cards that they would like to be given.
    fn list_shows(&self, intents: &mut Vec<Intent>) {
        if !self.alliance_phase || self.talk.moves_left == 0 {
            return;
        }
        for to in self.others() {
            intents.extend(self.cards_for(to).map(|cards| Intent::Show { to, cards: cards.cards() }));
        }
    }

    /// Returns a show of the first card to the first of the others, so that a seat that may show is offered
    /// at least one show.
    fn any_show(&self) -> Option<Intent> {
        if !self.alliance_phase || self.talk.moves_left == 0 {
            return None;
        }
        let Cards { mut powers, mut spells } = self.hand.cards();
        powers.truncate(1);
        spells.truncate(1 - powers.len());
        let is_any = !powers.is_empty() || !spells.is_empty();
        self.others().next().filter(|_| is_any).map(|to| Intent::Show { to, cards: Cards { powers, spells } })
    }

    /// Returns all cards of that player's sage, if there are any.
    fn cards_for(&self, seat: Seat) -> Option<Hand> {
        let sage = self.tokens[seat.number()]?;
        let powers = self.hand.powers.of(sage.kin());
        (!powers.is_empty()).then_some(Hand::powers(powers))
    }

    fn list_speech(&self, question: Question, intents: &mut Vec<Intent>) {
        let with = |rank: usize| self.order[rank].map(|seat| Intent::With { seat });
        match question {
            Question::FirstAlone | Question::SecondAlone => intents.extend([Intent::Alone, Intent::LetSpeak]),
            Question::SecondJoins => intents.extend(with(0).into_iter().chain([Intent::Against])),
            Question::ThirdJoins => intents.extend(with(0).into_iter().chain(with(1))),
        }
    }

    /// Lists gifts: to each partner all cards of the partner's sage, and a spell if the hand has several.
    fn list_gifts(&self, intents: &mut Vec<Intent>) {
        intents.push(Intent::Ready);
        if self.gifts_left == 0 {
            return;
        }
        for to in self.partners() {
            intents.extend(self.cards_for(to).map(|cards| Intent::Give { to, cards: cards.cards() }));
            if self.hand.spells.len() > 1 {
                let spells = self.hand.spells.iter().take(1).collect();
                intents.push(Intent::Give { to, cards: Cards { powers: Vec::new(), spells } });
            }
        }
    }

    fn list_turn(&self, intents: &mut Vec<Intent>) {
        for kin in self.playable() {
            let looks = self.hand.powers.of(kin).looks();
            intents.extend(looks.map(|power| Intent::Play { power }));
        }
        if !self.cast {
            for spell in self.hand.spells.looks() {
                self.list_castings(spell, intents);
            }
        }
        if self.may_skip && self.others_in {
            intents.push(Intent::Skip);
        }
        intents.push(Intent::Pass);
    }

    fn list_castings(&self, spell: Spell, intents: &mut Vec<Intent>) {
        let before = intents.len();
        let cast = |casting| Intent::Cast { casting };
        match spell {
            Spell::Volensia => {
                intents.extend(self.owls().map(|n| cast(Casting::Volensia { owl: Some(n) })));
            }
            Spell::Moventi => {
                intents.extend(self.swaps().map(|swap| cast(Casting::Moventi { swap: Some(swap) })));
            }
            Spell::Anulensa => {
                intents.extend(self.annullable().map(|n| cast(Casting::Anulensa { card: Some(n) })));
            }
            Spell::Potentia => intents.push(cast(Casting::Potentia)),
            Spell::Absentus => intents.push(cast(Casting::Absentus)),
            Spell::Mutantus => {
                intents.extend(self.partners().map(|with| cast(Casting::Mutantus { with: Some(with) })));
            }
            Spell::Binensus => {
                intents.extend(self.free_roles.iter().map(|sage| cast(Casting::Binensus { sage })));
            }
        }
        if intents.len() > before {
            return;
        }
        match spell {
            Spell::Volensia => intents.push(cast(Casting::Volensia { owl: None })),
            Spell::Moventi => intents.push(cast(Casting::Moventi { swap: None })),
            Spell::Anulensa => intents.push(cast(Casting::Anulensa { card: None })),
            Spell::Mutantus => intents.push(cast(Casting::Mutantus { with: None })),
            Spell::Potentia | Spell::Absentus | Spell::Binensus => {}
        }
    }

    /// Returns some ways to pick this number of power cards: the lowest, and adjacent ones in the sorted
    /// hand.
    fn some(&self, count: u8) -> impl Iterator<Item = Vec<Power>> {
        let count = usize::from(count);
        let lowest: Vec<Power> = self.hand.powers.lowest(count).iter().collect();
        let hand: Vec<Power> = self.hand.powers.iter().collect();
        let runs = (0..=hand.len().saturating_sub(count)).step_by(STRIDE);
        let mut ways = vec![lowest];
        for way in runs.map(|from| hand[from..(from + count).min(hand.len())].to_vec()) {
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        ways.into_iter()
    }
}
