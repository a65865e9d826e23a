//! The servers that are measured: this same program, once or several times.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server; killed when dropped.
pub(super) struct Server {
    child: Child,
    /// Host and port.
    pub(super) address: String,
    /// How long it took until it could be reached.
    pub(super) start: Duration,
}

impl Server {
    /// Starts a server on a file or a database.
    pub(super) fn start(data: &Path, database: Option<&str>) -> Result<Server> {
        let program = std::env::current_exe().context("this program does not know its own place")?;
        let mut command = Command::new(program);
        command.args(["serve", "--addr", "127.0.0.1:0", "--limits", "off"]);
        // The address of a database may hold a password, and arguments are for all to read.
        match database {
            Some(url) => command.env("ORLEANS_DATABASE", url),
            None => command.env_remove("ORLEANS_DATABASE").arg("--data").arg(data),
        };
        let begin = Instant::now();
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().context("no server starts")?;
        let mut line = String::new();
        if let Some(said) = child.stdout.take() {
            BufReader::new(said).read_line(&mut line)?;
        }
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split_once(". "));
        let Some((address, _)) = address else {
            child.kill().ok();
            child.wait().ok();
            bail!("the server did not start; its own message is above");
        };
        Ok(Server { child, address: address.to_owned(), start: begin.elapsed() })
    }

    /// The most memory it has had, in MB, where the system tells.
    pub(super) fn peak_memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? / 1024)
    }

    /// The seconds of processor time it has used, where the system tells.
    pub(super) fn processor(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        let (_, after) = stat.rsplit_once(')')?;
        let ticks: Vec<f64> = after.split_whitespace().skip(11).take(2).flat_map(str::parse).collect();
        Some(ticks.iter().sum::<f64>() / 100.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Without a farewell: what was acknowledged must be there all the same.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
