import type { Clock } from './clock.ts';

/** A clock that tests may move; it runs on at the machine's pace. */
export interface MovableClock extends Clock {
  moveBy(milliseconds: number): void;
}

/** A clock that starts at the machine's time. */
export function movableClock(): MovableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    moveBy: (milliseconds) => {
      offsetMs += milliseconds;
    },
  };
}
