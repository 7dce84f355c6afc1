import { isStructure } from './form-rule.ts';

type Part = Readonly<Record<string, unknown>>;

/** What a control of a layout picks from, where it picks rows: their entity by its name. Only officers are offered these. */
export const pickers = { person: 'user', department: 'department' } as const;
type Picker = keyof typeof pickers;

const isPicker = (widget: unknown): widget is Picker =>
  typeof widget === 'string' && Object.hasOwn(pickers, widget);

/** The entity that a field's answer is a row of; null for one that is typed or chosen. */
export function pickedFrom(layout: unknown): (typeof pickers)[Picker] | null {
  const widget = isStructure(layout) ? layout['ui:widget'] : undefined;
  return isPicker(widget) ? pickers[widget] : null;
}

/** An answer that is a row of another entity, and where it stands. */
export interface PickedAnswer {
  path: string[];
  from: (typeof pickers)[Picker];
  id: string;
}

/** The answers of a form that are rows of other entities, in groups and in the rows of lists too. */
export function pickedAnswers(
  { schema, uiSchema }: { schema: Part; uiSchema: unknown },
  answers: unknown,
  at: readonly string[] = [],
): PickedAnswer[] {
  if (!isStructure(schema.properties) || !isStructure(answers)) return [];
  return Object.entries(schema.properties).flatMap(([name, part]) =>
    answersIn({ part, layout: isStructure(uiSchema) ? uiSchema[name] : undefined }, answers[name], [
      ...at,
      name,
    ]),
  );
}

function answersIn({ part, layout }: Laid, answer: unknown, path: string[]): PickedAnswer[] {
  const from = pickedFrom(layout);
  if (from) return typeof answer === 'string' && answer !== '' ? [{ path, from, id: answer }] : [];
  if (!isStructure(part)) return [];
  return part.type === 'object'
    ? pickedAnswers({ schema: part, uiSchema: layout }, answer, path)
    : inRows({ part, layout }, answer, path);
}

interface Laid<P = unknown> {
  part: P;
  layout: unknown;
}

function inRows({ part, layout }: Laid<Part>, answer: unknown, path: string[]): PickedAnswer[] {
  if (!Array.isArray(answer) || !isStructure(part.items)) return [];
  const row = { schema: part.items, uiSchema: isStructure(layout) ? layout.items : undefined };
  return answer.flatMap((one, index) => pickedAnswers(row, one, [...path, String(index)]));
}

/** Whether any field of a layout picks what only officers are offered. */
export const isForOfficers = (layout: unknown): boolean =>
  isStructure(layout) && (pickedFrom(layout) !== null || Object.values(layout).some(isForOfficers));
