//! Claims that wait while this server has no lease. It usually has another one in a moment.

use std::{sync::Arc, time::Duration};

use lobby::NodeLease as _;
use tokio::{
    sync::{Semaphore, watch},
    time::timeout,
};

use super::{NodeOptions, held::Held};

/// The maximum number of waiting claims. Further ones are refused, and so is each claim that waits too long.
const MOST: usize = 1_024;

/// The claims that wait for a lease.
pub(super) struct Waiting {
    places: Semaphore,
    patience: Duration,
}

impl Waiting {
    pub(super) fn new(options: &NodeOptions) -> Self {
        // After a loss, the node asks for another lease every twelfth of a term.
        Self { places: Semaphore::new(MOST), patience: options.term / 2 }
    }

    /// Returns the next lease. `None`: there is none soon, or too many claims wait.
    pub(super) async fn wait(&self, mut held: watch::Receiver<Option<Arc<Held>>>) -> Option<Arc<Held>> {
        let _place = self.places.try_acquire().ok()?;
        let live = |held: &Option<Arc<Held>>| held.as_ref().is_some_and(|held| held.is_live());
        // A closed channel means that this server shuts down.
        let next = timeout(self.patience, held.wait_for(live)).await.ok()?.ok()?;
        next.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::node::held::now;

    fn lease() -> Option<Arc<Held>> {
        Some(Arc::new(Held::new(1, String::new(), now() + Duration::from_secs(60))))
    }

    fn over() -> Option<Arc<Held>> {
        lease().inspect(|held| held.end())
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_comes_in_between_waits_and_neither_long_nor_in_any_number() {
        let options = NodeOptions::new("a", "", Duration::from_secs(2));
        let waiting = Arc::new(Waiting::new(&options));
        let (say, held) = watch::channel(over());
        let begun = tokio::time::Instant::now();
        assert!(waiting.wait(held.clone()).await.is_none());
        assert_eq!(begun.elapsed(), Duration::from_secs(1));
        let all: Vec<_> = (0..MOST)
            .map(|_| {
                let (waiting, held) = (Arc::clone(&waiting), held.clone());
                tokio::spawn(async move { waiting.wait(held).await.is_some() })
            })
            .collect();
        while waiting.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let begun = tokio::time::Instant::now();
        assert!(waiting.wait(held.clone()).await.is_none());
        assert_eq!(begun.elapsed(), Duration::ZERO, "it is refused at once");
        say.send_replace(None);
        say.send_replace(lease());
        for one in all {
            assert!(one.await.unwrap());
        }
        assert!(waiting.wait(held.clone()).await.is_some(), "there is room again");
        say.send_replace(over());
        drop(say);
        assert!(waiting.wait(held).await.is_none(), "the server goes");
    }
}
