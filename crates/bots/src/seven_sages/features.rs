//! The features that predict the result of a sage.

use ::seven_sages::{Kin, Power, SevenSages, State};
use contract::{Rules as _, Seat};

use crate::learn::Features;

/// The features of The Seven Sages: crystals, and the strength of the hand.
#[derive(Clone, Copy, Default, Debug)]
pub struct Sanctum;

const NAMES: [&str; 20] = [
    "bias",
    "total",
    "crystals",
    "best-crystal",
    "powers",
    "values",
    "best-kin",
    "second-kin",
    "owls",
    "pairs",
    "ones",
    "spells",
    "first",
    "turn",
    "here",
    "elsewhere",
    "late",
    "stack",
    "stack-values",
    "stack-powers",
];

impl Features<SevenSages> for Sanctum {
    fn names(&self) -> Vec<String> {
        NAMES.map(str::to_owned).to_vec()
    }

    fn width(&self) -> usize {
        NAMES.len()
    }

    fn round(&self, _: &SevenSages, world: &State) -> u32 {
        world.round().into()
    }

    fn group(&self, rules: &SevenSages, world: &State) -> u32 {
        let late = if world.is_late() { 2 } else { u32::from(world.round() > 3) };
        rules.seats().get() as u32 * 10 + late
    }

    fn write(&self, rules: &SevenSages, world: &State, seat: Seat, features: &mut [f32]) {
        let powers: Vec<Power> = world.powers(seat).collect();
        let of = |kin: Kin| powers.iter().filter(move |power| power.kin() == kin);
        let mut strengths: Vec<f32> = Kin::ALL
            .into_iter()
            .filter(|kin| kin.sage().is_some())
            .map(|kin| {
                let ones = of(kin).filter(|power| power.value() == 1).count();
                let sum: f32 = of(kin).map(|power| f32::from(power.value())).sum();
                sum + if ones == 2 { 9.0 } else { 0.0 }
            })
            .collect();
        strengths.sort_by(|a, b| b.total_cmp(a));
        let ones = powers.iter().filter(|power| power.value() == 1).count() as f32;
        let pairs =
            Kin::ALL.into_iter().filter(|kin| of(*kin).filter(|p| p.value() == 1).count() == 2).count();
        let values: f32 = powers.iter().map(|power| f32::from(power.value())).sum();
        let turn = rules.seats().clockwise_from(world.first_chooser()).position(|other| other == seat);
        let (here, elsewhere) = world.crystals_laid();
        let crystals = world.crystals(seat);
        let stack = world.stack_left() as f32;
        let all: [f32; NAMES.len()] = [
            1.0,
            f32::from(world.totals()[seat]),
            crystals.len() as f32,
            crystals.last().copied().unwrap_or(0).into(),
            powers.len() as f32,
            values,
            strengths.first().copied().unwrap_or(0.0),
            strengths.get(1).copied().unwrap_or(0.0),
            of(Kin::Owl).map(|power| f32::from(power.value())).sum(),
            pairs as f32,
            ones,
            world.spells(seat) as f32,
            f32::from(u8::from(turn == Some(0))),
            turn.unwrap_or(0) as f32,
            here.into(),
            elsewhere.into(),
            f32::from(u8::from(world.is_late())),
            stack,
            stack * values / 10.0,
            stack * powers.len() as f32 / 10.0,
        ];
        features.copy_from_slice(&all);
    }
}
