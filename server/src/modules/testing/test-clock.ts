import { z } from 'zod';

import { bodyOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import type { MovableClock } from '../../kit/runtime/test-clock.ts';

const input = z.object({
  seconds: z
    .int()
    .min(0)
    .max(400 * 86_400),
});

/** Moves the clock of a server under test; the route exists with TEST_CLOCK=1 only, which production refuses. */
export const testClockModule =
  (clock: MovableClock): Module =>
  (app) => {
    const schema = { tags: ['test'], body: input, response: { 200: z.object({ now: z.string() }) } };
    app.post('/test/clock', { config: { guard: 'public' }, schema }, (request) => {
      clock.moveBy(bodyOf<z.output<typeof input>>(request).seconds * 1000);
      return { now: wireTime(clock.now()) };
    });
  };
