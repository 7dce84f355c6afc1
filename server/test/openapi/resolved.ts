import { heldBy } from '@policy/shared/contract/api-document.ts';
import type { ApiDocument, Reference } from '@policy/shared/contract/api-document.ts';

/** What a reference of the document points to, or the thing itself; one that points nowhere fails the test. */
export function resolved<T extends object>({ components }: ApiDocument, thing: T | Reference): T {
  const held = heldBy(thing, components);
  if (!held) throw new Error(`${JSON.stringify(thing)} points nowhere`);
  return held;
}
