//! A PostgreSQL cluster that lives as long as a test: its own folder, a socket in it, and no port.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const PASSWORD: &str = "correct horse";

/// A running cluster; ended and removed when dropped, also when the test panics or is killed.
pub(crate) struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    server: Child,
}

impl Postgres {
    pub(crate) fn start() -> Postgres {
        let programs = programs();
        let folder = tempfile::tempdir().unwrap();
        let word = folder.path().join("password");
        fs::write(&word, PASSWORD).unwrap();
        if is_root() {
            run(Command::new("chown").arg("-R").arg("postgres:").arg(folder.path()));
        }
        let mut initdb = unprivileged(&programs.join("initdb"));
        initdb.args(["--no-sync", "--username=orleans", "--auth=scram-sha-256", "--encoding=UTF8", "--pwfile"]);
        run(initdb.arg(&word).arg("--pgdata").arg(folder.path().join("data")));
        let server = launch(&programs, folder.path());
        Postgres { folder, programs, server }
    }

    /// The address of a database of this cluster; `postgres` is always there.
    pub(crate) fn url(&self, database: &str) -> String {
        self.url_with(PASSWORD, database)
    }

    pub(crate) fn url_with(&self, password: &str, database: &str) -> String {
        let password = password.replace(' ', "%20");
        format!("postgres://orleans:{password}@localhost/{database}?host={}", self.folder.path().display())
    }

    /// Makes an empty database and gives its address.
    pub(crate) fn database(&self, name: &str) -> String {
        let mut createdb = Command::new(self.programs.join("createdb"));
        createdb.arg("--host").arg(self.folder.path()).args(["--username=orleans", name]);
        run(createdb.env("PGPASSWORD", PASSWORD));
        self.url(name)
    }

    /// Ends the cluster as an administrator would, breaking all connections, and starts it again.
    #[allow(dead_code, reason = "not every test that has a cluster restarts it")]
    pub(crate) fn restart(&mut self, pause: Duration) {
        run(Command::new("kill").args(["-INT", &self.server.id().to_string()]));
        self.server.wait().unwrap();
        std::thread::sleep(pause);
        self.server = launch(&self.programs, self.folder.path());
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Without a farewell: the folder goes as well.
        run(Command::new("kill").args(["-QUIT", &self.server.id().to_string()]));
        self.server.wait().ok();
    }
}

fn launch(programs: &Path, folder: &Path) -> Child {
    let mut postgres = unprivileged(&programs.join("postgres"));
    postgres.arg("-D").arg(folder.join("data")).args(["-c", "listen_addresses=", "-k"]).arg(folder);
    let log = fs::File::create(folder.join("log")).unwrap();
    let mut server = postgres.stdout(Stdio::null()).stderr(log).spawn().unwrap();
    let begin = Instant::now();
    let mut ready = Command::new(programs.join("pg_isready"));
    ready.arg("--quiet").arg("--host").arg(folder);
    while !ready.status().unwrap().success() {
        let ended = server.try_wait().unwrap().is_some() || begin.elapsed() > Duration::from_secs(60);
        assert!(!ended, "{}", fs::read_to_string(folder.join("log")).unwrap_or_default());
        std::thread::sleep(Duration::from_millis(20));
    }
    server
}

/// Where PostgreSQL's programs are; installed if they are missing.
fn programs() -> PathBuf {
    run(&mut Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/postgres/install")));
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    let found = folders.into_iter().find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists());
    found.expect("PostgreSQL's programs")
}

/// A program that ends with this test. PostgreSQL does not run as root.
fn unprivileged(program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "KILL"]).current_dir("/");
    if is_root() {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    }
    command.arg(program);
    command
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n")
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}
