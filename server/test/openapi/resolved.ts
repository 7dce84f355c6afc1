import { heldBy } from '@policy/shared/contract/api-document.ts';
import type { ApiDocument, Reference } from '@policy/shared/contract/api-document.ts';

/** What a reference of the document points to, or the thing itself; one that points nowhere fails the test. */
export function resolved<T extends object>({ components }: ApiDocument, thing: T | Reference): T {
  const [, , kind] = '$ref' in thing ? thing.$ref.split('/') : [];
  const known = Object.entries<Record<string, object>>({ ...components }).find(([name]) => name === kind);
  const held = heldBy<object>(thing, known?.[1] ?? {});
  if (!held) throw new Error(`${JSON.stringify(thing)} points nowhere`);
  return held as T;
}
