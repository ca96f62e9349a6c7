//! The comparison of a seat's view with the referee's knowledge.

use std::collections::BTreeMap;

use seven_wonders::{BoardTileView, Card, How, Intent, Project, View};

use super::{
    rulebook::Referee,
    table::{Table, in_order},
};

fn in_order_of<T: Ord + Copy>(all: &[T]) -> Vec<T> {
    in_order(all.iter().copied())
}

impl Referee {
    /// Returns the cards that may be played for a city, next to the play of its player's own city.
    pub fn hand_for(&self, city: usize, plays: &BTreeMap<usize, (Card, How)>) -> Vec<Card> {
        let player = self.player(city);
        let mut hand = self.hands[player].clone();
        if let Some((own, _)) = plays.get(&player).filter(|_| player != city) {
            hand.remove(hand.iter().position(|held| held == own).unwrap());
        }
        hand
    }

    /// Keeps the Free city's play if it is still legal with the own play; otherwise replaces it.
    pub fn free_city_stands(&self, seen: &View, seat: usize, plays: &mut BTreeMap<usize, (Card, How)>) {
        let free = self.hands.len();
        let Some((card, how)) = plays.get(&free).copied().filter(|_| self.player(free) == seat) else {
            return;
        };
        let legal = self.choices(free, &self.hand_for(free, plays));
        let lies = seen.you.as_ref().unwrap().picks[1];
        let now = Intent::Play { city: lies.city, card: lies.card, how: lies.how };
        let before = Intent::Play { city: lies.city, card, how };
        assert!(legal.contains(&now), "{now:?} is not among {legal:?}");
        assert!(now == before || !legal.contains(&before), "{before:?} could stay");
        plays.insert(free, (lies.card, lies.how));
    }

    /// Returns true if a seat's whole view is compared before its decision: always, or for a changing seat in
    /// every third turn. The public view is compared in every turn.
    pub fn looks(&self, table: &Table<'_>, seat: usize) -> bool {
        let (turn, other) = (self.deal_number + usize::from(self.turn), self.deal_number / 3);
        table.is_close() || turn % 3 == 0 && (other + usize::from(self.age) + turn / 3) % self.players == seat
    }

    /// Compares the public view of all cities and the private view of this seat.
    pub fn compare(&self, seen: &View, seat: usize) {
        let turn = self.turn;
        for (at, city) in seen.cities.iter() {
            let own = &self.cities[at.number()];
            assert_eq!(
                (city.coins, city.stages.len()),
                (own.coins, own.stages.len()),
                "age {} turn {turn} {at}",
                self.age
            );
            assert_eq!(
                in_order_of(&city.cards),
                in_order_of(&own.cards),
                "age {} turn {turn} {at}",
                self.age
            );
            let shields = self.shields(at.number());
            assert_eq!((i16::from(city.shields), i16::from(city.defeats)), (shields, own.defeats));
            assert_eq!(in_order_of(&city.leaders), in_order_of(&own.leaders));
            let tombs = city.tombs.iter().map(|tomb| (tomb.leader, i16::from(tomb.points), tomb.stage));
            assert_eq!(tombs.collect::<Vec<_>>(), own.tombs, "{at}");
            if let Some(leaders) = &seen.leaders {
                let hand = usize::from(leaders.hands[at]);
                assert_eq!(hand, self.leader_hands[at.number()].len());
                assert_eq!(usize::from(leaders.discarded[at]), self.leaders_gone[at.number()]);
            }
            assert_eq!(
                (city.debts, usize::from(city.diplomacy)),
                (own.debts, own.peace.len()),
                "age {} turn {turn} {at}",
                self.age
            );
            let (part, id) = (&own.part, |project: &Project| project.facts().id);
            let tokens = |ids: &[&str]| city.projects.iter().filter(|p| ids.contains(&id(p))).count();
            let kept = [&["belvedere"][..], &["cranes", "sewer-network"], &["factory"]].map(tokens);
            assert_eq!(kept, [part.free_stages, part.free_cards, part.any_colour].map(usize::from), "{at}");
            let lasting = ["obelisk", "smelter", "menagerie", "triumphal-arches", "archives"];
            assert_eq!(
                tokens(&lasting),
                part.lasting.len() + usize::from(part.sets > 0) * (part.sets / 3) as usize
            );
            assert_eq!((i16::from(city.penalties), city.bare), (part.lost, part.no_board), "{at}");
            let won: i16 = city.victories.iter().zip([1, 3, 5]).map(|(n, value)| i16::from(*n) * value).sum();
            assert_eq!(won, own.won.iter().sum::<i16>());
        }
        assert_eq!(
            seen.discarded.iter().map(|n| usize::from(*n)).sum::<usize>(),
            self.discard.len() + self.unseen
        );
        if let Some((tower, shown)) = self.tower.as_ref().zip(seen.tower.as_ref()) {
            let placed: Vec<_> = shown.placed.iter().map(|at| (at.tile.number(), at.seat.number())).collect();
            assert_eq!(placed, tower.placed);
            let on_board = |at: &BoardTileView| (at.tile.number(), at.seat.number(), at.on);
            assert_eq!(shown.boards.iter().map(on_board).collect::<Vec<_>>(), tower.boards);
            assert_eq!(usize::from(shown.places), tower.slots());
            if let Some(own) = seen.you.as_ref().and_then(|you| you.tiles.as_ref()) {
                let hand: Vec<u8> = own.hand.iter().map(|tile| tile.number()).collect();
                assert_eq!(hand, tower.kept[seat], "tiles of seat {seat}");
            }
            let hands: Vec<_> = shown.hands.iter().map(|(_, many)| usize::from(*many)).collect();
            assert_eq!(hands, tower.kept.iter().map(Vec::len).collect::<Vec<_>>());
        }
        if let Some((project, shown)) = self.project.zip(seen.projects.last()) {
            assert_eq!((project.id, usize::from(shown.needed)), (shown.project.facts().id, self.wanted()));
            let taken = shown.taken.iter().map(|(_, tokens)| *tokens);
            assert!(taken.eq(self.cities.iter().map(|city| city.part.tokens)), "{shown:?}");
            assert_eq!(shown.closed, self.closed, "{shown:?}");
        }
        if let Some(you) = &seen.you {
            let mut hand = self.hands[seat].clone();
            hand.sort_unstable();
            assert_eq!(you.hand, hand, "age {} turn {turn} seat {seat}", self.age);
            let partner =
                you.partner.as_ref().map(|partner| (partner.seat.number(), in_order_of(&partner.hand)));
            let expected = self.partner[seat].map(|other| (other, in_order_of(&self.hands[other])));
            assert_eq!(partner, expected, "partners see each other's hands");
        }
    }
}
