import { expect, test } from 'vitest';

import { besidePalette } from './beside-palette.ts';

const canvas = { width: 650, height: 680 };

/** The left and right end of a diagram on the canvas, in pixels. */
function endsOf(inner: { x: number; y: number; width: number; height: number }) {
  const shown = besidePalette({ inner, outer: canvas });
  const scale = canvas.width / shown.width;
  return [(inner.x - shown.x) * scale, (inner.x + inner.width - shown.x) * scale];
}

test('a wide diagram begins beside the palette and ends within the canvas', () => {
  const [left, right] = endsOf({ x: 150, y: 80, width: 1400, height: 300 });
  expect(left).toBeCloseTo(130);
  expect(right).toBeLessThanOrEqual(630.001);
});

test('a small diagram is not drawn larger than it is', () => {
  const [left = 0, right = 0] = endsOf({ x: 0, y: 0, width: 200, height: 80 });
  expect(right - left).toBeCloseTo(200);
});

test('an empty one is shown as well', () => {
  expect(endsOf({ x: 0, y: 0, width: 0, height: 0 })[0]).toBeCloseTo(130);
});
