//! Frames that are written once for all receivers of the same text.

use protocol::Frame;

/// Frames by the key that they depend on. There are few, so a list is the fastest map.
pub(super) struct Written<K>(Vec<(K, Frame)>);

impl<K> Default for Written<K> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: PartialEq> Written<K> {
    pub(super) fn get(&mut self, key: K, write: impl FnOnce() -> Frame) -> Frame {
        if let Some((_, frame)) = self.0.iter().find(|(k, _)| *k == key) {
            return frame.clone();
        }
        let frame = write();
        self.0.push((key, frame.clone()));
        frame
    }
}
