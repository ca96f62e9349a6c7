//! Serializers that note where a struct's fields begin and end, and leave the writing to `serde_json`.

use std::{fmt, ops::Range};

use serde::{
    Serialize, Serializer,
    ser::{self, Impossible, SerializeSeq, SerializeStruct, SerializeTuple},
};

use super::{Fields, Place};

/// The error for a value that is no struct, or for a field without a value for each seat. The value is then
/// written in one piece.
#[derive(Debug)]
pub(super) struct InOnePiece;

impl fmt::Display for InOnePiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it is no struct")
    }
}

impl std::error::Error for InOnePiece {}

impl ser::Error for InOnePiece {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

pub(super) fn write<V: Serialize>(view: &V) -> Result<Fields, InOnePiece> {
    let mut written = Written { text: Vec::with_capacity(2_048), parts: Vec::with_capacity(32) };
    view.serialize(Struct(&mut written))?;
    let text = String::from_utf8(written.text).expect("serde_json writes UTF-8");
    // The text is kept, so spare capacity is freed.
    Ok(Fields { text: text.into_boxed_str(), parts: written.parts.into_boxed_slice() })
}

struct Written {
    text: Vec<u8>,
    parts: Vec<(Place, Range<usize>)>,
}

impl Written {
    fn part<T: Serialize + ?Sized>(&mut self, place: Place, value: &T) {
        let start = self.text.len();
        serde_json::to_writer(&mut self.text, value).expect("wire types have string keys");
        self.parts.push((place, start..self.text.len()));
    }
}

/// The serializer of the view.
struct Struct<'a>(&'a mut Written);

/// The serializer of one field, for a field with a value for each seat.
struct Field<'a> {
    written: &'a mut Written,
    name: &'static str,
    /// The number of values written so far, once the field is known to have one for each seat.
    items: Option<usize>,
}

/// Methods that refuse a kind of value.
macro_rules! refuses {
    ($($method:ident($($arg:ty),*);)*) => {
        $(fn $method(self, $(_: $arg),*) -> Result<(), InOnePiece> {
            Err(InOnePiece)
        })*
    };
}

