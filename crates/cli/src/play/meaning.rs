//! Words that mean moves or things: beginnings of words will do, and small words carry no meaning.

/// Words that carry no meaning here.
const FILLERS: [&str; 20] = [
    "a", "an", "the", "on", "onto", "to", "of", "my", "your", "in", "into", "at", "with", "and", "i", "do", "not",
    "can", "by", "this",
];

/// Moves with the words of each way to say them.
pub(crate) struct Sayings<M>(Vec<(M, Vec<Vec<String>>)>);

/// A move that could be meant, and how many of its words were left unsaid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Meant<M> {
    /// The move.
    pub(crate) mv: M,
    /// Words of the move that were not said.
    pub(crate) unsaid: usize,
}

impl<M: Copy> Sayings<M> {
    /// These moves, each with its forms.
    pub(crate) fn new(moves: Vec<M>, forms: impl Fn(M) -> Vec<String>) -> Sayings<M> {
        Sayings(moves.into_iter().map(|mv| (mv, forms(mv).iter().map(|form| tokens(form)).collect())).collect())
    }

    /// Every move that has all the words in the order in which they were said; beginnings of words will do.
    pub(crate) fn meant(&self, said: &str) -> Vec<Meant<M>> {
        let said = tokens(said);
        if said.is_empty() {
            return Vec::new();
        }
        let unsaid = |forms: &[Vec<String>]| forms.iter().filter_map(|form| left_over(&said, form)).min();
        self.0.iter().filter_map(|(mv, forms)| Some(Meant { mv: *mv, unsaid: unsaid(forms)? })).collect()
    }
}

/// The thing of this name among `all`, by the beginning of its words.
pub(crate) fn thing<T: Copy + ToString>(said: &str, all: &[T]) -> Option<T> {
    let said = tokens(said);
    let unsaid = |thing: &T| left_over(&said, &tokens(&thing.to_string()));
    let found = all.iter().filter(|_| !said.is_empty()).filter_map(|thing| Some((unsaid(thing)?, *thing)));
    found.min_by_key(|(unsaid, _)| *unsaid).map(|(_, thing)| thing)
}

/// Lower case without accents, split into words that mean something.
fn tokens(text: &str) -> Vec<String> {
    let folded: String = text.to_lowercase().chars().map(plain_letter).collect();
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.filter(|word| !FILLERS.contains(word)).map(str::to_owned).collect()
}

fn plain_letter(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ó' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        other => other,
    }
}

/// How many words of `form` are left over if `said` stands in it in this order; nothing if it does not.
fn left_over(said: &[String], form: &[String]) -> Option<usize> {
    let mut words = form.iter();
    let all_there = said.iter().all(|word| words.any(|other| other.starts_with(word.as_str())));
    all_there.then(|| form.len() - said.len())
}
