import { isStructure } from '../form-rule.ts';

type Part = Readonly<Record<string, unknown>>;

/** The part of a form, or the form itself, in which answers stand. */
export interface LaidOut {
  schema: Part;
  uiSchema: unknown;
}

/** One answer of a form that is no group and no list of rows: where it stands, and what its field says. */
export interface AskedAnswer {
  path: string[];
  part: Part;
  layout: unknown;
  answer: unknown;
}

/** The single answers of a form, in groups and in the rows of lists too. */
export function askedAnswers(
  { schema, uiSchema }: LaidOut,
  answers: unknown,
  at: readonly string[] = [],
): AskedAnswer[] {
  const { properties } = schema;
  if (!isStructure(properties) || !isStructure(answers)) return [];
  return Object.entries(properties).flatMap(([name, part]) =>
    isStructure(part) && Object.hasOwn(answers, name)
      ? answersIn({
          path: [...at, name],
          ...{ part, layout: isStructure(uiSchema) ? uiSchema[name] : undefined, answer: answers[name] },
        })
      : [],
  );
}

function answersIn(asked: AskedAnswer): AskedAnswer[] {
  const { path, part, layout, answer } = asked;
  if (part.type === 'object') return askedAnswers({ schema: part, uiSchema: layout }, answer, path);
  const { items } = part;
  if (part.type !== 'array' || !isStructure(items) || items.type !== 'object') return [asked];
  const row = { schema: items, uiSchema: isStructure(layout) ? layout.items : undefined };
  const rows: unknown[] = Array.isArray(answer) ? answer : [];
  return rows.flatMap((one, index) => askedAnswers(row, one, [...path, String(index)]));
}
