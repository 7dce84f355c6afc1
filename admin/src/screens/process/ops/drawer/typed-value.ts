import type { z } from 'zod';

import type { jsonValue } from '@policy/shared/contract/kit/shapes.ts';

/** How a value is typed; anything that is no text, number or yes and no is written as JSON. */
export const variableTypes = ['text', 'number', 'boolean', 'json'] as const;
export type VariableType = (typeof variableTypes)[number];

type Json = z.output<typeof jsonValue>;

/** How a value that is there would be typed. */
export function typeOfValue(value: unknown): VariableType {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'json';
}

/** What stands in the field for a value. */
export const textOfValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** What somebody typed as a value of a type; nothing where it is none. */
export function readTyped(type: VariableType, text: string): Json | undefined {
  if (type === 'text') return text;
  const trimmed = text.trim();
  if (type === 'number')
    return trimmed !== '' && Number.isFinite(Number(trimmed)) ? Number(trimmed) : undefined;
  if (type === 'boolean') return trimmed === 'true' || trimmed === 'false' ? trimmed === 'true' : undefined;
  return parsed(trimmed);
}

function parsed(text: string): Json | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-return
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
