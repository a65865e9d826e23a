// Where a bubble lies: beside what it speaks of, inside its frame, and never over it if there is room elsewhere.

export type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

const GAP = 10;
const within = (at: number, size: number, least: number, most: number) =>
  Math.max(least + GAP, Math.min(at, most - GAP - size));

/** The top left corner of a bubble of this size; `sheet` keeps it at the bottom as long as that hides nothing. */
export function beside(target: Box, { width, height }: Size, frame: Box, sheet = false): { left: number; top: number } {
  const left = within((target.left + target.right - width) / 2, width, frame.left, frame.right);
  const top = within((target.top + target.bottom - height) / 2, height, frame.top, frame.bottom);
  const lowest = frame.bottom - GAP - height;
  const below = { left, top: sheet ? lowest : target.bottom + GAP };
  const ways = [
    { fits: target.bottom + GAP <= lowest, at: below },
    { fits: target.top - GAP - height >= frame.top + GAP, at: { left, top: target.top - GAP - height } },
    { fits: target.right + GAP + width <= frame.right, at: { left: target.right + GAP, top } },
    { fits: target.left - GAP - width >= frame.left, at: { left: target.left - GAP - width, top } },
  ];
  // What fills the frame is spoken of at its foot.
  const { left: x, top: y } = ways.find(({ fits }) => fits)?.at ?? { left, top: lowest };
  return { left: x, top: within(y, height, frame.top, frame.bottom) };
}
