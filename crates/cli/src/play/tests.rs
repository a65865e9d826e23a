//! What is typed at any table.

use super::command::{Command, split};

#[test]
fn lines_are_understood() {
    for (line, command) in [
        (" 12 ", Command::Number(12)),
        ("3.", Command::Number(3)),
        ("", Command::Options),
        ("WHY use village", Command::Why("use village")),
        ("log  all", Command::Log("all")),
        ("map Tours", Command::Words("map Tours")),
        ("save my game.json", Command::Save("my game.json")),
        ("use village", Command::Words("use village")),
        ("-1", Command::Words("-1")),
    ] {
        assert_eq!(Command::parse(line), command);
    }
}

#[test]
fn the_first_word_of_a_line_is_its_command() {
    assert_eq!(split("fill  farm house"), ("fill", "farm house"));
    assert_eq!(split("map"), ("map", ""));
}
