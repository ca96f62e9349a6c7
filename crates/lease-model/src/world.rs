//! The whole state of a run, and its promised properties.

use std::collections::BTreeMap;

use crate::{
    Appending, Asking, Bounds, Claiming, Database, Entry, Epoch, Message, NODES, NodeState, Rules, Stage,
    Step, TERM, Tick,
};

/// The nodes, the database, and the messages between them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct World {
    /// The database.
    pub database: Database,
    /// A backup of the database that can be restored.
    pub backup: Option<Database>,
    /// The nodes.
    pub nodes: [NodeState; NODES],
    /// Messages on their way whose answers no node waits for.
    pub late: Vec<Message>,
    /// The entries that clients received, by epoch and place.
    pub told: BTreeMap<(Epoch, u8), Entry>,
    /// True if a client received another entry under an epoch and place that were used before.
    pub told_twice: bool,
    /// The number of acknowledged entries; a restore lowers it to the length of the restored log.
    pub acknowledged: u8,
    /// The number of events so far.
    pub used: Bounds,
    /// The maximum number of events.
    pub bounds: Bounds,
    /// The rules in force.
    pub rules: Rules,
}

impl World {
    /// Returns a world in which no node has anything.
    pub fn new(rules: Rules, bounds: Bounds) -> Self {
        let slow = bounds.slow;
        let used = Bounds {
            appends: 0,
            claims: 0,
            leases: 0,
            cuts: 0,
            crashes: 0,
            resignations: 0,
            given_back: 0,
            leads: 0,
            writes: 0,
            restores: 0,
            slow,
        };
        Self {
            database: Database::default(),
            backup: None,
            nodes: Default::default(),
            late: Vec::new(),
            told: BTreeMap::new(),
            told_twice: false,
            acknowledged: 0,
            used,
            bounds,
            rules,
        }
    }

