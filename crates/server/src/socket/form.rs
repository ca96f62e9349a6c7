//! The form in which frames are sent: text, or compressed for clients that asked for it.
//!
//! Each frame is compressed by itself, and once for all sockets. No state is kept between frames. So a quiet
//! socket costs no memory, and the text of one player is never compressed together with the cards of another.

use std::cell::RefCell;

use bytes::Bytes;
use flate2::{Compress, Compression, FlushCompress};
use protocol::Frame;

use super::wire::{Kind, Letter};

/// The size from which frames are compressed, in bytes. Smaller ones save little: 350 bytes become 225.
///
/// With the size of a packet as the limit, a phone would get twice the bytes in a match, because many frames
/// have half a kilobyte. Compressing one takes only 2 µs.
const WORTH_COMPRESSING: usize = 300;

/// The form that a client accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Text frames only.
    Text,
    /// Long frames as zlib streams (RFC 1950) in binary frames.
    Deflate,
}

impl Form {
    pub(super) fn letter(self, frame: &Frame) -> Letter {
        match self {
            Self::Deflate if frame.size() >= WORTH_COMPRESSING => {
                Letter::new(Kind::Binary, frame.compressed(compressed))
            }
            Self::Deflate | Self::Text => Letter::new(Kind::Text, frame.bytes()),
        }
    }
}

thread_local! {
    /// The state of the compressor is several times larger than most frames, so each thread has one.
    static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), true));
}

/// Compresses a text. Cost: about 10 µs for a frame of 4 KB, which shrinks to a third. The best level would
/// shrink it to a quarter in three times the time.
fn compressed(text: &[u8]) -> Bytes {
    COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
        let mut stream = Vec::with_capacity(text.len() / 2 + 64);
        loop {
            let taken = usize::try_from(compress.total_in()).expect("a frame fits memory");
            let done = compress.compress_vec(&text[taken..], &mut stream, FlushCompress::Finish);
            match done.expect("compressing to the end cannot be out of order") {
                flate2::Status::StreamEnd => return stream.into(),
                flate2::Status::Ok | flate2::Status::BufError => stream.reserve(text.len() / 2 + 64),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::ZlibDecoder;
    use protocol::{ServerMessage, encode};

    use super::*;

    fn frame(reason: String) -> Frame {
        encode::<()>(&ServerMessage::Unwatched { table: "t".to_owned(), reason })
    }

    fn read(letter: &Letter) -> String {
        let mut text = String::new();
        if letter.is(Kind::Binary) {
            ZlibDecoder::new(letter.body().as_ref()).read_to_string(&mut text).unwrap();
        } else {
            assert!(letter.is(Kind::Text));
            str::from_utf8(letter.body()).unwrap().clone_into(&mut text);
        }
        text
    }

    #[test]
    fn every_length_comes_back() {
        // Digits of squares look like noise and hardly compress.
        let noise =
            |length: usize| (0..length).map(|n| char::from(b'!' + (n * n % 89) as u8)).collect::<String>();
        for length in (0..1_400).chain([5_000, 70_000, 1_000_000]) {
            for reason in ["seven ".repeat(length / 6), noise(length)] {
                let frame = frame(reason);
                let letter = Form::Deflate.letter(&frame);
                assert_eq!(read(&letter), frame.text());
                assert_eq!(letter.is(Kind::Binary), frame.size() >= WORTH_COMPRESSING);
                let plain = Form::Text.letter(&frame);
                assert!(plain.is(Kind::Text));
                assert_eq!(read(&plain), frame.text());
            }
        }
    }

    #[test]
    fn it_is_compressed_once() {
        let frame = frame("seven ".repeat(999));
        let again = frame.clone();
        let (one, other) = (Form::Deflate.letter(&frame), Form::Deflate.letter(&again));
        assert!(one.is(Kind::Binary), "it is long");
        assert_eq!(one.body().as_ptr(), other.body().as_ptr());
        assert!(one.body().len() < 200, "{}", one.body().len());
    }
}
