import { isEmpty, valueAt } from '../broken-rules.ts';
import { sameAnswer } from '../changed-answers.ts';
import { isRuleLogic, isStructure } from '../form-rule.ts';
import type { RuleLogic } from '../form-rule.ts';
import { withAnswerAt } from '../given-fields.ts';
import { isTrueOf, readsOf, resultOf } from '../rule-logic.ts';

type Structure = Readonly<Record<string, unknown>>;

/** Under what a field says when it is asked, and what it is worked out from. */
export const shownKey = 'x-shown';
export const formulaKey = 'x-formula';

/** A field that depends on others: its place, and what its schema says; the fields of a list's rows have a `*` in it. */
export interface DependentField {
  path: string[];
  shown?: RuleLogic;
  formula?: RuleLogic;
}

/** The fields of a form, of its groups and of the rows of its lists that depend on other fields, those around before those inside. */
export function dependentFields(schema: Structure, at: readonly string[] = []): DependentField[] {
  const { properties } = schema;
  if (!isStructure(properties)) return [];
  return Object.entries(properties).flatMap(([name, part]) => {
    if (!isStructure(part)) return [];
    const path = [...at, name];
    return [...ownLogic(part, path), ...inside(part, path)];
  });
}

function inside(part: Structure, path: readonly string[]): DependentField[] {
  if (part.type === 'object') return dependentFields(part, path);
  // Logic reads the rows of the form's own lists alone, as rules do.
  return part.type === 'array' && path.length === 1 && isStructure(part.items)
    ? dependentFields(part.items, [...path, '*'])
    : [];
}

function ownLogic(part: Structure, path: string[]): DependentField[] {
  const { [shownKey]: shown, [formulaKey]: formula } = part;
  const own = { ...(isRuleLogic(shown) && { shown }), ...(isRuleLogic(formula) && { formula }) };
  return Object.keys(own).length > 0 ? [{ path, ...own }] : [];
}

/** The fields that are not asked for with these answers: a condition of theirs does not hold. */
export const hiddenFields = (schema: Structure, answers: Structure): string[][] =>
  dependentFields(schema).flatMap(({ path, shown }) =>
    shown === undefined || isRow(path) || isTrueOf(shown, answers) ? [] : [path],
  );

const isRow = (path: readonly string[]): boolean => path[1] === '*';

/** Whether a place is a field, or lies in one. */
export const isIn = (path: readonly string[], fields: readonly (readonly string[])[]): boolean =>
  fields.some((field) => field.every((step, index) => path[index] === step));

/**
 * The answers as a form takes them: what is worked out from others is worked out, and what is not asked for is not there. The
 * browser shows what this says while somebody types, and the server keeps what this says, whatever was sent.
 */
export function settledAnswers(schema: Structure, answers: Structure): Record<string, unknown> {
  const fields = dependentFields(schema);
  let now: Record<string, unknown> = { ...answers };
  // One round settles at least one more field; a form whose fields depend on each other in a circle is not published.
  for (let round = 0; round <= fields.length; round += 1) {
    const next = settledOnce(schema, fields, now);
    if (sameAnswer(next, now)) return next;
    now = next;
  }
  return now;
}

function settledOnce(schema: Structure, fields: readonly DependentField[], answers: Structure) {
  const hidden = hiddenFields(schema, answers);
  const kept = hidden.reduce<Record<string, unknown>>((held, path) => withoutAt(held, path), { ...answers });
  return fields
    .filter(({ path, formula }) => formula !== undefined && !isIn(path, hidden))
    .reduce(workedOut, kept);
}

const withoutAt = (answers: Record<string, unknown>, path: readonly string[]) =>
  valueAt(answers, path.join('.')) === undefined ? answers : withAnswerAt(answers, path, undefined);

function workedOut(answers: Record<string, unknown>, { path, formula }: DependentField) {
  if (formula === undefined) return answers;
  const [list = '', , ...member] = path;
  if (!isRow(path)) return withAnswerAt(answers, path, valueOf(formula, answers));
  const rows = answers[list];
  if (!Array.isArray(rows)) return answers;
  const worked = rows.map((row: unknown) =>
    isStructure(row) ? withAnswerAt(row, member, valueOf(formula, { ...answers, row })) : row,
  );
  return { ...answers, [list]: worked };
}

/** What a formula comes to; undefined while an answer is missing that it needs, or where it comes to no number. */
function valueOf(formula: RuleLogic, data: Structure): number | undefined {
  const isOpen = readsOf(formula).some(({ name, isNeeded }) => isNeeded && isEmpty(valueAt(data, name)));
  const value = isOpen ? undefined : resultOf(formula, data);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The schema of a form without some of its fields, which are not asked for; the same one where there are none. */
export function withoutFields<Schema extends Structure>(
  schema: Schema,
  fields: readonly (readonly string[])[],
): Schema {
  return fields.reduce<Schema>((held, path) => withoutField(held, path), schema);
}

function withoutField<Schema extends Structure>(schema: Schema, [name, ...rest]: readonly string[]): Schema {
  const { properties, required } = schema;
  if (name === undefined || !isStructure(properties)) return schema;
  const { [name]: part, ...others } = properties;
  if (rest.length > 0)
    return isStructure(part)
      ? { ...schema, properties: { ...properties, [name]: withoutField(part, rest) } }
      : schema;
  const left: unknown[] = Array.isArray(required) ? required.filter((one) => one !== name) : [];
  return { ...schema, properties: others, required: left };
}
