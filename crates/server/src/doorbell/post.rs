//! Sends one message to an address that a user named, and reads only the status of the answer.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    body::Body,
    http::{HeaderName, HeaderValue, Request, Response, StatusCode, header},
};
use bytes::Bytes;
use hyper::{body::Incoming, client::conn::http1};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpStream, lookup_host},
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};
use tokio_util::task::AbortOnDropHandle;
use url::Url;

use super::reach::Reach;

/// The longest time for everything: name lookup, connection, request, and the headers of the answer.
const TAKES: Duration = Duration::from_secs(10);

/// The most IP addresses of a host that are tried.
const TRIED: usize = 2;

/// The size of the buffer for an answer, in bytes. Only the headers are read.
const HEARD: usize = 16 * 1_024;

/// A request to send.
pub(crate) struct Letter {
    pub(crate) to: Url,
    pub(crate) headers: Vec<(HeaderName, HeaderValue)>,
    pub(crate) body: Bytes,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answered {
    pub(crate) status: StatusCode,
    /// The pause that the receiver asks for.
    pub(crate) retry_after: Option<Duration>,
}

/// The reason why there is no answer. The texts do not contain the address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unanswered {
    #[error("its host has no allowed address")]
    NoAddress,
    #[error("no connection")]
    NoConnection,
    #[error("no TLS: its certificate is invalid, or it uses another protocol")]
    NoTls,
    #[error("it does not use HTTP, or closed the connection")]
    NoHttp,
    #[error("no answer in time")]
    TooSlow,
    #[error("the message cannot be written as a request")]
    Unwritable,
}

/// Sends requests. It follows no redirect: a receiver that redirects has not accepted the message.
pub(crate) struct Post {
    reach: Reach,
    tls: TlsConnector,
    takes: Duration,
}

impl Post {
    /// Creates a sender that trusts the certificate authorities of browsers.
    pub(crate) fn new(reach: Reach) -> Self {
        Self::trusting(reach, RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() })
    }

    pub(crate) fn trusting(reach: Reach, roots: RootCertStore) -> Self {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider speaks TLS 1.2 and 1.3")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { reach, tls: TlsConnector::from(Arc::new(config)), takes: TAKES }
    }

    /// Returns the rule for allowed addresses.
    pub(crate) fn reach(&self) -> &Reach {
        &self.reach
    }

    /// Sends a request.
    pub(crate) async fn send(&self, letter: Letter) -> Result<Answered, Unanswered> {
        timeout(self.takes, self.deliver(letter)).await.unwrap_or(Err(Unanswered::TooSlow))
    }

    async fn deliver(&self, letter: Letter) -> Result<Answered, Unanswered> {
        let host = letter.to.host_str().ok_or(Unanswered::NoAddress)?.to_owned();
        let tls = letter.to.scheme() == "https";
        let stream = self.connect(&letter.to, tls).await?;
        if !tls {
            return exchange(stream, letter).await;
        }
        let name = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        let name = ServerName::try_from(name).map_err(|_| Unanswered::NoTls)?;
        let stream = self.tls.connect(name, stream).await.map_err(|_| Unanswered::NoTls)?;
        exchange(stream, letter).await
    }

    /// Connects to one of the checked IP addresses, so that a later change of the name has no effect.
    async fn connect(&self, to: &Url, tls: bool) -> Result<TcpStream, Unanswered> {
        let port = to.port_or_known_default().ok_or(Unanswered::NoAddress)?;
        let host = to.host_str().ok_or(Unanswered::NoAddress)?;
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let found = lookup_host((host, port)).await.map_err(|_| Unanswered::NoAddress)?;
        let allowed: Vec<SocketAddr> = self.reach.among(found, tls);
        if allowed.is_empty() {
            return Err(Unanswered::NoAddress);
        }
        for address in allowed.into_iter().take(TRIED) {
            if let Ok(Ok(stream)) = timeout(self.takes / 4, TcpStream::connect(address)).await {
                return Ok(stream);
            }
        }
        Err(Unanswered::NoConnection)
    }
}

