//! Small cases, one for each ruling, and the laws.

mod laws;
mod rulings;
