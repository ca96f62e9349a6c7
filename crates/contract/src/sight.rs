//! The view of one observer: the public view, with some parts replaced by its own.

use std::{ops::Range, sync::Arc};

use serde::Serialize;

use crate::{Choices, Fields, Seat, WrittenOnce, fields::Place};

/// The parts of a seat's view that differ from the spectators' view, as the game writes them
/// ([`Rules::own`]).
///
/// [`Rules::own`]: crate::Rules::own
#[derive(Default, Debug)]
pub struct Overlay {
    text: Vec<u8>,
    parts: Vec<(Place, Range<usize>)>,
}

/// The parts of a view that only the seat sees, and what the seat can do.
#[derive(Debug)]
pub struct Own<I> {
    /// The parts that replace those of the public view.
    pub overlay: Overlay,
    /// The choices of the seat.
    pub choices: WrittenOnce<Choices<I>>,
}

impl Overlay {
    /// Creates an empty overlay: the seat sees the spectators' view.
    pub const fn new() -> Self {
        Self { text: Vec::new(), parts: Vec::new() }
    }

    /// Adds a field that is not a [`BySeat`](crate::BySeat).
    pub fn field<T: Serialize>(&mut self, field: &'static str, value: &T) {
        self.part(Place { field, item: None }, value);
    }

    /// Adds the value of seat `of` in a [`BySeat`](crate::BySeat) field.
    pub fn item<T: Serialize>(&mut self, field: &'static str, of: Seat, value: &T) {
        self.part(Place { field, item: Some(of.number()) }, value);
    }

    fn part<T: Serialize>(&mut self, place: Place, value: &T) {
        // A seat's own part is mostly longer than the first size of a buffer, which would grow several times.
        if self.text.capacity() == 0 {
            self.text.reserve(2_048);
        }
        let start = self.text.len();
        serde_json::to_writer(&mut self.text, value).expect("wire types have string keys");
        self.parts.push((place, start..self.text.len()));
    }
}

/// The view of one observer as text: the spectators' view, shared by all, with some parts replaced. A
/// spectator has no replaced parts.
#[derive(Clone, Debug)]
pub struct Sight {
    public: Arc<Fields>,
    own: Arc<Instead>,
}

/// The replaced parts.
#[derive(Debug)]
enum Instead {
    /// Some parts of the public view, by their index, in order.
    Parts { text: Box<str>, parts: Vec<(usize, Range<usize>)> },
    /// The whole view, because its parts differ from those of the public view.
    All(Fields),
}

impl Sight {
    /// Creates the view of a spectator.
    pub fn public(public: Arc<Fields>) -> Self {
        Self { public, own: Arc::new(Instead::Parts { text: Box::default(), parts: Vec::new() }) }
    }

    /// Creates the view of a seat that has this overlay; `None` if the overlay has parts that the public view
    /// lacks.
    pub fn overlaid(public: Arc<Fields>, overlay: Overlay) -> Option<Self> {
        let place = |(place, range): (Place, Range<usize>)| Some((public.find(place)?, range));
        let mut parts: Vec<_> = overlay.parts.into_iter().map(place).collect::<Option<_>>()?;
        parts.sort_unstable_by_key(|(n, _)| *n);
        // The text is kept until a socket has received the next change, so spare capacity is freed.
        let text = String::from_utf8(overlay.text).expect("serde_json writes UTF-8").into_boxed_str();
        Some(Self { public, own: Arc::new(Instead::Parts { text, parts }) })
    }

    /// Creates the view of a seat from its whole view.
    pub(crate) fn whole(public: Arc<Fields>, whole: Fields) -> Self {
        if !whole.is_laid_out_as(&public) || whole.is_empty() {
            return Self { public, own: Arc::new(Instead::All(whole)) };
        }
        let (mut text, mut parts) = (String::new(), Vec::new());
        for n in 0..whole.len() {
            let (_, own) = whole.part(n);
            if own != public.part(n).1 {
                let start = text.len();
                text.push_str(own);
                parts.push((n, start..text.len()));
            }
        }
        Self { public, own: Arc::new(Instead::Parts { text: text.into_boxed_str(), parts }) }
    }

