//! A long log, as by a player who often changes their mind while others talk.

use std::{path::Path, sync::Arc};

use anyhow::Context;
use contract::{BySeat, Input, Purpose, Seat, SeatSet, Seed, pick};
use lobby::{Append, Entry, Logged, Requested, Sitter, Store as _, TableRow};
use protocol::By;
use serde::Deserialize;
use serde_json::Value;
use server::SqlStore;

/// The size of the written log.
pub struct Long {
    pub entries: usize,
    pub inputs: usize,
    pub bytes: usize,
}

/// The number of entries in one append.
const GROUP: usize = 500;
/// The length of a chat line.
const LINE: usize = 200;

/// The choices of a seat.
#[derive(Deserialize)]
struct Choices {
    intents: Vec<Value>,
    #[serde(default)]
    back: Option<Value>,
}

impl Long {
    /// Plays a table's match, which has begun, nearly to its end, and writes that into the log.
    pub async fn write(
        file: &Path,
        table: &str,
        thoughts: u32,
        (inputs, lines): (u32, u32),
    ) -> anyhow::Result<Self> {
        let store = SqlStore::open(&format!("sqlite://{}", file.display())).await?;
        let row = store.find_table(&table.to_owned()).await?.context("there is the table")?;
        let log = store.log(table).await?;
        let mut played = play(&row, &log, thoughts, inputs as usize)?;
        let accounts: Vec<&str> = row.summary.sitting.iter().filter_map(account).collect();
        let every = (played.len() / lines.max(1) as usize).max(1);
        let said_each = (lines as usize).div_ceil(played.len().max(1)).max(1);
        let inputs = played.len();
        let (mut entries, mut said) = (Vec::new(), 0);
        for (n, entry) in played.drain(..).enumerate() {
            entries.push(entry);
            for _ in 0..if n % every == 0 { said_each } else { 0 } {
                if said < lines as usize {
                    said += 1;
                    entries.push(Entry::Said {
                        account: accounts[said % accounts.len()].to_owned(),
                        request: format!("{said:032x}"),
                        text: "what is said here, ".repeat(LINE / 19),
                    });
                }
            }
        }
        let bytes = entries.iter().map(|entry| entry.line().map_or(0, |line| line.len())).sum();
        let count = entries.len();
        let (mut seq, mut at) = (log.len() as u64, row.made_at);
        for group in entries.chunks(GROUP) {
            let mut logged = Vec::new();
            for entry in group {
                (seq, at) = (seq + 1, at + 1);
                logged.push(Logged { seq, at, entry: entry.clone() });
            }
            let row = Arc::new(row.clone());
            let (begun, ended) = (None, None);
            store
                .append(Append {
                    epoch: 1,
                    row,
                    relisted: false,
                    entries: logged,
                    checkpoint: None,
                    begun,
                    ended,
                })
                .await?;
        }
        store.close().await;
        Ok(Self { entries: count, inputs, bytes })
    }
}

fn account(sitter: &Sitter) -> Option<&str> {
    match sitter {
        Sitter::Account(id) => Some(id),
        Sitter::Bot(_) => None,
    }
}

/// Returns the inputs of a match from its beginning, up to a maximum or nearly to its end.
fn play(row: &TableRow, log: &[Logged], thoughts: u32, most: usize) -> anyhow::Result<Vec<Entry>> {
    let began = log.iter().find_map(|logged| match &logged.entry {
        Entry::Began { rules_version, seed, .. } => Some((*rules_version, seed)),
        _ => None,
    });
    let (version, seed) = began.context("a match began")?;
    let setup = &row.summary.setup;
    let catalogue = server::catalogue();
    let edition = catalogue.edition(&setup.game, version).context("it is of this version")?;
    let seed = Seed::from_hex(seed).context("it is a seed")?;
    let mut game = edition.game.open(setup.seats, &setup.options, seed)?;
    let mut chance = Seed::from_bytes([7; 32]).stream(Purpose(0), 0);
    let mut turns = BySeat::filled(setup.seats, (u32::MAX, 0_u32));
    let mut entries: Vec<Entry> = Vec::new();
    let account_of = |seat: Seat| {
        let at = row.summary.seats.iter().position(|other| *other == seat).unwrap_or_default();
        row.summary.sitting.get(at).and_then(account).unwrap_or_default().to_owned()
    };
    while game.phase().outcome().is_none() && entries.len() < most {
        let phase = game.phase();
        let inputs = |turns: &BySeat<(u32, u32)>, seat: Seat| {
            let turn = game.pace(seat).turn;
            if turns[seat].0 == turn { turns[seat].1 } else { 0 }
        };
        let think: SeatSet = phase.acting().iter().filter(|seat| inputs(&turns, *seat) < thoughts).collect();
        let from = if think == SeatSet::EMPTY { phase.waiting() } else { think };
        let seats: Vec<Seat> = from.iter().collect();
        let seat = *pick(&seats, &mut chance).context("a seat has a decision")?;
        let choices: Choices = serde_json::from_str(game.choices(seat).context("the seat acts")?.get())?;
        let mut intents: Vec<Value> = choices.intents;
        if think.contains(seat)
            && let Some(back) = choices.back
        {
            intents = vec![back];
        }
        let intent = pick(&intents, &mut chance).context("there is something to do")?.clone();
        let turn = game.pace(seat).turn;
        turns[seat] = (turn, inputs(&turns, seat) + 1);
        let input = game.submit(seat, &Input::Intent(intent))?;
        let request = format!("{:032x}", entries.len());
        let from = Some(Requested { account: account_of(seat), request });
        entries.push(Entry::Played { seat, by: By::Player, from, input });
    }
    if game.phase().outcome().is_some() {
        // The match must still be running.
        entries.pop();
    }
    Ok(entries)
}
