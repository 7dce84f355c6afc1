import { z } from 'zod';

// Control characters break lines, columns and terminals; marks of direction show a name as another one. In a text of
// several lines the marks of right-to-left writing (U+200E, U+200F, U+061C) are left alone: pasted text has them, and
// they turn nothing but what stands beside them.
const turning = '\\u202A-\\u202E\\u2066-\\u2069';
const unreadable = new RegExp(`(?![\\n\\r\\t])[\\p{Cc}${turning}]`, 'u');
const unreadableInLine = /[\p{Cc}\p{Bidi_Control}]/u;
const eachUnreadable = new RegExp(unreadable, 'gu');

/** Whether a text of several lines is read as it is written; it may have breaks and tabs. */
export const isReadable = (text: string): boolean => !unreadable.test(text);
/** Whether a text can stand on one line and is read as it is written. */
export const isReadableLine = (text: string): boolean => !unreadableInLine.test(text);
/** A text without the characters that nobody can read. */
export const withoutUnreadable = (text: string): string => text.replace(eachUnreadable, '');

/** The rule of a refinement by these, as the sentences know it. */
export const characters = { params: { rule: 'characters' } };

/** A text of several lines in a call, up to `max` characters; it may be empty. */
export const paragraph = (max: number) => z.string().trim().max(max).refine(isReadable, characters);

/** What a person may add in words, up to `max` characters; empty where he says nothing. */
export const remarks = (max: number) => paragraph(max).default('');

/** The same where he has to say something. */
export const reasons = (max: number) => z.string().trim().min(1).max(max).refine(isReadable, characters);

/** A line of a structure or a call that may be empty, up to `max` characters. */
export const shortLine = (max: number) => z.string().trim().max(max).refine(isReadableLine, characters);

/** A line of a call that may be left out; empty where it is. */
export const optionalLine = (max: number) => shortLine(max).default('');

/** A schema of any structure, whose texts have to be readable wherever they stand in it, its keys too. */
export const readable = <S extends z.ZodType>(schema: S): S =>
  schema.superRefine((value, check) => {
    const path = placeOf(value, (text) => !isReadable(text));
    if (path) check.addIssue({ code: 'custom', path, ...characters });
  });

/** A value of a structure with its key; the outermost has none. */
interface Spot {
  value: unknown;
  key?: string;
  above?: Spot;
}

/**
 * Where the first text stands that is of a kind; a key stands where its value does. A walk without recursion that makes
 * paths only of what is asked for: anybody may send a structure that is large and deep.
 */
export function placeOf(
  value: unknown,
  is: (text: string, path: () => readonly string[]) => boolean,
): string[] | undefined {
  const ahead: Spot[] = [{ value }];
  for (let spot = ahead.pop(); spot; spot = ahead.pop()) {
    const here = spot;
    const path = () => pathTo(here);
    if ([here.key, here.value].some((text) => typeof text === 'string' && is(text, path))) return path();
    for (const inner of inside(here).reverse()) ahead.push(inner);
  }
  return undefined;
}

const inside = (above: Spot): Spot[] =>
  typeof above.value === 'object' && above.value !== null
    ? Object.entries(above.value).map(([key, value]: [string, unknown]) => ({ key, value, above }))
    : [];

function pathTo(spot: Spot): string[] {
  const path: string[] = [];
  for (let at = spot; at.key !== undefined && at.above; at = at.above) path.push(at.key);
  return path.reverse();
}
