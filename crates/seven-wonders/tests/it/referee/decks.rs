//! The cards that are dealt.

use std::collections::BTreeMap;

use seven_wonders::{Card, Leader, Leaders, Need, Options, Set};

/// Checks that these hands can be dealt in an age. Returns the number of cards left over.
pub fn check(hands: &[Vec<Card>], age: u8, options: Options) -> usize {
    let n = hands.len();
    let mut dealt: BTreeMap<Card, usize> = BTreeMap::new();
    hands.iter().flatten().for_each(|card| *dealt.entry(*card).or_default() += 1);
    for (card, copies) in &dealt {
        assert_eq!(card.facts().age, age, "{card:?}");
        // The Free city of two players is the third.
        let printed =
            card.facts().copies.iter().filter(|threshold| usize::from(**threshold) <= n.max(3)).count();
        let drawn = card.is_guild() || card.is_black();
        assert!(*copies <= if drawn { 1 } else { printed }, "{copies} of {card:?}");
        assert!(options.cities || !card.needs_cities(), "{card:?}");
        assert!(options.leaders != Leaders::Off || !card.needs_leaders(), "{card:?}");
    }
    if n == 2 {
        return 0;
    }
    // Every copy up to the number of players; two guilds more than players in age III; as many black cards as
    // players.
    let here = |card: &Card| card.facts().age == age && !card.is_guild() && !card.is_black();
    let plain = Card::all().filter(here).flat_map(|card| card.facts().copies);
    let plain = plain.filter(|threshold| usize::from(**threshold) <= n).count();
    let kinds = |is: fn(&Card) -> bool| dealt.keys().filter(|card| is(card)).count();
    let (guilds, black) = (if age == 3 { n + 2 } else { 0 }, if options.cities { n } else { 0 });
    let all: usize = hands.iter().map(Vec::len).sum();
    let aside = plain + guilds + black - all;
    assert_eq!(aside, if n == 8 { [1, 1, 2][usize::from(age) - 1] } else { 0 }, "age {age}");
    let drawn = [(kinds(|card| card.is_guild()), guilds), (kinds(|card| card.is_black()), black)];
    assert!(drawn.iter().all(|(there, of)| there <= of && there + aside >= *of), "{drawn:?}");
    aside
}

/// Returns true if a leader can be in the match: of a chosen set, and with the boxes that it needs. The box
/// Cities adds its own.
pub fn has_leader(leader: Leader, options: &Options) -> bool {
    let facts = leader.facts();
    let is_chosen = match options.leaders {
        Leaders::Off => false,
        Leaders::Box => facts.set == Set::Box || options.cities && facts.set == Set::Cities,
        Leaders::Official => facts.set != Set::FanMade,
        Leaders::Everything => true,
        Leaders::Sets(sets) => Vec::from(sets).contains(&facts.set),
    };
    let is_met = |need: &Need| match need {
        Need::Cities => options.cities,
        Need::Babel => options.tower,
    };
    is_chosen && facts.needs.iter().all(is_met)
}
