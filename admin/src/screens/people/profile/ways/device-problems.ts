import type { DeviceProblem } from '@policy/shared/client/passkeys.ts';

/** The words for what a device refuses. */
export const deviceProblems = {
  unsupported: 'deviceUnsupported',
  cancelled: 'deviceCancelled',
  known: 'deviceKnown',
} as const satisfies Record<DeviceProblem, string>;
