//! The rules of nodes and database, and the bounds of a run.

/// The number of nodes in a world.
pub const NODES: usize = 2;

/// Ticks that a lease lasts by the database's clock.
pub const TERM: u8 = 2;

/// Ticks by which a node falls silent before its lease ends.
pub const MARGIN: u8 = 1;

/// Ticks that a node's clock may miss during one lease.
pub const SPARE: u8 = 1;

/// The rules of the protocol, each of which a test can switch off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// The database refuses an append unless its epoch is the table's.
    pub fence: bool,
    /// The database refuses an append unless it continues the log. The fence implies this rule. A server
    /// without other nodes has only this one.
    pub sequence: bool,
    /// No epoch is given out twice, also by a restored database.
    pub fresh_epochs: bool,
    /// A lease contains the identity of its database, and ends if the identity changes: its node drops
    /// possibly lost state. No sequence number depends on this rule, as no epoch is given out twice.
    pub identity: bool,
    /// A node that fell silent never acts under that lease again, even if a renewal still arrives.
    pub silence_is_final: bool,
    /// A node measures its lease from its request, and not from the answer.
    pub counts_from_asking: bool,
    /// A node that does not know what was stored claims the table again before it reads it.
    pub claims_anew: bool,
    /// A claim takes a table only from a node whose lease has ended.
    pub respects_leases: bool,
    /// A node drops its copy of a table before it gives the table back.
    pub forgets_first: bool,
    /// A node that has given a table back claims none until it restarts.
    pub claims_no_more: bool,
    /// Giving a table back takes effect only if that node still owns it.
    pub gives_back_own: bool,
    /// Giving a table back takes effect only if the node still has the lease under which it did so.
    pub gives_back_under_lease: bool,
    /// The database refuses a leader's write unless its epoch is the lead's.
    pub leads_by_epoch: bool,
    /// A leader acts only on state that it has read since it became leader.
    pub leads_anew: bool,
    /// A lead belongs to one lease, and does not pass to later leases of its node.
    pub leads_under_lease: bool,
}

impl Rules {
    /// All rules.
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

/// The maximum number of each event in one run, so that every run ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bounds {
    /// Appends sent.
    pub appends: u8,
    /// Claims sent.
    pub claims: u8,
    /// Leases asked for, without renewals.
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
    /// Leaders' writes.
    pub writes: u8,
    /// Databases restored.
    pub restores: u8,
    /// True if the clocks of nodes may be slow.
    pub slow: bool,
}
