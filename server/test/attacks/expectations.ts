import { answerKinds } from './answer-kinds.ts';
import type { Seen } from './play.ts';
import type { AttackFixture } from './attack-fixture.ts';
import { stateKinds } from './state-kinds.ts';

/** One thing that a case may expect. */
export interface Kind {
  /** What has to be looked at before the attack. */
  look?: (fixture: AttackFixture, call: Seen['call']) => unknown;
  /** Throws when it does not hold. */
  hold: (expected: never, seen: Seen & { before: unknown }) => unknown;
}

/** What only a browser can see; `e2e/portal/attacks.spec.ts` holds it on the same cases. */
export const seenInBrowser = [
  ...['browserNoScript', 'frameSrcAllowList'],
  // Headers and pages of the portal.
  ...['noHeaderMatch', 'header'],
];

const kinds: Record<string, Kind> = { ...answerKinds, ...stateKinds };

/** The same, for whoever does not know which one he holds. */
interface Held extends Pick<Kind, 'look'> {
  hold: (expected: unknown, seen: Seen & { before: unknown }) => unknown;
}

/** How an expectation is held; one that nobody knows fails the case, for nothing may be passed over. */
export function expectations(kind: string): Held {
  const known = kinds[kind];
  if (!known) throw new Error(`the runner does not know how to hold ${kind}`);
  return known as Held;
}
