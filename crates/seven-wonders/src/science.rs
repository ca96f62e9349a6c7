//! Points for scientific symbols (section 7).

/// Points for so many compasses, gears and tablets, `wild` more symbols placed best: the square of each count,
/// and 7 for each set of three different ones.
pub fn science_points(_symbols: [u8; 3], _wild: u8) -> u16 {
    unimplemented!("built on the branch wonders-pay")
}
