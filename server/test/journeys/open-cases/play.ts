import type { OpenCase } from './cases.ts';
import type { Stage } from './stage.ts';
import type { Standing, JourneyStep } from './steps.ts';

/** When the cases were begun, left open, and found again after the update; the first is a Monday. */
export const times = {
  begun: '2026-02-16 09:00:00',
  leftOpen: '2026-02-24 09:00:00',
  updated: '2026-03-02 09:00:00',
  /** Every objection period and every time for a correction is over. */
  timers: '2026-03-16 09:00:00',
} as const;

/** Plays every case to its end: each as far as it goes at once, then on from what its timer did. */
export async function playToTheEnd(stage: Stage, cases: readonly OpenCase[]): Promise<void> {
  const waiting: [Standing, readonly JourneyStep[]][] = [];
  for (const { name, rest } of cases) {
    const standing = { id: await stage.caseNamed(name), stage };
    waiting.push([standing, await playOn(standing, rest)]);
  }
  await stage.waitUntil(times.timers);
  for (const [standing, rest] of waiting) await playOn(standing, rest);
}

/** Plays steps until the case waits for its timer; answers what follows then. */
export async function playOn(
  standing: Standing,
  steps: readonly JourneyStep[],
): Promise<readonly JourneyStep[]> {
  for (const [at, step] of steps.entries()) {
    if (step === 'timer') return steps.slice(at + 1);
    await step(standing);
  }
  return [];
}
