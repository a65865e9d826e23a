//! The rest of the game as a stack of plain frames.

use super::Pool;
use crate::ask::Ask;
use crate::flow::Frame;
use crate::{happening, modules};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Deep enough for a round’s phases, a step for each seat and a nested action on top: 2,000 games of every mix reached 17.
const DEPTH: usize = 24;

/// What is still to be done; the last frame comes next.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Frame>"))]
pub struct Stack {
    frames: [Frame; DEPTH],
    len: u8,
}

impl Stack {
    /// Nothing left to do.
    pub fn new() -> Stack {
        Stack { frames: [Frame::IDLE; DEPTH], len: 0 }
    }

    /// The frames, the next one last.
    pub fn as_slice(&self) -> &[Frame] {
        &self.frames[..self.len as usize]
    }

    /// The frame that comes next.
    pub fn last(&self) -> Option<&Frame> {
        self.as_slice().last()
    }

    /// The frame that comes next, to be changed.
    pub fn last_mut(&mut self) -> Option<&mut Frame> {
        self.frames[..self.len as usize].last_mut()
    }

    /// The followers that open questions hold for a seat: just drawn or recruited, and nowhere else.
    pub fn held_for(&self, seat: Seat) -> Pool {
        let held = self.as_slice().iter().map(|frame| match frame {
            Frame::Ask(asked, Ask::Bathhouse(drawn)) if *asked == seat => {
                drawn.followers.iter().flatten().copied().collect()
            }
            Frame::Ask(asked, Ask::Statue(kind)) if *asked == seat => Pool::from_iter([kind.neutral()]),
            Frame::Ask(asked, Ask::Happening(ask)) if *asked == seat => happening::held(ask),
            Frame::Ask(asked, ask) if *asked == seat => modules::held(ask),
            _ => Pool::default(),
        });
        held.fold(Pool::default(), |mut all, pool| {
            all.add_all(pool);
            all
        })
    }

    /// Lets `hide` take out of every question to one seat what somebody may not know.
    pub(crate) fn redact(&mut self, mut hide: impl FnMut(&mut Ask, Seat)) {
        for frame in &mut self.frames[..self.len as usize] {
            if let Frame::Ask(seat, ask) = frame {
                hide(ask, *seat);
            }
        }
    }

    /// Puts a frame on top.
    pub fn push(&mut self, frame: Frame) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// Takes the top frame off.
    pub fn pop(&mut self) -> Option<Frame> {
        self.len = self.len.checked_sub(1)?;
        Some(self.frames[self.len as usize])
    }
}

impl Default for Stack {
    fn default() -> Stack {
        Stack::new()
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Stack {}

impl std::fmt::Debug for Stack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for Stack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Stack, D::Error> {
        let frames = Vec::<Frame>::deserialize(deserializer)?;
        if frames.len() > DEPTH {
            return Err(serde::de::Error::custom("the stack is too deep"));
        }
        let mut stack = Stack::new();
        frames.into_iter().for_each(|frame| stack.push(frame));
        Ok(stack)
    }
}
