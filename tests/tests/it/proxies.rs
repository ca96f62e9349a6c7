//! Behind nginx, Caddy and Traefik, configured as in `docs/host/proxy.md`, everything works, and limits are
//! counted for each visitor's IP address.

use std::{
    fs::File,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use tests::{OPTIONAL, Server, begin, chance, patiently, request, skip};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
};

const PAGE: &str = include_str!("../../../docs/host/proxy.md");

/// A proxy in front of a server. It is killed when this is dropped.
struct Proxy {
    process: Child,
    address: SocketAddr,
    folder: tempfile::TempDir,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _killed = self.process.kill();
        let _status = self.process.wait();
        if std::thread::panicking() {
            let log = std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            eprintln!("--- the proxy's log ---\n{log}");
        }
    }
}

impl Proxy {
    /// Starts a proxy with this configuration, in a file, and waits until it answers.
    async fn start(
        configuration: &str,
        address: SocketAddr,
        command: impl FnOnce(&Path, &Path) -> Command,
    ) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let file = folder.path().join("configuration");
        std::fs::write(&file, configuration).expect("the folder is ours");
        let log = File::create(folder.path().join("log")).expect("the folder is ours");
        let process = command(&file, folder.path())
            .env("HOME", folder.path())
            .stdin(Stdio::null())
            .stdout(log.try_clone().expect("a file has a second handle"))
            .stderr(log)
            .spawn()
            .expect("it was found");
        let proxy = Self { process, address, folder };
        patiently("the proxy answers", async {
            while TcpStream::connect(address).await.is_err() {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        })
        .await;
        proxy
    }
}

fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let also = ["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from);
    std::env::split_paths(&path).chain(also).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Returns the page's sample of this kind, with the address of a server.
fn sample(kind: &str, server: &Server) -> String {
    let (_, rest) = PAGE.split_once(&format!("\n```{kind}\n")).expect("the page has it");
    let sample = rest.split("\n```").next().expect("it ends");
    assert!(sample.contains("127.0.0.1:7777"), "{sample}");
    sample.replace("127.0.0.1:7777", &server.address().to_string())
}

fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    listener.local_addr().expect("it is bound")
}

/// Starts a server behind a proxy at this address. The test's own clients use that address as their origin.
async fn server(proxy: SocketAddr) -> Server {
    let flags = ["--public-url", "https://play.example.org", "--trusted-proxy", "127.0.0.1"];
    let origin = format!("http://{proxy}");
    let more = ["--allow-origin", &origin, "--limits", "sign-ins-per-minute=2", "--bot-pause", "0"];
    Server::start(&[&flags[..], &more].concat()).await
}

