const dayMs = 86_400_000;
// Asia/Shanghai has no daylight saving.
const aheadMs = 8 * 3_600_000;

/** The first midnight in the district's zone after a moment, both in milliseconds since 1970. */
export const nextMidnight = (now: number): number =>
  (Math.floor((now + aheadMs) / dayMs) + 1) * dayMs - aheadMs;