/// The methods that both serializers refuse.
macro_rules! refuses_values {
    () => {
        type Ok = ();
        type Error = InOnePiece;
        type SerializeTupleStruct = Impossible<(), InOnePiece>;
        type SerializeTupleVariant = Impossible<(), InOnePiece>;
        type SerializeMap = Impossible<(), InOnePiece>;
        type SerializeStructVariant = Impossible<(), InOnePiece>;

        refuses! {
            serialize_bool(bool);
            serialize_i8(i8);
            serialize_i16(i16);
            serialize_i32(i32);
            serialize_i64(i64);
            serialize_u8(u8);
            serialize_u16(u16);
            serialize_u32(u32);
            serialize_u64(u64);
            serialize_f32(f32);
            serialize_f64(f64);
            serialize_char(char);
            serialize_str(&str);
            serialize_bytes(&[u8]);
            serialize_none();
            serialize_unit();
            serialize_unit_struct(&'static str);
            serialize_unit_variant(&'static str, u32, &'static str);
        }

        fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<(), InOnePiece> {
            Err(InOnePiece)
        }

        fn serialize_newtype_variant<T: Serialize + ?Sized>(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: &T,
        ) -> Result<(), InOnePiece> {
            Err(InOnePiece)
        }

        fn serialize_tuple_struct(
            self,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeTupleStruct, InOnePiece> {
            Err(InOnePiece)
        }

        fn serialize_tuple_variant(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeTupleVariant, InOnePiece> {
            Err(InOnePiece)
        }

        fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, InOnePiece> {
            Err(InOnePiece)
        }

        fn serialize_struct_variant(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeStructVariant, InOnePiece> {
            Err(InOnePiece)
        }
    };
}

impl<'a> Serializer for Struct<'a> {
    type SerializeSeq = Impossible<(), InOnePiece>;
    type SerializeTuple = Impossible<(), InOnePiece>;
    type SerializeStruct = Self;

    refuses_values!();

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: &T,
    ) -> Result<(), InOnePiece> {
        Err(InOnePiece)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, InOnePiece> {
        Err(InOnePiece)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, InOnePiece> {
        Err(InOnePiece)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, InOnePiece> {
        self.0.text.push(b'{');
        Ok(self)
    }
}

impl SerializeStruct for Struct<'_> {
    type Ok = ();
    type Error = InOnePiece;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), InOnePiece> {
        if self.0.text.len() > 1 {
            self.0.text.push(b',');
        }
        serde_json::to_writer(&mut self.0.text, name).expect("a name can be written");
        self.0.text.push(b':');
        let by_seat = value.serialize(Field { written: self.0, name, items: None });
        if by_seat.is_err() {
            self.0.part(Place { field: name, item: None }, value);
        }
        Ok(())
    }

    fn end(self) -> Result<(), InOnePiece> {
        self.0.text.push(b'}');
        Ok(())
    }
}

impl<'a> Serializer for Field<'a> {
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeStruct = Impossible<(), InOnePiece>;

    refuses_values!();

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), InOnePiece> {
        if self.items.is_some() || name != "BySeat" {
            return Err(InOnePiece);
        }
        value.serialize(Field { items: Some(0), ..self })
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, InOnePiece> {
        if self.items.is_none() {
            return Err(InOnePiece);
        }
        self.written.text.push(b'[');
        Ok(self)
    }

    fn serialize_tuple(self, length: usize) -> Result<Self, InOnePiece> {
        self.serialize_seq(Some(length))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeStruct, InOnePiece> {
        Err(InOnePiece)
    }
}

impl SerializeSeq for Field<'_> {
    type Ok = ();
    type Error = InOnePiece;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), InOnePiece> {
        let item = self.items.unwrap_or_default();
        if item > 0 {
            self.written.text.push(b',');
        }
        self.written.part(Place { field: self.name, item: Some(item) }, value);
        self.items = Some(item + 1);
        Ok(())
    }

    fn end(self) -> Result<(), InOnePiece> {
        self.written.text.push(b']');
        Ok(())
    }
}

impl SerializeTuple for Field<'_> {
    type Ok = ();
    type Error = InOnePiece;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), InOnePiece> {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Result<(), InOnePiece> {
        SerializeSeq::end(self)
    }
}

#[cfg(test)]
mod tests {
    use crate::{BySeat, SeatCount};

    use super::*;

    #[derive(Serialize)]
    struct View {
        you: Option<u8>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        next: Vec<u8>,
        #[serde(rename = "the \"rest\"")]
        rest: (u8, &'static str),
        points: BySeat<Vec<u8>>,
        turns: Vec<BySeat<u8>>,
    }

    #[test]
    fn it_is_written_as_serde_json_writes_it_and_every_part_lies_where_it_is_said() {
        let two = SeatCount::new(2).unwrap();
        let points = BySeat::new_with(two, |seat| vec![seat.number() as u8; seat.number()]);
        for next in [vec![], vec![1, 2]] {
            let turns = vec![BySeat::filled(two, 5)];
            let view = View { you: Some(1), next, rest: (3, "{,\"[é"), points: points.clone(), turns };
            let fields = Fields::of(&view);
            assert_eq!(fields.text(), serde_json::to_string(&view).unwrap());
            let parts: Vec<_> = (0..fields.len()).map(|n| fields.part(n)).collect();
            let part = |field, item, text| (Place { field, item }, text);
            let mut expected = vec![
                part("you", None, "1"),
                part("next", None, "[1,2]"),
                part("the \"rest\"", None, "[3,\"{,\\\"[é\"]"),
                part("points", Some(0), "[]"),
                part("points", Some(1), "[1]"),
                part("turns", None, "[[5,5]]"),
            ];
            if view.next.is_empty() {
                expected.remove(1);
            }
            assert_eq!(parts, expected);
        }
    }

    #[test]
    fn what_is_no_struct_has_no_parts() {
        let fields = Fields::of(&[1, 2]);
        assert_eq!((fields.text(), fields.is_empty()), ("[1,2]", true));
    }
}
