import type { Part } from '@policy/shared/forms/design/form-tree.ts';

/** A schema with one of its members said otherwise, or not at all. */
export function withMember(part: Part, name: string, value: unknown): Part {
  const { [name]: _, ...others } = part;
  return value === undefined ? others : { ...others, [name]: value };
}

/** A member as an input shows it. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What was typed as a number; undefined where it is none. */
export const numberOf = (text: string): number | undefined =>
  text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
