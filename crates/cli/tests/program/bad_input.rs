//! Whatever is wrong gets one sentence and a failing exit.

use crate::run::{Folder, Said, orleans, program};
use std::io::Read;
use std::process::Stdio;

fn is_one_sentence(args: &str, said: &Said, words: &str) {
    assert!(said.code.is_some_and(|code| code != 0), "{args}: {:?}", said.code);
    assert_eq!(said.out, "", "{args}");
    assert_eq!(said.err.lines().count(), 1, "{args}: {}", said.err);
    assert!(said.err.starts_with("orleans: ") && !said.err.contains("panicked"), "{args}: {}", said.err);
    assert!(said.err.contains(words), "{args}: `{words}` is missing in: {}", said.err);
}

#[test]
fn a_bad_command_line_is_explained() {
    for (args, words) in [
        ("dance", "there is no command `dance`"),
        ("play --edition third", "choose first, current or bigbox"),
        ("play --edition first --players 5", "seats 2 to 4 players, not 5: choose another number with --players"),
        ("play --players 1", "seats 2 to 4 players"),
        ("play --game chess", "`--game <GAME>` cannot be `chess`: choose orleans"),
        ("simulate --game chess", "cannot be `chess`"),
        (
            "play --level cruel",
            "choose easier, normal, harder, harder-one, harder-order, standard, connoisseur or special",
        ),
        ("play --level easier", "only scenarios have the level easier: choose another --level"),
        ("simulate --modules tours --level harder-one", "at the level normal, not harder-one: choose another --level"),
        ("simulate --modules tours --players 2", "choose --players 1"),
        ("play --resume x.json --game orleans", "does not go together"),
        ("play --resume x.json --open-planning", "does not go together"),
        ("play --players many", "give a whole number"),
        ("play --players 300", "give a whole number"),
        ("play --seed xyz", "64 hexadecimal digits"),
        ("play --bots champion", "there is no bot `champion`: choose random, easy, medium, hard or master"),
        ("play --players 4 --bots easy,easy", "one name for all, or one for each seat"),
        ("play --people 5", "do not fit at a table of 4"),
        ("play --start-player 0", "choose a number from 1 to 4"),
        ("play --start-player 9", "choose a number from 1 to 4"),
        ("play --names a,b,c,d,e", "5 names for 4 seats"),
        ("play --edition bigbox --added-tiles", "leave out --added-tiles"),
        ("play --resume x.json --seed 1", "does not go together"),
        ("play --resume no-such-file.json", "there is no file `no-such-file.json`"),
        ("play --save no/such/folder/game.json --seed 1 --people 0", "cannot be written"),
        ("play --colour", "`--colour` is not understood here"),
        ("simulate --games 0", "give a whole number, 1 to 10000000"),
        ("simulate --threads 0", "give a whole number, 1 to 512"),
        ("simulate --players 9", "seats 2 to 4 players"),
        ("simulate --bots easy,random", "one name for all, or one for each seat"),
        ("replay", "is missing"),
        ("replay no-such-file.json", "there is no file `no-such-file.json`"),
        ("replay .", "is a folder"),
        ("rules xyzzy", "no rule has all of the words `xyzzy`"),
        ("rules --language es merchant", "`--language <LANGUAGE>` cannot be `es`: choose en, de or fr"),
        ("rules --language de neighbouring", "no rule has all of the words `neighbouring`"),
        ("rules --language de --coverage", "does not go together"),
        ("rules --coverage xyzzy", "there is no module `xyzzy`"),
        ("golden --seed 1 --players 7 --out x.json", "seats 2 to 4 players"),
    ] {
        let said = orleans(args);
        // A game that cannot be kept says so after its welcome.
        match args.contains("no/such/folder") {
            true => assert!(said.code == Some(1) && said.err.contains(words) && said.err.lines().count() == 1),
            false => is_one_sentence(args, &said, words),
        }
    }
}

#[test]
fn a_bad_file_is_explained() {
    let folder = Folder::new("bad_files");
    let good = folder.file("good.json");
    orleans(&format!("golden --seed 1 --players 2 --bots random --out {good}")).well();
    let text = std::fs::read_to_string(&good).expect("a record");
    let end = text.find("\"end\"").expect("the record has an end");
    // A game of older rules is as good as any if it comes to its end by these, and explained if not.
    let older = text.replacen("\"rules\":2", "\"rules\":1", 1);
    orleans(&format!("replay {} --check", folder.write("still_good", &older))).well();
    for (name, text, words) in [
        ("empty", String::new(), "not a saved game"),
        ("prose", "Once upon a time".into(), "not a saved game"),
        ("list", "[1, 2]".into(), "not a saved game"),
        ("cut", text[..text.len() / 2].into(), "damaged"),
        ("newer", text.replacen("\"rules\":2", "\"rules\":999", 1), "rules version 999"),
        ("older", format!("{}{}", &older[..end], older[end..].replacen(":[", ":[1", 1)), "rules version 1"),
        ("seed", text.replacen("\"seed\":\"", "\"seed\":\"0", 1), "damaged"),
        ("other_game", text.replacen("\"game\":\"orleans\"", "\"game\":\"chess\"", 1), "saved game of `chess`"),
        ("five", text.replacen("\"players\":2", "\"players\":5", 1), "seats 2 to 4 players"),
        ("move", text.replacen("[0,\"ready\"]", "[0,\"pass\"]", 1), "is not allowed by rule"),
        ("end", format!("{}{}", &text[..end], text[end..].replacen(":[", ":[1", 1)), "another end"),
        ("deep", "[".repeat(100_000), "not a saved game"),
        ("deep_object", "{\"a\":".repeat(100_000), "damaged"),
    ] {
        let file = folder.write(name, &text);
        for args in [format!("replay {file} --check"), format!("play --resume {file}")] {
            is_one_sentence(&args, &orleans(&args), words);
        }
    }
}

#[test]
fn seats_of_a_file_are_not_trusted() {
    let folder = Folder::new("bad_seats");
    let file = folder.file("game.json");
    crate::run::typed(&format!("play --seed 1 --players 2 --save {file}"), &["fill village"]).well();
    let text = std::fs::read_to_string(&file).expect("a saved game");
    for (name, from, to, words) in [
        ("bot", "\"by\":\"easy\"", "\"by\":\"champion\"", "there is no bot `champion`"),
        ("number", ",{\"name\":\"Blanche\",\"by\":\"easy\"}", "", "names 1 seats for 2 players"),
        ("shape", "\"seats\":[", "\"seats\":[7,", "damaged"),
    ] {
        assert!(text.contains(from), "{name}: {text}");
        let file = folder.write(name, &text.replacen(from, to, 1));
        let args = format!("play --resume {file}");
        is_one_sentence(&args, &orleans(&args), words);
    }
    let file = folder.write("escape", &text.replacen("Blanche", "\\u001b[2JBlanche", 1));
    let said = orleans(&format!("play --resume {file}")).well();
    assert!(!said.out.contains('\u{1b}'), "no file writes control characters to the terminal");
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child =
        program("rules a").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().expect("a way out").read_to_string(&mut err).expect("it can be read");
    assert_eq!((child.wait().expect("it ends").code(), err.as_str()), (Some(0), ""));
}
