import { isStructure } from '../form-rule.ts';

type Part = Readonly<Record<string, unknown>>;

/** The control of a field that is answered by text with headings, lists and links. */
export const richWidget = 'richText';

/** What JSON Schema says of a text that is written as HTML. */
export const richMedia = 'text/html';

/** Whether a field is answered by HTML, which is cleaned when it is written and again where it is shown. */
export const isRich = (part: Part): boolean => part.type === 'string' && part.contentMediaType === richMedia;

/** The same answers with every text that is HTML put through something; one that comes to nothing is no answer. */
export function withRichTexts(
  schema: Part,
  answers: Part,
  change: (html: string) => string,
): Record<string, unknown> {
  const { properties } = schema;
  if (!isStructure(properties)) return { ...answers };
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => {
      const part = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const said = isStructure(part) ? withRich(part, answer, change) : answer;
      return said === undefined && answer !== undefined ? [] : [[name, said]];
    }),
  );
}

function withRich(part: Part, answer: unknown, change: (html: string) => string): unknown {
  if (isRich(part) && typeof answer === 'string') return change(answer) || undefined;
  if (part.type === 'object' && isStructure(answer)) return withRichTexts(part, answer, change);
  return Array.isArray(answer) ? withRichRows(part, answer, change) : answer;
}

function withRichRows({ items }: Part, rows: readonly unknown[], change: (html: string) => string): unknown {
  if (!isStructure(items) || items.type !== 'object') return rows;
  return rows.map((row) => (isStructure(row) ? withRichTexts(items, row, change) : row));
}

/** What HTML says, without how it looks, for where there is room for a line. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
