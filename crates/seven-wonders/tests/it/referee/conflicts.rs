//! The opponents at the end of an age.

use seven_wonders::{Done, Leader};

use super::{babel::Open, rulebook::Referee};

/// The results of a city at the end of an age.
#[derive(Default)]
pub struct Fought {
    pub away: bool,
    /// The opponents to the left and to the right, and the value of each token.
    pub foes: [Option<usize>; 2],
    pub gets: [i16; 2],
    /// The number of tokens of each fight.
    pub tokens: u8,
}

impl Referee {
    /// Returns true if a city has an effective diplomacy token.
    pub fn stays_away(&self, seat: usize) -> bool {
        self.cities[seat].peace.iter().any(|age| !self.void.contains(age) || *age != self.age)
    }

    /// Returns the pairs that fight, with the number of tokens for each. Absent cities are skipped. With
    /// teams they are not, but each takes one fight from the border.
    pub fn bouts(&mut self) -> Vec<(usize, usize, u8)> {
        let away: Vec<bool> = (0..self.n).map(|seat| self.stays_away(seat)).collect();
        if self.partner.iter().any(Option::is_some) {
            let borders = (0..self.n).map(|seat| (seat, self.left(seat)));
            let hostile = borders.filter(|(seat, other)| self.partner[*seat] != Some(*other));
            let fights: Vec<_> =
                hostile.map(|(a, b)| (a, b, 2 - u8::from(away[a]) - u8::from(away[b]))).collect();
            self.met.extend(fights.iter().map(|(.., tokens)| format!("{tokens} fights at a border")));
            return fights.into_iter().filter(|(.., tokens)| *tokens > 0).collect();
        }
        let there: Vec<usize> = (0..self.n).filter(|seat| !away[*seat]).collect();
        self.met.insert(format!("{} of {} fight", there.len().min(3), self.n));
        match there[..] {
            [] | [_] => vec![],
            [a, b] => vec![(a, b, 1)],
            _ => (0..there.len()).map(|at| (there[at], there[(at + 1) % there.len()], 1)).collect(),
        }
    }

    /// Adds a victory token.
    pub fn wins(&mut self, seat: usize, token: i16) {
        self.cities[seat].won.push(token);
        let coins = self.cities[seat].earns(Done::WonVictory);
        let more = self.first_of_the_turn(seat, coins);
        self.cities[seat].coins += coins + more;
    }

    /// Carries out the conflicts. Returns the expected results of all cities: opponents and winners.
    pub fn fight(&mut self) -> Vec<Fought> {
        let away = |seat: usize| Fought { away: self.stays_away(seat), ..Fought::default() };
        let mut told: Vec<Fought> = (0..self.n).map(away).collect();
        let shields: Vec<i16> = (0..self.n).map(|seat| self.shields(seat)).collect();
        let open: Vec<Open> = self.cities.iter().map(|city| city.open).collect();
        for (a, b, tokens) in self.bouts() {
            (told[a].foes[0], told[b].foes[1]) = (Some(b), Some(a));
            (told[a].tokens, told[b].tokens) = (tokens, tokens);
            let (winner, loser) = match shields[a].cmp(&shields[b]) {
                std::cmp::Ordering::Equal => continue,
                std::cmp::Ordering::Greater => (a, b),
                std::cmp::Ordering::Less => (b, a),
            };
            let side = usize::from(winner != a);
            told[winner].gets[side] = open[winner].token(self.age);
            let tomyris = self.cities[loser].led_by(Leader::Tomyris);
            told[loser].gets[1 - side] = if tomyris { 0 } else { -open[loser].defeats() };
            for _ in 0..tokens {
                let token = open[winner].token(self.age);
                if token > 0 {
                    self.wins(winner, token);
                }
                self.cities[if tomyris { winner } else { loser }].defeats += open[loser].defeats();
            }
        }
        for seat in 0..self.n {
            let away = self.stays_away(seat);
            let void = self.void.contains(&self.age);
            let (age, peace) = (self.age, &mut self.cities[seat].peace);
            if void && peace.contains(&age) {
                self.met.insert("a void token".to_owned());
            }
            // The oldest token is returned, and also those that Helen made void.
            if away {
                peace.remove(0);
            }
            peace.retain(|came| !void || *came != age);
        }
        told
    }
}
