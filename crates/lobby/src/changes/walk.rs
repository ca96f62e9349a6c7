//! Reads JSON texts of a serializer, without spaces, as far as needed to find the beginnings and ends of
//! values.
//!
//! Cost: the equal parts of two texts are compared as bytes, many at a time. They are read in one of the
//! texts only. No part behind the last difference is read.

/// An error: the text is not that of a serializer, so the ends of its values are unknown.
pub(super) struct Unreadable;

/// Fields, with their names in written form.
pub(super) type Fields<'a> = Vec<(&'a str, &'a str)>;

/// The number of bytes that are compared at once.
const STRIDE: usize = 32;

/// A position in an object or a list.
pub(super) struct Walk<'a> {
    text: &'a str,
    /// The place of the next field or item, or of the end.
    at: usize,
    /// The closing bracket.
    close: u8,
}

impl<'a> Walk<'a> {
    /// Returns the position before the first field or item.
    pub(super) fn into(text: &'a str, close: u8) -> Self {
        Self { text, at: 1, close }
    }

    /// Returns the number of equal bytes from here on.
    fn same(&self, other: &Self) -> usize {
        let rest = |walk: &Self| &walk.text.as_bytes()[walk.at.min(walk.text.len())..];
        same(rest(self), rest(other))
    }

    /// Returns the next field with a difference. Fields that are equal in both texts are passed.
    pub(super) fn other_field(&mut self, other: &mut Self) -> Result<Option<(&'a str, &'a str)>, Unreadable> {
        let same = self.same(other);
        let (until, others) = (self.at + same, other.at + same);
        if same > 0 && until == self.text.len() && others == other.text.len() {
            // There is no further difference.
            (self.at, other.at) = (until - 1, others - 1);
        }
        loop {
            let start = self.at;
            let field = self.field()?;
            // A value that ends with the equal part may be longer in the other text, as 1 is in 12.
            if field.is_none() || self.at >= until {
                return Ok(field);
            }
            other.at += self.at - start;
        }
    }

    /// Returns the items from the first difference on, and the number of equal items before it.
    pub(super) fn other_items(&mut self, other: &mut Self) -> Result<(usize, Vec<&'a str>), Unreadable> {
        let until = self.at + self.same(other);
        let mut passed = 0;
        loop {
            let start = self.at;
            let item = self.item()?;
            if item.is_none() || self.at >= until {
                let mut items: Vec<_> = item.into_iter().collect();
                self.rest(&mut items)?;
                return Ok((passed, items));
            }
            other.at += self.at - start;
            passed += 1;
        }
    }

    /// Returns the next field.
    pub(super) fn field(&mut self) -> Result<Option<(&'a str, &'a str)>, Unreadable> {
        if self.is_at_end()? {
            return Ok(None);
        }
        let bytes = self.text.as_bytes();
        let name_end = end_of_string(bytes, self.at).ok_or(Unreadable)?;
        let name = self.text.get(self.at + 1..name_end - 1).ok_or(Unreadable)?;
        self.at = name_end + 1;
        Ok(Some((name, self.value()?)))
    }

    /// Returns the next item.
    fn item(&mut self) -> Result<Option<&'a str>, Unreadable> {
        if self.is_at_end()? {
            return Ok(None);
        }
        self.value().map(Some)
    }

    /// Returns all fields from this one on.
    pub(super) fn fields_from(
        &mut self,
        first: Option<(&'a str, &'a str)>,
    ) -> Result<Fields<'a>, Unreadable> {
        let mut fields: Fields<'a> = first.into_iter().collect();
        while let Some(field) = self.field()? {
            fields.push(field);
        }
        Ok(fields)
    }

    /// Returns all remaining items.
    pub(super) fn items(&mut self) -> Result<Vec<&'a str>, Unreadable> {
        let mut items = Vec::new();
        self.rest(&mut items)?;
        Ok(items)
    }

    fn rest(&mut self, items: &mut Vec<&'a str>) -> Result<(), Unreadable> {
        while let Some(item) = self.item()? {
            items.push(item);
        }
        Ok(())
    }

    fn is_at_end(&self) -> Result<bool, Unreadable> {
        self.text.as_bytes().get(self.at).map(|byte| *byte == self.close).ok_or(Unreadable)
    }

    /// Returns the value that begins here, and passes the separator after it.
    fn value(&mut self) -> Result<&'a str, Unreadable> {
        let bytes = self.text.as_bytes();
        let end = end_of_value(bytes, self.at).ok_or(Unreadable)?;
        let value = self.text.get(self.at..end).ok_or(Unreadable)?;
        self.at = end + usize::from(bytes.get(end).ok_or(Unreadable)? == &b',');
        Ok(value)
    }
}

/// Returns the number of equal bytes at the beginning.
fn same(one: &[u8], other: &[u8]) -> usize {
    let strides = one.chunks_exact(STRIDE).zip(other.chunks_exact(STRIDE));
    let sofar = strides.take_while(|(one, other)| one == other).count() * STRIDE;
    sofar + one[sofar..].iter().zip(&other[sofar..]).take_while(|(one, other)| one == other).count()
}

/// Returns the length of the second text from its first difference to its last one, in bytes.
pub(super) fn different(one: &str, other: &str) -> usize {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let start = same(one, other);
    let (one, other) = (&one[start..], &other[start..]);
    other.len() - one.iter().rev().zip(other.iter().rev()).take_while(|(one, other)| one == other).count()
}

/// The bytes with a meaning outside of strings: they begin a string, or open or close a bracket.
const STRUCTURE: [bool; 256] = {
    let mut structure = [false; 256];
    let marks = br#""{}[]"#;
    let mut n = 0;
    while n < marks.len() {
        structure[marks[n] as usize] = true;
        n += 1;
    }
    structure
};

/// Returns the place after the value that begins at `start`.
fn end_of_value(bytes: &[u8], start: usize) -> Option<usize> {
    match bytes.get(start)? {
        b'"' => end_of_string(bytes, start),
        b'{' | b'[' => {
            let (mut at, mut depth) = (start + 1, 1_usize);
            loop {
                at += bytes.get(at..)?.iter().position(|byte| STRUCTURE[usize::from(*byte)])?;
                match bytes[at] {
                    b'"' => {
                        at = end_of_string(bytes, at)?;
                        continue;
                    }
                    b'{' | b'[' => depth += 1,
                    _ => depth -= 1,
                }
                at += 1;
                if depth == 0 {
                    return Some(at);
                }
            }
        }
        _ => {
            let rest = &bytes[start..];
            let length =
                rest.iter().position(|byte| matches!(byte, b',' | b'}' | b']')).unwrap_or(rest.len());
            (length > 0).then_some(start + length)
        }
    }
}

/// Returns the place after the string that begins at `start`.
fn end_of_string(bytes: &[u8], start: usize) -> Option<usize> {
    if bytes.get(start)? != &b'"' {
        return None;
    }
    let mut at = start + 1;
    loop {
        at += bytes.get(at..)?.iter().position(|byte| matches!(byte, b'"' | b'\\'))?;
        match bytes[at] {
            b'"' => return Some(at + 1),
            _ => at += 2,
        }
    }
}