    /// Returns the events that can happen next.
    pub fn steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> = self.ticks().map(Step::Tick).collect();
        for node in 0..NODES {
            self.steps_of(node, &mut steps);
        }
        steps.extend((0..self.late.len()).map(Step::Late));
        if self.used.restores < self.bounds.restores {
            steps.push(if self.backup.is_some() { Step::Restore } else { Step::Backup });
        }
        steps
    }

    /// Returns the possible ticks, as long as anything depends on time.
    fn ticks(&self) -> impl Iterator<Item = Tick> + '_ {
        let slow: [bool; NODES] = std::array::from_fn(|node| self.may_be_slow(node));
        let rows = self.database.leases.iter().any(|row| row.left > 0);
        let asking = self.nodes.iter().any(|node| node.asking.is_some());
        (0..1 << NODES)
            .map(|mask| std::array::from_fn(|node| mask >> node & 1 == 1))
            .filter(move |tick: &Tick| (rows || asking) && (0..NODES).all(|node| slow[node] || !tick[node]))
    }

    fn steps_of(&self, node: usize, steps: &mut Vec<Step>) {
        let state = &self.nodes[node];
        let may_cut = self.used.cuts < self.bounds.cuts;
        let mut add = |may: bool, step| {
            if may {
                steps.push(step);
            }
        };
        add(self.may_ask(node), Step::Ask(node));
        add(self.may_claim(node), Step::Claim(node));
        add(self.may_append(node), Step::Append(node));
        add(self.may_give_back(node), Step::GiveBack(node));
        add(self.may_look(node), Step::Look(node));
        add(self.may_learn(node), Step::Learn(node));
        add(self.may_write(node), Step::Write(node));
        if let Some(Asking { stage, .. }) = state.asking {
            let next = match stage {
                Stage::Sent => Step::Execute(node),
                Stage::Executed(_) => Step::Commit(node),
                Stage::Answered(_) => Step::Leased(node),
            };
            add(true, next);
            add(may_cut, Step::CutLease(node));
        }
        if let Some(claiming) = &state.claiming {
            let next = match claiming {
                Claiming::Sent(_) => Step::Claimed(node),
                Claiming::Claimed(..) => Step::Read(node),
                Claiming::Read(_) => Step::Own(node),
            };
            add(true, next);
            add(may_cut, Step::CutClaim(node));
        }
        if let Some(appending) = state.appending {
            let next = match appending {
                Appending::Sent(_) => Step::Store(node),
                Appending::Answered(..) => Step::Acknowledge(node),
            };
            add(true, next);
            add(may_cut, Step::CutAppend(node));
        }
        let waits = state.asking.is_some() || state.claiming.is_some() || state.appending.is_some();
        let resigns = state.speaks().is_some() && self.used.resignations < self.bounds.resignations;
        add(resigns && !waits, Step::Resign(node));
        add(self.used.crashes < self.bounds.crashes && *state != NodeState::default(), Step::Crash(node));
    }

    /// Returns the world after one event.
    #[must_use]
    pub fn after(&self, step: Step) -> Self {
        let mut world = self.clone();
        world.take(step);
        world
    }

    fn take(&mut self, step: Step) {
        match step {
            Step::Tick(slow) => self.tick(slow),
            Step::Ask(node) => self.ask(node),
            Step::Execute(node) => self.execute(node),
            Step::Commit(node) => self.commit(node),
            Step::Leased(node) => self.leased(node),
            Step::Claim(node) => self.claim(node),
            Step::Claimed(node) => self.claimed(node),
            Step::Read(node) => self.read(node),
            Step::Own(node) => self.own(node),
            Step::Append(node) => self.append(node),
            Step::Store(node) => self.store(node),
            Step::Acknowledge(node) => self.acknowledge(node),
            Step::CutLease(node) => self.cut(|world| world.cut_lease(node)),
            Step::CutClaim(node) => self.cut(|world| world.cut_claim(node)),
            Step::CutAppend(node) => self.cut(|world| world.cut_append(node)),
            Step::Late(which) => {
                let message = self.late.remove(which);
                message.carry_out(&mut self.database, &self.rules);
            }
            Step::GiveBack(node) => self.give_back(node),
            Step::Look(node) => self.look(node),
            Step::Learn(node) => self.learn(node),
            Step::Write(node) => self.write(node),
            Step::Resign(node) => {
                self.used.resignations += 1;
                if let Some(held) = std::mem::take(&mut self.nodes[node]).held {
                    self.send(Message::Resign { node, number: held.number });
                }
            }
            Step::Crash(node) => self.crash(node),
            Step::Backup => self.backup = Some(self.database.clone()),
            Step::Restore => self.restore(),
        }
    }

    fn tick(&mut self, slow: Tick) {
        self.database.tick();
        if let Some(backup) = &mut self.backup {
            backup.tick();
        }
        for (node, slow) in slow.into_iter().enumerate() {
            if let Some(Asking { stage: Stage::Executed(left), .. }) = &mut self.nodes[node].asking {
                *left = left.saturating_sub(1);
            }
            self.count_down(node, slow);
        }
    }

    fn cut(&mut self, what: impl FnOnce(&mut Self)) {
        self.used.cuts += 1;
        what(self);
    }

    fn crash(&mut self, node: usize) {
        self.used.crashes += 1;
        self.cut_lease(node);
        self.cut_claim(node);
        self.cut_append(node);
        self.nodes[node] = NodeState::default();
    }

    /// Restores the backup, as a database with another identity. Acknowledgements after the backup no longer
    /// hold.
    fn restore(&mut self) {
        self.used.restores += 1;
        let identity = self.database.identity + 1;
        if let Some(backup) = self.backup.take() {
            self.acknowledged = self.acknowledged.min(backup.log.len() as u8);
            self.database = Database { identity, ..backup };
        }
    }

    pub(crate) fn send(&mut self, message: Message) {
        self.late.push(message);
        self.late.sort_unstable();
    }

    /// Sends all entries that the node knows to its clients.
    pub(crate) fn tell(&mut self, node: usize, log: &[Entry]) {
        let Some(epoch) = self.nodes[node].table.as_ref().map(|table| table.epoch) else { return };
        for (place, entry) in (0..).zip(log) {
            let before = *self.told.entry((epoch, place)).or_insert(*entry);
            self.told_twice |= before != *entry;
        }
    }

    /// Returns `true` if no client received two entries for one place under one epoch.
    pub fn is_told_once(&self) -> bool {
        !self.told_twice
    }

    /// Returns `true` if the epochs in the log never fall.
    pub fn is_in_order(&self) -> bool {
        self.database.log.is_sorted_by_key(|entry| entry.epoch)
    }

    /// Returns `true` if the last claimant that waits for no answer knows the whole log. Only its own appends
    /// reach the log.
    pub fn is_known(&self) -> bool {
        let knows = |node: &NodeState| match &node.table {
            Some(table) if table.epoch == self.database.epoch && node.appending.is_none() => {
                table.log == self.database.log
            }
            Some(_) | None => true,
        };
        self.nodes.iter().all(knows)
    }

    /// Returns `true` if the acknowledged entries are stored, as they were acknowledged.
    pub fn is_stored(&self) -> bool {
        let known = self.told.iter().filter(|((_, place), _)| *place < self.acknowledged);
        self.acknowledged as usize <= self.database.log.len()
            && (self.bounds.restores > 0
                || known.into_iter().all(|((_, place), told)| self.database.log[*place as usize] == *told))
    }

    /// Returns `true` if each node that acts for the table owns it in the database, so that no other node may
    /// have it.
    pub fn is_owned(&self) -> bool {
        let owns = |node: usize| self.nodes[node].own().is_none() || self.database.owner == Some(node);
        (0..NODES).all(owns)
    }

    /// Returns `true` if a node that acts for the table knows all acknowledged entries. This is not promised
    /// if a database may be restored.
    pub fn is_fresh(&self) -> bool {
        let knows =
            |node: &NodeState| node.own().is_none_or(|table| table.log.len() as u8 >= self.acknowledged);
        self.nodes.iter().all(knows)
    }

    /// Returns `true` if each node could have the table and the lead after two terms. This assumes that all
    /// nodes die now and that no message arrives any more.
    pub fn can_go_on(&self) -> bool {
        (0..NODES).all(|node| {
            let mut world = self.clone();
            world.nodes = Default::default();
            (0..2 * TERM).for_each(|_| world.tick([false; NODES]));
            let Some(number) = world.database.lease(node) else { return false };
            let claims = world.database.claim(node, number, &self.rules).is_some();
            claims && world.database.look(node, number, &self.rules).is_some()
        })
    }
}
