//! Runs the program and looks at what it says.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{fs, thread};

/// What a run has said.
pub(crate) struct Said {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

impl Said {
    fn of(output: Output) -> Said {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        Said { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
    }

    /// The run must have ended well.
    pub(crate) fn well(self) -> Said {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self
    }

    /// Fails unless the output has this text.
    pub(crate) fn has(&self, text: &str) -> &Said {
        assert!(self.out.contains(text), "`{text}` is missing in:\n{}", self.out);
        self
    }

    /// The last lines, beginning with the first score sheet.
    pub(crate) fn score_sheets(&self) -> &str {
        let start = self.out.find("Score sheet of").expect("score sheets at the end");
        &self.out[start..]
    }
}

/// The program with these words behind its name.
pub(crate) fn program(args: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orleans"));
    command.args(args.split_whitespace());
    command
}

/// Runs the program without any input.
pub(crate) fn orleans(args: &str) -> Said {
    Said::of(program(args).stdin(Stdio::null()).output().expect("the program starts"))
}

/// Runs the program and types these lines.
pub(crate) fn typed(args: &str, lines: &[&str]) -> Said {
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    answered(args, lines.into_iter())
}

/// Runs the program and types lines until it ends or there are no more.
pub(crate) fn answered(args: &str, lines: impl Iterator<Item = String> + Send + 'static) -> Said {
    let mut child = program(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a way in");
    let typing = thread::spawn(move || {
        for line in lines {
            // The game is over before the lines are: that is no failure.
            if writeln!(input, "{line}").is_err() {
                return;
            }
        }
    });
    let said = Said::of(child.wait_with_output().expect("the program ends"));
    typing.join().expect("typing ends");
    said
}

/// Numbers without end, as somebody types who does not read the question.
pub(crate) fn numbers(mut chance: u32) -> impl Iterator<Item = String> + Send {
    std::iter::from_fn(move || {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        Some((1 + (chance >> 16) % 6).to_string())
    })
}

/// A folder of its own for a test, empty at the beginning.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    /// The path of a file in the folder, as it is typed.
    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a path in UTF-8").to_owned()
    }

    /// Writes a file and gives its path.
    pub(crate) fn write(&self, name: &str, text: &str) -> String {
        let file = self.file(name);
        fs::write(&file, text).expect("the file can be written");
        file
    }
}
