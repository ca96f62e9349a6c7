//! Messages between nodes: a kind, numbers and a payload.

use bytes::{Buf as _, BufMut as _, Bytes, BytesMut};
use lobby::{Caller, SessionHash};
use protocol::CloseCode;
use serde::{Deserialize, Serialize};

/// A message of one node to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Parcel {
    /// The heartbeat of a node.
    Here,
    /// The account and the session of a socket. Sent before the first request of the socket.
    Caller { socket: u64, caller: Caller },
    /// A request of a socket, as its client sent it. The number is unique within the link.
    Ask { socket: u64, number: u64, message: Bytes },
    /// A socket closed.
    Gone { socket: u64 },
    /// A frame for a socket, as the socket has to send it.
    Frame { socket: u64, text: Bytes },
    /// A socket has to close after it has sent all earlier frames.
    Close { socket: u64, code: CloseCode },
    /// The request with this number is finished.
    DealtWith { number: u64 },
    /// The request with this number was not carried out, because the node does not own the table.
    NotHere { number: u64 },
    /// A remote command.
    Run { number: u64, errand: Bytes },
    /// The result of a remote command.
    Ran { number: u64, told: Bytes },
    /// Earlier news may be lost, so the receiver has to read all shared state again.
    Again,
    /// News of the sending node.
    News { news: Bytes },
}

/// The error for bytes that are no message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the message is malformed")]
pub(super) struct Garbled;

/// The JSON form of a [`Caller`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    account: String,
    session: String,
    address: std::net::IpAddr,
}

impl Parcel {
    /// Encodes the message.
    pub(super) fn write(&self) -> Bytes {
        let with = |kind: u8, numbers: &[u64], rest: &[u8]| {
            let mut bytes = BytesMut::with_capacity(1 + numbers.len() * 8 + rest.len());
            bytes.put_u8(kind);
            numbers.iter().for_each(|number| bytes.put_u64(*number));
            bytes.put_slice(rest);
            bytes.freeze()
        };
        match self {
            Self::Here => with(0, &[], &[]),
            Self::Caller { socket, caller } => {
                let Caller { account, session, address } = caller.clone();
                let written = Written { account, session: session.0, address };
                with(1, &[*socket], &serde_json::to_vec(&written).unwrap_or_default())
            }
            Self::Ask { socket, number, message } => with(2, &[*socket, *number], message),
            Self::Gone { socket } => with(3, &[*socket], &[]),
            Self::Frame { socket, text } => with(4, &[*socket], text),
            Self::Close { socket, code } => with(5, &[*socket, u16::from(*code).into()], &[]),
            Self::DealtWith { number } => with(6, &[*number], &[]),
            Self::NotHere { number } => with(7, &[*number], &[]),
            Self::Run { number, errand } => with(8, &[*number], errand),
            Self::Ran { number, told } => with(9, &[*number], told),
            Self::Again => with(10, &[], &[]),
            Self::News { news } => with(11, &[], news),
        }
    }

    pub(super) fn read(mut bytes: Bytes) -> Result<Self, Garbled> {
        let kind = bytes.try_get_u8().map_err(|_| Garbled)?;
        let mut number = || bytes.try_get_u64().map_err(|_| Garbled);
        let parcel = match kind {
            0 => Self::Here,
            1 => {
                let socket = number()?;
                let rest = std::mem::take(&mut bytes);
                let Written { account, session, address } =
                    serde_json::from_slice(&rest).map_err(|_| Garbled)?;
                Self::Caller { socket, caller: Caller { account, session: SessionHash(session), address } }
            }
            2 => Self::Ask { socket: number()?, number: number()?, message: std::mem::take(&mut bytes) },
            3 => Self::Gone { socket: number()? },
            4 => Self::Frame { socket: number()?, text: std::mem::take(&mut bytes) },
            5 => {
                let (socket, code) = (number()?, number()?);
                let code = u16::try_from(code).map_err(|_| Garbled)?;
                Self::Close { socket, code: CloseCode::try_from(code).map_err(|_| Garbled)? }
            }
            6 => Self::DealtWith { number: number()? },
            7 => Self::NotHere { number: number()? },
            8 => Self::Run { number: number()?, errand: std::mem::take(&mut bytes) },
            9 => Self::Ran { number: number()?, told: std::mem::take(&mut bytes) },
            10 => Self::Again,
            11 => Self::News { news: std::mem::take(&mut bytes) },
            _ => return Err(Garbled),
        };
        if bytes.is_empty() { Ok(parcel) } else { Err(Garbled) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Parcel> {
        let caller = Caller {
            account: "ann".into(),
            session: SessionHash("5e".into()),
            address: std::net::Ipv6Addr::LOCALHOST.into(),
        };
        vec![
            Parcel::Here,
            Parcel::Caller { socket: 1, caller },
            Parcel::Ask { socket: 1, number: u64::MAX, message: Bytes::from_static(b"{}") },
            Parcel::Gone { socket: 7 },
            Parcel::Frame { socket: 7, text: Bytes::from_static("{\"é\":1}".as_bytes()) },
            Parcel::Close { socket: 7, code: CloseCode::Slow },
            Parcel::DealtWith { number: 3 },
            Parcel::NotHere { number: 3 },
            Parcel::Run { number: 4, errand: Bytes::from_static(b"{}") },
            Parcel::Ran { number: 4, told: Bytes::from_static(b"{}") },
            Parcel::Again,
            Parcel::News { news: Bytes::from_static(b"{}") },
        ]
    }

    #[test]
    fn each_is_read_as_it_was_written() {
        for parcel in all() {
            assert_eq!(Parcel::read(parcel.write()), Ok(parcel));
        }
    }

    #[test]
    fn what_is_cut_or_altered_is_no_parcel_or_another_one_and_never_a_fault() {
        for parcel in all() {
            let whole = parcel.write();
            for end in 0..whole.len() {
                assert_ne!(Parcel::read(whole.slice(..end)), Ok(parcel.clone()));
            }
            for at in 0..whole.len() {
                for bit in 0..8 {
                    let mut altered = whole.to_vec();
                    altered[at] ^= 1 << bit;
                    assert_ne!(Parcel::read(altered.into()), Ok(parcel.clone()));
                }
            }
        }
        assert_eq!(Parcel::read(Bytes::from_static(&[12, 0, 0, 0, 0, 0, 0, 0, 0])), Err(Garbled));
    }
}
