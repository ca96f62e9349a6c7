//! A running server.

use std::{
    fs::File,
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::{binary, http::request, waiting::patiently};

/// A running server with its own port and its own database. It is killed when this is dropped. When a test
/// fails, the end of its log is printed.
pub struct Server {
    child: Child,
    address: SocketAddr,
    flags: Vec<String>,
    /// Additional variables in its environment.
    variables: Vec<(String, String)>,
    /// The URL of its database.
    url: String,
    folder: TempDir,
}

impl Server {
    /// Starts a server with an empty database and waits until it is ready.
    ///
    /// # Panics
    ///
    /// If it does not become ready.
    pub async fn start(flags: &[&str]) -> Self {
        Self::start_on(None, flags).await
    }

    /// Starts a server as [`Server::start`] does, with a copy of this database file.
    ///
    /// # Panics
    ///
    /// If it does not become ready.
    pub async fn start_on(file: Option<&Path>, flags: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        if let Some(file) = file {
            std::fs::copy(file, database(folder.path())).expect("the file is there to be copied");
        }
        let url = format!("sqlite://{}", database(folder.path()).display());
        Self::start_in(folder, &url, flags, &[]).await
    }

    /// Starts a server as [`Server::start`] does, on the database with this URL.
    ///
    /// # Panics
    ///
    /// If it does not become ready.
    pub async fn start_on_url(url: &str, flags: &[&str]) -> Self {
        Self::start_with(url, flags, &[]).await
    }

    /// Starts a server as [`Server::start_on_url`] does, with these variables in its environment.
    ///
    /// # Panics
    ///
    /// If it does not become ready.
    pub async fn start_with(url: &str, flags: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::start_in(tempfile::tempdir().expect("a temporary folder can be made"), url, flags, variables)
            .await
    }

    async fn start_in(folder: TempDir, url: &str, flags: &[&str], variables: &[(&str, &str)]) -> Self {
        let address = free_address();
        let flags: Vec<String> = flags.iter().map(|&flag| flag.to_owned()).collect();
        let variables: Vec<_> =
            variables.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        let child = launch(address, folder.path(), url, &flags, &variables);
        let mut server = Self { child, address, flags, variables, url: url.to_owned(), folder };
        server.become_ready().await;
        server
    }

    /// Returns its address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns its URL for clients.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Returns the path of its database file.
    pub fn database(&self) -> PathBuf {
        database(self.folder.path())
    }

    /// Returns its present memory in bytes.
    ///
    /// # Panics
    ///
    /// If it has ended.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("it holds memory");
        line.trim().trim_end_matches("kB").trim().parse::<u64>().expect("a number of kilobytes") * 1_024
    }

    /// Returns its CPU time so far, in ticks of the kernel (a hundredth of a second).
    ///
    /// # Panics
    ///
    /// If it has ended.
    pub fn processor_time(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("it runs");
        let (_, fields) = stat.rsplit_once(')').expect("the name is in brackets");
        // The state is the first field after the name; user and system time are the twelfth and thirteenth.
        let ticks = fields.split_whitespace().skip(11).take(2);
        ticks.map(|ticks| ticks.parse::<u64>().expect("a number")).sum()
    }

    /// Kills it as a power failure would: `kill -9`. Returns when it has ended.
    pub fn kill(&mut self) {
        self.child.kill().expect("a child that was not waited for can be killed");
        self.child.wait().expect("a child can be waited for");
    }

    /// Starts it again on the same port and database, and waits until it is ready.
    ///
    /// # Panics
    ///
    /// If it does not become ready.
    pub async fn restart(&mut self) {
        self.child = launch(self.address, self.folder.path(), &self.url, &self.flags, &self.variables);
        self.become_ready().await;
    }

    /// Stops it (SIGTERM) and waits. Returns its exit status and the time that it took.
    ///
    /// # Panics
    ///
    /// If it does not end.
    pub async fn terminate(&mut self) -> (ExitStatus, Duration) {
        let begun = Instant::now();
        self.signal("TERM");
        let status = patiently("the server ends", async {
            loop {
                if let Some(status) = self.child.try_wait().expect("a child can be asked") {
                    return status;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await;
        (status, begun.elapsed())
    }

    /// Freezes it (SIGSTOP): the kernel still accepts bytes, but no process reads them.
    pub fn freeze(&self) {
        self.signal("STOP");
    }

    /// Lets it continue (SIGCONT).
    pub fn thaw(&self) {
        self.signal("CONT");
    }

    /// Limits the size of the server's files to this number of bytes, as on a full disk; `None` removes the
    /// limit.
    ///
    /// # Errors
    ///
    /// If this machine has no `prlimit`.
    pub fn limit_files(&self, bytes: Option<u64>) -> std::io::Result<()> {
        let limit = bytes.map_or_else(|| "unlimited".to_owned(), |bytes| bytes.to_string());
        let (pid, size) = (self.child.id().to_string(), format!("--fsize={limit}:unlimited"));
        let status = Command::new("prlimit").args(["--pid", &pid, &size]).status()?;
        assert!(status.success(), "prlimit {size}");
        Ok(())
    }

    /// Returns its log so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(log(self.folder.path())).unwrap_or_default()
    }

    fn signal(&self, name: &str) {
        let command = format!("kill -{name} {}", self.child.id());
        let status = Command::new("sh").args(["-c", &command]).status().expect("there is a shell");
        assert!(status.success(), "{command}");
    }

    /// Waits until it is ready, for example after a test has disturbed it.
    ///
    /// # Panics
    ///
    /// If it has ended, or does not become ready.
    pub async fn become_ready(&mut self) {
        patiently("the server is ready", async {
            loop {
                if let Some(status) = self.child.try_wait().expect("a child can be asked") {
                    panic!("the server ended with {status} instead of becoming ready");
                }
                if let Ok(answer) = request(self.address, "GET", "/readyz", &[], "").await
                    && answer.status == 200
                {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await;
    }
}

impl From<&Server> for SocketAddr {
    fn from(server: &Server) -> Self {
        server.address
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Either can fail only because the process has ended already.
        let _killed = self.child.kill();
        let _status = self.child.wait();
        if std::thread::panicking() {
            let log = self.log();
            let lines: Vec<&str> = log.lines().collect();
            let end = lines.len().saturating_sub(40);
            eprintln!("--- end of the server's log ---\n{}", lines[end..].join("\n"));
        }
    }
}

fn launch(
    address: SocketAddr,
    folder: &Path,
    url: &str,
    flags: &[String],
    variables: &[(String, String)],
) -> Child {
    let log = File::options().create(true).append(true).open(log(folder)).expect("the folder is ours");
    // Without the signal, a write beyond a limit fails like one on a full disk.
    Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
        .arg(binary())
        .arg("serve")
        .args(["--address", &address.to_string()])
        .args(["--database", url])
        .args(["--metrics-address", "none"])
        .args(flags)
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .current_dir(folder)
        .env("RUST_BACKTRACE", "1")
        .stdin(Stdio::null())
        .stdout(log.try_clone().expect("a file has a second handle"))
        .stderr(log)
        .spawn()
        .expect("the binary can be started")
}

fn log(folder: &Path) -> PathBuf {
    folder.join("server.log")
}

fn database(folder: &Path) -> PathBuf {
    folder.join("septet.db")
}

/// Returns an unused port below those that the kernel assigns. While a killed server is stopped, neither a
/// connecting client nor another test may get its port.
///
/// # Panics
///
/// If none is free.
pub fn free_address() -> SocketAddr {
    let ports = 15_000..30_000_u16;
    let start = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.subsec_nanos());
    let start = (start ^ std::process::id().wrapping_mul(7_919)) as usize % ports.len();
    ports
        .clone()
        .cycle()
        .skip(start)
        .take(ports.len())
        .map(|port| SocketAddr::from(([127, 0, 0, 1], port)))
        .find(|&address| TcpListener::bind(address).is_ok())
        .expect("one of thousands of ports is free")
}
