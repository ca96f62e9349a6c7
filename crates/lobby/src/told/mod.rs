//! What servers on the same store tell each other, beside requests about tables.
//!
//! - *News* ([`news`]) is told at once to all to whom there is a way, and carried out by whoever hears it. Nobody keeps it for those
//!   who are not reached: whoever could not be told looks everything up anew once there is a way again ([`again`]).
//! - What somebody has to know is asked of it ([`question`]), also of the leader ([`lead`]).
//! - Once a beat each asks all others how things stand there ([`beat`]), and keeps what they say until the next beat; what one says
//!   who is not reached any more is thrown away ([`others`]).
//!
//! A server that has its store alone has nobody to tell anything, and asks nobody.

mod again;
mod beat;
mod digest;
mod lead;
mod listening;
mod news;
mod others;
mod question;

pub(crate) use again::Again;
pub(crate) use digest::{Listening, ShownThere};
pub(crate) use lead::Duties;
pub use lead::Duty;
pub(crate) use news::News;
pub use news::NoNews;
pub(crate) use others::Others;
pub(crate) use question::{Challenged, ChangedThere, InUse, Question};

use std::sync::Arc;

use crate::inner::Inner;

/// Begins to ask the others, if there are any.
pub(crate) fn begin(inner: &Arc<Inner>) {
    if inner.shared.peers.is_none() {
        return;
    }
    inner.tasks.spawn(beat::run(Arc::downgrade(inner), inner.stop.clone()));
    inner.tasks.spawn(again::run(Arc::downgrade(inner), inner.stop.clone()));
}
