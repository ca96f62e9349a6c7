//! The printed facts of the wonder boards.

use crate::{
    Change, Class, Cost, Count, Direction, Effect, Lasting, Nth, Power,
    Resource::{self, Clay, Glass, Loom, Ore, Papyrus, Stone, Wood},
    Rule, Sides, StageFacts, Target, Upon, Whose, Wonder, WonderFacts,
    amount::{now, worth},
    cost::{FREE, both, coins, cost},
    effect::{
        ANY_SCIENCE, BUILD_FROM_DISCARD, COPY_GUILD, DIPLOMACY, FREE_BUILD, MASK, PLAY_LAST_CARD, coins_once,
        discount, kept, neighbours_gain, others_lose, points, power, shields,
    },
};

const fn stage(cost: Cost, effects: &'static [Effect]) -> StageFacts {
    StageFacts { cost, effects }
}

const fn wonder(
    wonder: Wonder,
    id: &'static str,
    [en, fr, nl]: [&'static str; 3],
    resource: Resource,
    a: &'static [StageFacts],
    b: &'static [StageFacts],
) -> WonderFacts {
    WonderFacts {
        wonder,
        id,
        en,
        fr,
        nl,
        coins: 0,
        resource: Some(resource),
        a_power: &[],
        b_power: &[],
        a,
        b,
    }
}

/// The wonders, by number.
pub(crate) const WONDERS: [WonderFacts; Wonder::ALL.len()] = [
    wonder(
        Wonder::Giza,
        "giza",
        ["Pyramids of Giza", "Pyramides de Gizeh", "Piramiden van Gizeh"],
        Stone,
        &[
            stage(cost(&[(Stone, 2)]), &[points(3)]),
            stage(cost(&[(Wood, 3)]), &[points(5)]),
            stage(cost(&[(Stone, 4)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Wood, 2)]), &[points(3)]),
            stage(cost(&[(Stone, 3)]), &[points(5)]),
            stage(cost(&[(Clay, 3)]), &[points(5)]),
            stage(cost(&[(Stone, 4), (Papyrus, 1)]), &[points(7)]),
        ],
    ),
    wonder(
        Wonder::Babylon,
        "babylon",
        ["Hanging Gardens of Babylon", "Jardins suspendus de Babylone", "Hangende Tuinen van Babylon"],
        Clay,
        &[
            stage(cost(&[(Clay, 2)]), &[points(3)]),
            stage(cost(&[(Wood, 3)]), &[ANY_SCIENCE]),
            stage(cost(&[(Clay, 4)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Clay, 1), (Loom, 1)]), &[points(3)]),
            stage(cost(&[(Wood, 2), (Glass, 1)]), &[PLAY_LAST_CARD]),
            stage(cost(&[(Clay, 3), (Papyrus, 1)]), &[ANY_SCIENCE]),
        ],
    ),
    wonder(
        Wonder::Olympia,
        "olympia",
        ["Statue of Zeus at Olympia", "Statue de Zeus à Olympie", "Zeusbeeld van Olympia"],
        Wood,
        &[
            stage(cost(&[(Wood, 2)]), &[points(3)]),
            stage(cost(&[(Stone, 2)]), &[FREE_BUILD]),
            stage(cost(&[(Ore, 2)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Wood, 2)]), &[discount(Sides::Both, Class::Raw)]),
            stage(cost(&[(Stone, 2)]), &[points(5)]),
            stage(cost(&[(Ore, 2), (Loom, 1)]), &[COPY_GUILD]),
        ],
    ),
    wonder(
        Wonder::Rhodes,
        "rhodes",
        ["Colossus of Rhodes", "Colosse de Rhodes", "Kolossus van Rhodos"],
        Ore,
        &[
            stage(cost(&[(Wood, 2)]), &[points(3)]),
            stage(cost(&[(Clay, 3)]), &[shields(2)]),
            stage(cost(&[(Ore, 4)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Stone, 3)]), &[shields(1), points(3), coins_once(3)]),
            stage(cost(&[(Ore, 4)]), &[shields(1), points(4), coins_once(4)]),
        ],
    ),
    wonder(
        Wonder::Ephesus,
        "ephesus",
        ["Temple of Artemis at Ephesus", "Temple d’Artémis à Éphèse", "Artemistempel van Efeze"],
        Papyrus,
        &[
            stage(cost(&[(Stone, 2)]), &[points(3)]),
            stage(cost(&[(Wood, 2)]), &[coins_once(9)]),
            stage(cost(&[(Papyrus, 2)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Stone, 2)]), &[points(2), coins_once(4)]),
            stage(cost(&[(Wood, 2)]), &[points(3), coins_once(4)]),
            stage(cost(&[(Glass, 1), (Loom, 1), (Papyrus, 1)]), &[points(5), coins_once(4)]),
        ],
    ),
    wonder(
        Wonder::Alexandria,
        "alexandria",
        ["Lighthouse of Alexandria", "Phare d’Alexandrie", "Vuurtoren van Alexandrië"],
        Glass,
        &[
            stage(cost(&[(Stone, 2)]), &[points(3)]),
            stage(cost(&[(Ore, 2)]), &[kept(1, &[Wood, Stone, Ore, Clay])]),
            stage(cost(&[(Glass, 2)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Clay, 2)]), &[kept(1, &[Wood, Stone, Ore, Clay])]),
            stage(cost(&[(Wood, 2)]), &[kept(1, &[Glass, Loom, Papyrus])]),
            stage(cost(&[(Stone, 3)]), &[points(7)]),
        ],
    ),
    wonder(
        Wonder::Halicarnassus,
        "halicarnassus",
        ["Mausoleum of Halicarnassus", "Mausolée d’Halicarnasse", "Mausoleum van Halicarnassus"],
        Loom,
        &[
            stage(cost(&[(Clay, 2)]), &[points(3)]),
            stage(cost(&[(Ore, 3)]), &[BUILD_FROM_DISCARD]),
            stage(cost(&[(Loom, 2)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Ore, 2)]), &[points(2), BUILD_FROM_DISCARD]),
            stage(cost(&[(Clay, 3)]), &[points(1), BUILD_FROM_DISCARD]),
            stage(cost(&[(Glass, 1), (Papyrus, 1), (Loom, 1)]), &[BUILD_FROM_DISCARD]),
        ],
    ),
    WonderFacts {
        wonder: Wonder::Roma,
        id: "roma",
        en: "Colosseum of Rome",
        fr: "Colisée de Rome",
        nl: "Colosseum van Rome",
        coins: 0,
        resource: None,
        a_power: &[cheaper_leaders(Whose::Own, Change::Free)],
        b_power: &[
            cheaper_leaders(Whose::Own, Change::Coins(2)),
            cheaper_leaders(Whose::Neighbours, Change::Coins(1)),
        ],
        a: &[
            stage(cost(&[(Clay, 1), (Wood, 1), (Ore, 1)]), &[points(4)]),
            stage(cost(&[(Stone, 2), (Clay, 1), (Loom, 1)]), &[points(6)]),
        ],
        b: &[
            stage(cost(&[(Clay, 1), (Wood, 1)]), &[coins_once(5), power(Power::Hand(4))]),
            stage(cost(&[(Loom, 1), (Stone, 1), (Clay, 1)]), &[points(3), power(Power::Recruit)]),
            stage(cost(&[(Papyrus, 1), (Stone, 2)]), &[points(3), power(Power::Recruit)]),
        ],
    },
    wonder(
        Wonder::Petra,
        "petra",
        ["Al-Khazneh of Petra", "Al-Khazneh de Pétra", "Al-Khazneh van Petra"],
        Clay,
        &[
            stage(cost(&[(Wood, 1), (Stone, 1)]), &[points(3)]),
            stage(coins(7), &[points(7)]),
            stage(cost(&[(Wood, 1), (Papyrus, 1), (Stone, 2)]), &[points(7)]),
        ],
        &[stage(cost(&[(Clay, 2), (Ore, 2)]), &[points(3), others_lose(2)]), stage(coins(14), &[points(14)])],
    ),
    wonder(
        Wonder::Byzantium,
        "byzantium",
        ["Hagia Sophia of Byzantium", "Cathédrale de Byzance", "Hagia Sophia van Byzantium"],
        Stone,
        &[
            stage(cost(&[(Ore, 1), (Clay, 1)]), &[points(3)]),
            stage(cost(&[(Papyrus, 1), (Wood, 2)]), &[points(2), DIPLOMACY]),
            stage(cost(&[(Glass, 1), (Loom, 1), (Clay, 2)]), &[points(7)]),
        ],
        &[
            stage(cost(&[(Glass, 1), (Papyrus, 1), (Ore, 1), (Wood, 1)]), &[points(3), DIPLOMACY]),
            stage(cost(&[(Loom, 1), (Clay, 1), (Ore, 2)]), &[points(4), DIPLOMACY]),
        ],
    ),
    wonder(
        Wonder::AbuSimbel,
        "abu-simbel",
        ["Abu Simbel", "Abou Simbel", "Aboe Simbel"],
        Papyrus,
        &[
            stage(cost(&[(Stone, 1), (Clay, 1)]), &[points(3)]),
            stage(cost(&[(Wood, 1), (Ore, 1)]), &[points(5)]),
            stage(cost(&[(Stone, 2), (Glass, 1), (Loom, 1)]), &[ENTOMB]),
        ],
        &[stage(cost(&[(Loom, 1), (Clay, 2)]), &[ENTOMB]), stage(cost(&[(Glass, 1), (Wood, 2)]), &[ENTOMB])],
    ),
    WonderFacts {
        a_power: &[ANY_ORDER],
        b_power: &[ANY_ORDER],
        ..wonder(
            Wonder::GreatWall,
            "great-wall",
            ["Great Wall of China", "Grande Muraille", "Chinese Muur"],
            Loom,
            &[
                stage(cost(&[(Wood, 2)]), &[coins_once(8)]),
                stage(cost(&[(Papyrus, 1), (Glass, 1), (Clay, 1)]), &[ANY_SCIENCE]),
                stage(cost(&[(Stone, 3)]), &[shields(2)]),
                stage(cost(&[(Ore, 3)]), &[BUILD_FROM_DISCARD]),
            ],
            &[
                stage(cost(&[(Papyrus, 1), (Wood, 1)]), &[coins_once(8), neighbours_gain(2)]),
                stage(cost(&[(Ore, 1), (Clay, 2)]), &[MASK]),
                stage(cost(&[(Papyrus, 1), (Wood, 2)]), &[DIPLOMACY, others_lose(2)]),
                stage(cost(&[(Stone, 2)]), &[Effect::Lasting(Lasting::ProduceMissing { units: 1 })]),
            ],
        )
    },
    wonder(
        Wonder::Stonehenge,
        "stonehenge",
        ["Stonehenge", "Stonehenge", "Stonehenge"],
        Wood,
        &[
            stage(cost(&[(Ore, 1), (Clay, 1)]), &[points(3)]),
            stage(cost(&[(Papyrus, 1), (Clay, 2)]), &[points(5)]),
            stage(cost(&[(Wood, 3), (Loom, 1)]), &[worth(2, Count::Printed(Stone), Whose::Own)]),
        ],
        &[
            stage(
                cost(&[(Ore, 3)]),
                &[now(1, Count::Printed(Stone), Whose::Own), worth(1, Count::Printed(Stone), Whose::Own)],
            ),
            stage(cost(&[(Papyrus, 1), (Clay, 3)]), &[worth(1, Count::LikeMarker, Whose::Neighbours)]),
        ],
    ),
    WonderFacts {
        wonder: Wonder::MannekenPis,
        id: "manneken-pis",
        en: "Manneken Pis",
        fr: "Manneken Pis",
        nl: "Manneken Pis",
        coins: 4,
        resource: None,
        a_power: &[],
        b_power: &[],
        a: &[
            stage(FREE, &[beside(Direction::Left, Nth::First)]),
            stage(FREE, &[beside(Direction::Right, Nth::Second)]),
            stage(FREE, &[beside(Direction::Left, Nth::Last)]),
        ],
        b: &[stage(
            cost(&[(Wood, 1), (Stone, 1), (Ore, 1), (Clay, 1), (Glass, 1), (Loom, 1), (Papyrus, 1)]),
            &[coins_once(7), points(7), shields(1)],
        )],
    },
    WonderFacts {
        wonder: Wonder::Catan,
        id: "catan",
        en: "Catan",
        fr: "Catane",
        nl: "Catan",
        coins: 0,
        resource: None,
        a_power: &[Effect::Rule(Rule::Exchange)],
        b_power: &[Effect::Rule(Rule::Exchange)],
        a: &[
            stage(cost(&[(Clay, 1), (Wood, 1)]), &[points(3)]),
            stage(cost(&[(Ore, 3)]), &[coins_once(7), others_lose(2)]),
            stage(cost(&[(Stone, 2), (Glass, 1), (Papyrus, 1)]), &[points(7)]),
        ],
        b: &[
            stage(cost(&[(Wood, 1), (Loom, 1)]), &[power(Power::Engage)]),
            stage(cost(&[(Ore, 3), (Papyrus, 1)]), &[points(5), shields(2)]),
        ],
    },
    WonderFacts {
        wonder: Wonder::Babel,
        id: "babel",
        en: "Babel",
        fr: "Babel",
        nl: "Babel",
        coins: 0,
        resource: None,
        a_power: &[Effect::Rule(Rule::MoreTiles { tiles: 1 })],
        b_power: &[Effect::Rule(Rule::MoreTiles { tiles: 1 })],
        a: &[
            stage(cost(&[(Ore, 1), (Stone, 1)]), &[points(3)]),
            stage(both(2, &[(Papyrus, 1)]), &[lay_tile(Upon::ByKind)]),
            stage(cost(&[(Stone, 2), (Ore, 2)]), &[points(7)]),
        ],
        b: &[
            stage(both(2, &[(Loom, 1), (Clay, 1)]), &[points(3), lay_tile(Upon::Others)]),
            stage(both(2, &[(Glass, 1), (Wood, 1)]), &[points(3), lay_tile(Upon::Own)]),
        ],
    },
];

const fn cheaper_leaders(of: Whose, change: Change) -> Effect {
    Effect::Lasting(Lasting::Cost { target: Target::Leader, of, change })
}

const ANY_ORDER: Effect = Effect::Rule(Rule::AnyStage);
const ENTOMB: Effect = power(Power::Entomb);

const fn beside(of: Direction, which: Nth) -> Effect {
    Effect::Rule(Rule::StageBeside { of, which })
}

const fn lay_tile(on: Upon) -> Effect {
    power(Power::LayTile { on })
}
