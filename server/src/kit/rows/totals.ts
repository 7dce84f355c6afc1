import { staleWhileRevalidate } from '../sql/stale-while-revalidate.ts';
import { singleFlight } from '../sql/single-flight.ts';
import type { Shared } from '../sql/single-flight.ts';

/** An exact count that callers of the same question share. */
export const sharedCount = singleFlight<number>();

/** A count that may be five seconds old, for tables that grow all the time; it is counted again while it is told. */
export const staleCount = staleWhileRevalidate(sharedCount);

/** The longest that a list waits for a count that nobody has asked for lately. */
const patienceMs = 60;

/** The same, or null where it takes longer to count than a list may wait; the count goes on for whoever asks next. */
export function countWithin(...asked: Parameters<Shared<number>>): Promise<number | null> {
  const counted = staleCount(...asked);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(null);
    }, patienceMs);
    counted.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
