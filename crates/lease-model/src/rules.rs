//! What nodes and the database keep to, and how far a run goes.

/// Nodes in a world.
pub const NODES: usize = 2;

/// Ticks that a lease lasts by the database's clock.
pub const TERM: u8 = 2;

/// Ticks by which a node falls silent earlier.
pub const MARGIN: u8 = 1;

/// Ticks that a node's clock may miss while it counts one lease.
pub const SPARE: u8 = 1;

/// The rules that could be left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// An append is refused unless its epoch is the table's.
    pub fence: bool,
    /// An append is refused unless it continues the log. The fence implies it; a server alone has nothing else.
    pub sequence: bool,
    /// No epoch is given out twice, also by a database that was restored.
    pub fresh_epochs: bool,
    /// A lease knows of which database it is, and is over when that is another one: its node forgets what may be lost. No
    /// number depends on it, as no epoch is given out twice.
    pub identity: bool,
    /// A node that fell silent speaks no more under that lease, even if a renewal still comes.
    pub silence_is_final: bool,
    /// A node counts its lease from when it asked, and not from when it was answered.
    pub counts_from_asking: bool,
    /// A node that does not know what was stored claims the table anew before it reads it.
    pub claims_anew: bool,
    /// A claim takes a table only from a node whose lease is over.
    pub respects_leases: bool,
    /// A node has forgotten a table when it gives it back.
    pub forgets_first: bool,
    /// A node that has given a table back claims none until it is started anew.
    pub claims_no_more: bool,
    /// A table that is given back is only if it is still that node's.
    pub gives_back_own: bool,
    /// A table that is given back is only if the node still has the lease under which it did.
    pub gives_back_under_lease: bool,
    /// What a leader writes is refused unless its epoch is the lead's.
    pub leads_by_epoch: bool,
    /// What a leader goes by it has read since it leads.
    pub leads_anew: bool,
    /// A lead is of one lease, and not of whichever its node has.
    pub leads_under_lease: bool,
}

impl Rules {
    /// All of them.
    pub const ALL: Self = Self {
        fence: true,
        sequence: true,
        fresh_epochs: true,
        identity: true,
        silence_is_final: true,
        counts_from_asking: true,
        claims_anew: true,
        respects_leases: true,
        forgets_first: true,
        claims_no_more: true,
        gives_back_own: true,
        gives_back_under_lease: true,
        leads_by_epoch: true,
        leads_anew: true,
        leads_under_lease: true,
    };
}

/// How often something happens at most in one run, so that there is an end to all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bounds {
    /// Appends sent.
    pub appends: u8,
    /// Claims sent.
    pub claims: u8,
    /// Leases asked for that are no renewals.
    pub leases: u8,
    /// Answers lost.
    pub cuts: u8,
    /// Nodes killed.
    pub crashes: u8,
    /// Leases given back.
    pub resignations: u8,
    /// Tables given back.
    pub given_back: u8,
    /// Leads taken.
    pub leads: u8,
    /// What leaders write.
    pub writes: u8,
    /// Databases restored.
    pub restores: u8,
    /// Whether clocks of nodes may be slow.
    pub slow: bool,
}