    /// Appends the text of the view.
    pub fn write(&self, to: &mut Vec<u8>) {
        let (text, parts) = match &*self.own {
            Instead::All(whole) => return to.extend_from_slice(whole.text().as_bytes()),
            Instead::Parts { text, parts } => (text, parts),
        };
        let (public, mut written) = (self.public.text().as_bytes(), 0);
        for (n, own) in parts {
            let there = self.public.range(*n);
            to.extend_from_slice(&public[written..there.start]);
            to.extend_from_slice(&text.as_bytes()[own.clone()]);
            written = there.end;
        }
        to.extend_from_slice(&public[written..]);
    }

    /// Returns the text of the view.
    pub fn text(&self) -> String {
        let mut text = Vec::with_capacity(self.size());
        self.write(&mut text);
        String::from_utf8(text).expect("it is made of texts")
    }

    /// Returns the size of the text in bytes.
    pub fn size(&self) -> usize {
        match &*self.own {
            Instead::All(whole) => whole.text().len(),
            Instead::Parts { text, parts } => {
                let hidden: usize = parts.iter().map(|(n, _)| self.public.range(*n).len()).sum();
                self.public.text().len() - hidden + text.len()
            }
        }
    }

    /// Returns the public view, if this view is made from it.
    pub fn shared(&self) -> Option<&Arc<Fields>> {
        matches!(*self.own, Instead::Parts { .. }).then_some(&self.public)
    }

    /// Returns this observer's own parts with their index in the public view, in order.
    pub fn own(&self) -> impl Iterator<Item = (usize, &str)> {
        let (text, parts) = match &*self.own {
            Instead::Parts { text, parts } => (&**text, &parts[..]),
            Instead::All(_) => ("", &[][..]),
        };
        parts.iter().map(move |(n, range)| (*n, &text[range.clone()]))
    }
}

impl PartialEq for Sight {
    fn eq(&self, other: &Self) -> bool {
        match (self.shared(), other.shared()) {
            (Some(one), Some(two)) if Arc::ptr_eq(one, two) => self.own().eq(other.own()),
            _ => self.text() == other.text(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{BySeat, SeatCount};

    use super::*;

    #[derive(Serialize)]
    struct View {
        you: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        more: Option<u8>,
        hands: BySeat<u8>,
    }

    fn view(you: Option<u8>, more: Option<u8>, last: u8) -> View {
        let two = SeatCount::new(2).unwrap();
        View { you, more, hands: BySeat::new_with(two, |seat| if seat.number() == 1 { last } else { 0 }) }
    }

    #[test]
    fn parts_are_put_where_they_belong_in_whatever_order_they_come() {
        let public = Arc::new(Fields::of(&view(None, None, 0)));
        let mut overlay = Overlay::new();
        overlay.item("hands", Seat::new(1, SeatCount::new(2).unwrap()).unwrap(), &200);
        overlay.field("you", &7);
        let sight = Sight::overlaid(public.clone(), overlay).unwrap();
        assert_eq!(sight.text(), r#"{"you":7,"hands":[0,200]}"#);
        assert_eq!(sight.size(), sight.text().len());
        assert_eq!(sight.own().collect::<Vec<_>>(), [(0, "7"), (2, "200")]);
        assert_eq!(sight, Sight::whole(public.clone(), Fields::of(&view(Some(7), None, 200))));
        assert_eq!(Sight::public(public.clone()).text(), public.text());
    }

    #[test]
    fn what_has_other_parts_is_told_whole() {
        let public = Arc::new(Fields::of(&view(None, None, 0)));
        let mut overlay = Overlay::new();
        overlay.field("more", &1);
        assert!(Sight::overlaid(public.clone(), overlay).is_none());
        let whole = Sight::whole(public, Fields::of(&view(None, Some(1), 0)));
        assert_eq!(whole.text(), r#"{"you":null,"more":1,"hands":[0,0]}"#);
        assert!(whole.shared().is_none());
    }
}