async fn exchange<S>(stream: S, letter: Letter) -> Result<Answered, Unanswered>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let request = request(letter)?;
    let talk = http1::Builder::new().max_buf_size(HEARD).handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = talk.map_err(|_| Unanswered::NoHttp)?;
    // Closes the connection when this returns, without reading the rest of the answer.
    let _connection = AbortOnDropHandle::new(tokio::spawn(connection));
    let answer = sender.send_request(request).await.map_err(|_| Unanswered::NoHttp)?;
    Ok(Answered { status: answer.status(), retry_after: retry_after(&answer) })
}

fn request(letter: Letter) -> Result<Request<Body>, Unanswered> {
    let Letter { to, headers, body } = letter;
    let host = &to[url::Position::BeforeHost..url::Position::AfterPort];
    let path = &to[url::Position::BeforePath..url::Position::AfterQuery];
    let mut request = Request::post(path).header(header::HOST, host);
    for (name, value) in headers {
        request = request.header(name, value);
    }
    request.body(Body::from(body)).map_err(|_| Unanswered::Unwritable)
}

fn retry_after(answer: &Response<Incoming>) -> Option<Duration> {
    let seconds = answer.headers().get(header::RETRY_AFTER)?.to_str().ok()?.parse().ok()?;
    Some(Duration::from_secs(seconds))
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpListener,
    };
    use tokio_rustls::{
        TlsAcceptor,
        rustls::{
            ServerConfig,
            pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
        },
    };

    use super::*;

    /// Starts a local TLS server with a certificate for `localhost` that accepts all messages.
    async fn secure() -> SocketAddr {
        let leaf = CertificateDer::from_pem_slice(include_bytes!("../../tests/tls/leaf.pem")).unwrap();
        let key = PrivateKeyDer::from_pem_slice(include_bytes!("../../tests/tls/key.pem")).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![leaf], key)
            .unwrap();
        let (acceptor, listener) =
            (TlsAcceptor::from(Arc::new(config)), TcpListener::bind("127.0.0.1:0").await.unwrap());
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let Ok(mut stream) = acceptor.accept(stream).await else { continue };
                let mut heard = vec![0; 4_096];
                let _ = stream.read(&mut heard).await;
                let _ = stream.write_all(b"HTTP/1.1 201 Created\r\nretry-after: 7\r\n\r\n").await;
            }
        });
        address
    }

    fn roots() -> RootCertStore {
        let mut roots = RootCertStore::empty();
        let ca = CertificateDer::from_pem_slice(include_bytes!("../../tests/tls/ca.pem")).unwrap();
        roots.add(ca).unwrap();
        roots
    }

    fn letter(to: &str) -> Letter {
        Letter { to: Url::parse(to).unwrap(), headers: vec![], body: Bytes::from_static(b"a message") }
    }

    fn here() -> Reach {
        Reach { networks: vec!["127.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()] }
    }

    #[tokio::test]
    async fn a_message_goes_over_tls_to_whom_it_was_meant_for() {
        let port = secure().await.port();
        let (named, numbered) =
            (format!("https://localhost:{port}/x"), format!("https://127.0.0.1:{port}/x"));
        let trusting = Post::trusting(here(), roots());
        let taken = Answered { status: StatusCode::CREATED, retry_after: Some(Duration::from_secs(7)) };
        assert_eq!(trusting.send(letter(&named)).await, Ok(taken));
        assert_eq!(trusting.send(letter(&numbered)).await, Err(Unanswered::NoTls), "not its name");
        assert_eq!(Post::new(here()).send(letter(&named)).await, Err(Unanswered::NoTls), "nobody knows it");
    }

    /// A name may lead to an internal address at any time. The address is checked at each connection.
    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_followed() {
        let port = secure().await.port();
        let outside = Post::trusting(Reach::default(), roots());
        let refused = outside.send(letter(&format!("https://localhost:{port}/x"))).await;
        assert_eq!(refused, Err(Unanswered::NoAddress));
    }

    #[tokio::test]
    async fn who_never_answers_is_not_waited_for() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let to = format!("http://{}/x", listener.local_addr().unwrap());
        let hasty = Post { takes: Duration::from_millis(300), ..Post::new(here()) };
        assert_eq!(hasty.send(letter(&to)).await, Err(Unanswered::TooSlow));
    }
}