/// Signs in from this IP address, and returns the status.
async fn sign_in(proxy: SocketAddr, from: [u8; 4], claims: Option<&str>) -> String {
    let socket = TcpSocket::new_v4().expect("there are sockets");
    socket.bind((Ipv4Addr::from(from), 0).into()).expect("all of 127.0.0.0/8 is this machine");
    let mut stream = socket.connect(proxy).await.expect("the proxy listens");
    let body = r#"{"name":"Ada"}"#;
    let claims = claims.map(|claims| format!("X-Forwarded-For: {claims}\r\n")).unwrap_or_default();
    let head = format!(
        "POST /api/session HTTP/1.1\r\nHost: play.example.org\r\nOrigin: https://play.example.org\r\n{claims}\
         Connection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.expect("the proxy reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("the proxy answers");
    let signed_in =
        answer.contains("set-cookie: __Host-septet=") || answer.contains("Set-Cookie: __Host-septet=");
    assert_eq!(signed_in, answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(
        answer.to_lowercase().contains("\r\nstrict-transport-security: max-age=31536000\r\n"),
        "{answer}"
    );
    answer.split(' ').nth(1).expect("there is a status").to_owned()
}

async fn is_as_it_should_be(proxy: &Proxy, server: &Server) {
    let [ada, eve] = [[127, 0, 7, 1], [127, 0, 7, 2]];
    assert_eq!(sign_in(proxy.address, ada, None).await, "201");
    assert_eq!(sign_in(proxy.address, ada, Some("127.0.0.1")).await, "201");
    assert_eq!(sign_in(proxy.address, ada, None).await, "429", "two a minute");
    for claim in ["10.0.0.1", "127.0.0.1", "9.9.9.9, 127.0.0.1", "unix:", "[::1]:80"] {
        assert_eq!(sign_in(proxy.address, ada, Some(claim)).await, "429", "who claims to be {claim}");
    }
    assert_eq!(sign_in(proxy.address, eve, Some("127.0.7.1")).await, "201", "somebody else");

    let page = request(proxy.address, "GET", "/", &[], "").await.expect("the proxy answers");
    assert_eq!(page.status, 200, "{page:?}");
    let large = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    let refused = request(proxy.address, "POST", "/api/session", &[], &large).await.expect("it answers");
    assert_eq!(refused.status, 413, "{refused:?}");
    // A whole match through the proxy.
    let mut guest = begin(proxy.address, 1, 1).await.remove(0);
    guest.play_to_the_end(&mut chance()).await;
    assert!(!server.log().contains("is not trusted"), "{}", server.log());
}

#[tokio::test]
#[ignore = "long suite: needs nginx"]
async fn behind_nginx_as_the_page_says() {
    let Some(nginx) = find("nginx") else {
        return skip("nginx is not installed, so its sample in docs/host/proxy.md is not tried");
    };
    let address = free_address();
    let server = server(address).await;
    // Of the two servers in the sample the one with TLS, here without TLS.
    let sample = sample("nginx", &server);
    let (map, servers) =
        sample.split_once("server {\n    listen 80;").expect("the first server is that of port 80");
    let (_, secure) = servers.split_once("\nserver {\n").expect("the second server is that with TLS");
    let lines = secure.lines().filter(|line| !line.contains("ssl_certificate") && !line.contains("[::]"));
    let listen = format!("listen {address};");
    let secure: Vec<_> = lines.map(|line| line.replace("listen 443 ssl http2;", &listen)).collect();
    assert!(secure.iter().any(|line| line.contains(&listen)), "{secure:?}");
    let configuration = format!(
        "daemon off;\nmaster_process off;\npid pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n\
         client_body_temp_path body;\nproxy_temp_path proxy;\nfastcgi_temp_path fastcgi;\nuwsgi_temp_path uwsgi;\n\
         scgi_temp_path scgi;\n{map}\nserver {{\n{}\n}}\n",
        secure.join("\n")
    );
    let proxy = Proxy::start(&configuration, address, |file, folder| {
        let mut command = Command::new(nginx);
        command.arg("-p").arg(folder).arg("-c").arg(file).args(["-e", "stderr"]);
        command
    })
    .await;
    is_as_it_should_be(&proxy, &server).await;
}

#[tokio::test]
#[ignore = "long suite: needs Caddy"]
async fn behind_caddy_as_the_page_says() {
    let Some(caddy) = find("caddy") else {
        return skip("Caddy is not installed, so its sample in docs/host/proxy.md is not tried");
    };
    let address = free_address();
    let server = server(address).await;
    let sample = sample("caddyfile", &server);
    let site = format!("http://:{} {{\n\tbind 127.0.0.1", address.port());
    let sample = sample.replace("play.example.org {", &site);
    assert!(sample.contains(&site), "{sample}");
    let configuration = format!("{{\n\tadmin off\n}}\n{sample}\n");
    let proxy = Proxy::start(&configuration, address, |file, folder| {
        let mut command = Command::new(caddy);
        command
            .args(["run", "--adapter", "caddyfile", "--config"])
            .arg(file)
            .env("XDG_DATA_HOME", folder)
            .env("XDG_CONFIG_HOME", folder);
        command
    })
    .await;
    is_as_it_should_be(&proxy, &server).await;
}

#[tokio::test]
#[ignore = "long suite: needs Traefik"]
async fn behind_traefik_as_the_page_says() {
    let Some(traefik) = find("traefik") else {
        return skip(&format!(
            "{OPTIONAL}there is no Traefik, so its sample in docs/host/proxy.md is not tried"
        ));
    };
    let address = free_address();
    let server = server(address).await;
    // Without TLS, and under any name. The proxy sends the TLS-only header to browsers only over TLS, unless
    // it is forced to.
    let sample = sample("yaml", &server);
    let (rule, tls) = ("Host(`play.example.org`)", "      tls:\n        certResolver: letsencrypt\n");
    let header = "stsSeconds: 31536000\n";
    for part in [rule, tls, header] {
        assert!(sample.contains(part), "{part} in {sample}");
    }
    let sample = sample
        .replace(rule, "PathPrefix(`/`)")
        .replace(tls, "")
        .replace(header, &format!("{header}        forceSTSHeader: true\n"));
    let proxy = Proxy::start(&sample, address, |file, folder| {
        let routes = folder.join("septet.yml");
        std::fs::rename(file, &routes).expect("the folder is ours");
        let mut command = Command::new(traefik);
        command
            .arg(format!("--entryPoints.websecure.address={address}"))
            .arg(format!("--providers.file.filename={}", routes.display()))
            .args(["--global.checkNewVersion=false", "--global.sendAnonymousUsage=false"]);
        command
    })
    .await;
    // Traefik listens before it has read its routes.
    patiently("it knows the way", async {
        while !request(address, "GET", "/readyz", &[], "").await.is_ok_and(|answer| answer.status == 200) {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
    is_as_it_should_be(&proxy, &server).await;
}
