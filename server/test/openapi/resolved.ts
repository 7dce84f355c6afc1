import type { ApiDocument, Reference } from '@policy/shared/contract/api-document.ts';

/** What a reference of the document points to, or the thing itself. */
export function resolved<T extends object>(document: ApiDocument, thing: T | Reference): T {
  if (!('$ref' in thing) || typeof thing.$ref !== 'string') return thing as T;
  const parts = thing.$ref.replace('#/', '').split('/');
  const found = parts.reduce<unknown>(
    (at, part) => (at as Record<string, unknown> | undefined)?.[part],
    document,
  );
  if (found === undefined) throw new Error(`${thing.$ref} points nowhere`);
  return found as T;
}
