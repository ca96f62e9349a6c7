//! Types that may cross a process boundary.

use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};

/// A type that may cross a process boundary.
///
/// The truth may not. A view that embeds a [`Seed`](crate::Seed) or a `State` does not compile:
///
/// ```compile_fail
/// fn travels<T: contract::Wire>() {}
/// travels::<contract::Seed>();
/// ```
///
/// ```
/// fn travels<T: contract::Wire>() {}
/// travels::<contract::Seat>();
/// ```
pub trait Wire:
    Clone + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static
{
}

impl<T> Wire for T where
    T: Clone
        + PartialEq
        + std::fmt::Debug
        + Serialize
        + DeserializeOwned
        + JsonSchema
        + Send
        + Sync
        + 'static
{
}
