import { expect, test } from 'vitest';

import { paletteRoom, wholeInSight } from './whole-in-sight.ts';

const canvas = { width: 650, height: 680 };

/** The left and right end of a diagram on the canvas, in pixels. */
function endsOf(inner: { x: number; y: number; width: number; height: number }, left?: number) {
  const shown = wholeInSight({ inner, outer: canvas }, left);
  const scale = canvas.width / shown.width;
  return [(inner.x - shown.x) * scale, (inner.x + inner.width - shown.x) * scale];
}

test('a wide diagram begins beside the palette and ends within the canvas', () => {
  const [left, right] = endsOf({ x: 150, y: 80, width: 1400, height: 300 }, paletteRoom);
  expect(left).toBeCloseTo(130);
  expect(right).toBeLessThanOrEqual(610.001);
});

test('a small diagram is not drawn larger than it is', () => {
  const [left = 0, right = 0] = endsOf({ x: 0, y: 0, width: 200, height: 80 });
  expect(right - left).toBeCloseTo(200);
});

test('an empty one is shown as well', () => {
  expect(endsOf({ x: 0, y: 0, width: 0, height: 0 }, paletteRoom)[0]).toBeCloseTo(130);
});

test('without a palette it stands within the same margin on all sides', () => {
  const inner = { x: 150, y: 80, width: 1400, height: 300 };
  const [left = 0, right = 0] = endsOf(inner);
  expect([left, canvas.width - right].map(Math.round)).toEqual([40, 40]);
  const shown = wholeInSight({ inner, outer: canvas });
  expect(inner.y - shown.y).toBeCloseTo(shown.y + shown.height - (inner.y + inner.height));
});
