//! Names that people give themselves: what is shown is what is there, and no two accounts look alike.

use crate::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton as prototypes;

/// The most characters of a name.
pub(crate) const MAX_NAME: usize = 40;
/// The most marks on one letter: more would draw over others.
const MAX_MARKS: usize = 2;

/// The name as it is kept and shown, if it can be.
pub(crate) fn checked(name: &str) -> Result<String, Error> {
    let name = usual(name);
    if name.is_empty() || name.chars().count() > MAX_NAME || !name.chars().all(is_shown) {
        return Err(Error::BadRequest(format!("a name has 1 to {MAX_NAME} characters on one line, all to be seen")));
    }
    if !name.chars().any(char::is_alphanumeric) || !has_few_marks(&name) {
        return Err(Error::BadRequest("a name has a letter or a digit, and few marks on each".into()));
    }
    Ok(name)
}

/// The same name however it was typed: usual letters, and single spaces between words.
pub(crate) fn usual(name: &str) -> String {
    let name: String = name.nfkc().collect();
    name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// What a name looks like: names that can be taken for each other have the same.
pub(crate) fn skeleton(name: &str) -> String {
    prototypes(name).flat_map(char::to_lowercase).collect()
}

/// Whether every letter has few marks, and none of them twice in a row; none stands alone.
pub(crate) fn has_few_marks(text: &str) -> bool {
    let (mut marks, mut bare) = (Vec::new(), true);
    text.chars().all(|sign| {
        if !is_combining_mark(sign) {
            marks.clear();
            bare = sign.is_whitespace();
            return true;
        }
        let fits = !bare && marks.len() < MAX_MARKS && !marks.contains(&sign);
        marks.push(sign);
        fits
    })
}

/// Whether a character is something to be seen, and nothing but itself: a blank, what turns the direction of writing
/// and what is not given out yet are none.
fn is_shown(sign: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, SpaceSeparator, Unassigned};
    match sign {
        ' ' => true,
        // An empty pattern of Braille, and notes without a head.
        '\u{2800}' | '\u{1d159}' => false,
        _ => {
            let hidden = matches!(
                sign.general_category(),
                Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | SpaceSeparator | Unassigned
            );
            // What may be left out has no prototype.
            !hidden && prototypes(sign.encode_utf8(&mut [0; 4])).next().is_some()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{checked, has_few_marks, skeleton};

    #[test]
    fn what_can_be_taken_for_each_other_has_one_skeleton() {
        for (one, other) in
            [("Pavla", "PavIa"), ("Ada", "Аda"), ("corn", "com"), ("B0B", "BOB"), ("José", "Jose\u{301}")]
        {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        assert_ne!(skeleton("Ada"), skeleton("Ida"));
    }

    #[test]
    fn a_name_is_kept_in_its_usual_form() {
        assert_eq!(checked("  \u{ff21}da \u{3000} L. ").unwrap(), "Ada L.");
        assert!(checked(&"x".repeat(40)).is_ok() && checked(&"x".repeat(41)).is_err());
        assert!(checked("\u{fdfa}\u{fdfa}\u{fdfa}").is_err(), "what is short may be long in its usual form");
    }

    #[test]
    fn marks_are_counted_letter_by_letter() {
        assert!(has_few_marks("a\u{316}\u{317}b\u{316}\u{317}"));
        for wrong in ["a\u{316}\u{317}\u{318}", "a\u{316}\u{316}", "\u{316}a", "a \u{316}"] {
            assert!(!has_few_marks(wrong), "{}", wrong.escape_unicode());
        }
    }
}
