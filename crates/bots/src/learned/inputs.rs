//! A position as numbers.

/// The inputs that are not zero, with their numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inputs {
    list: Vec<(u16, f32)>,
    at: u16,
}

impl Inputs {
    /// The inputs that are not zero.
    pub(crate) fn list(&self) -> &[(u16, f32)] {
        &self.list
    }

    /// How many inputs were told, zeros included.
    #[cfg(test)]
    pub(crate) fn n_told(&self) -> usize {
        self.at.into()
    }

    /// Begins anew.
    pub(crate) fn clear(&mut self) {
        self.list.clear();
        self.at = 0;
    }

    pub(crate) fn tell(&mut self, much: f32) {
        if much != 0.0 {
            self.list.push((self.at, much));
        }
        self.at += 1;
    }

    pub(crate) fn share(&mut self, much: impl Into<f32>, of: f32) {
        self.tell(much.into() / of);
    }

    pub(crate) fn flag(&mut self, is: bool) {
        self.tell(f32::from(u8::from(is)));
    }

    /// So many zeros.
    pub(crate) fn skip(&mut self, n: u16) {
        self.at += n;
    }

    /// One of `n`.
    pub(crate) fn which(&mut self, nth: usize, n: u16) {
        self.list.push((self.at + (nth as u16).min(n - 1), 1.0));
        self.at += n;
    }

    /// The bits of a set, of `n` that there may be; each of them counts so `much`.
    pub(crate) fn bits(&mut self, mut bits: u128, n: u16, much: f32) {
        while bits != 0 {
            self.list.push((self.at + bits.trailing_zeros() as u16, much));
            bits &= bits - 1;
        }
        self.at += n;
    }
}
