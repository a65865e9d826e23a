import { expect, test } from 'vitest';
import { beside, type Box } from './beside';

const frame: Box = { left: 0, top: 0, right: 1000, bottom: 600 };
const size = { width: 400, height: 100 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const meets = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.each([
  ['in the middle', box(450, 250, 100, 60)],
  ['at the foot', box(450, 530, 100, 60)],
  ['in a corner', box(0, 0, 100, 60)],
  ['above the frame, as the main button is', box(900, -50, 90, 40)],
  ['as high as the frame', box(0, 0, 300, 600)],
])('what is %s stays in view', (_, target) => {
  const at = beside(target, size, frame);
  const bubble = box(at.left, at.top, size.width, size.height);
  expect(meets(bubble, target)).toBe(false);
  expect([bubble.left >= 0, bubble.top >= 0, bubble.right <= 1000, bubble.bottom <= 600]).not.toContain(false);
});

test('what fills the frame is spoken of at its foot', () => {
  expect(beside(frame, size, frame)).toEqual({ left: 300, top: 490 });
});

test('a sheet lies at the bottom, or above what is there', () => {
  const phone: Box = { left: 0, top: 0, right: 390, bottom: 600 };
  const sheet = { width: 370, height: 180 };
  expect(beside(box(20, 100, 160, 80), sheet, phone, true)).toEqual({ left: 10, top: 410 });
  expect(beside(box(20, 480, 160, 80), sheet, phone, true)).toEqual({ left: 10, top: 290 });
});
