import { isStructure } from '../form-rule.ts';
import { readsOf } from '../rule-logic.ts';
import { dependentFields, formulaKey, shownKey } from './settled-answers.ts';
import type { DependentField } from './settled-answers.ts';

type Part = Readonly<Record<string, unknown>>;

/** What is wrong with how a field depends on others: which of its members says so, and of what. */
export interface DependenceFault {
  /** The field's own place in the schema. */
  field: string;
  member: typeof shownKey | typeof formulaKey;
  key: 'shownPlace' | 'shownAmount' | 'formulaField' | 'circle';
  name: string;
}

/** The amount applied for is a column too, which caps and payment read: an application always names one. */
const amount = 'applyAmountWan';

/** What is wrong with the conditions and formulas of a form by where they stand; what they say is looked at as rules are. */
export function dependenceFaults(schema: Part): DependenceFault[] {
  const fields = dependentFields(schema);
  return fields.flatMap((one) => {
    const at = { field: placeOf(one.path), name: one.path.at(-1) ?? '' };
    if (goesInCircle(one, fields))
      return [{ ...at, member: one.formula === undefined ? shownKey : formulaKey, key: 'circle' as const }];
    return [...shownFaults(one), ...formulaFaults(schema, one)].map((fault) => ({ ...at, ...fault }));
  });
}

type Found = Pick<DependenceFault, 'member' | 'key'>[];

function shownFaults({ path, shown }: DependentField): Found {
  if (shown === undefined) return [];
  if (path.includes('*')) return [{ member: shownKey, key: 'shownPlace' }];
  return path.join('.') === amount ? [{ member: shownKey, key: 'shownAmount' }] : [];
}

const formulaFaults = (schema: Part, { path, formula }: DependentField): Found =>
  formula === undefined || isWorkedOut(schema, path) ? [] : [{ member: formulaKey, key: 'formulaField' }];

/** Where a field stands in a schema: `properties.list.items.properties.member`. */
export const placeOf = (path: readonly string[]): string =>
  path.map((name) => (name === '*' ? 'items' : `properties.${name}`)).join('.');

/** Whether a field with a formula is a number that nobody fills in. */
function isWorkedOut(schema: Part, path: readonly string[]): boolean {
  const holder = partAt(schema, path.slice(0, -1));
  const part = partAt(schema, path);
  const required: unknown[] = Array.isArray(holder.required) ? holder.required : [];
  const isNumber = part.type === 'number' || part.type === 'integer';
  return isNumber && part.readOnly === true && !required.includes(path.at(-1));
}

const partAt = (schema: Part, path: readonly string[]): Part =>
  path.reduce<Part>((part, name) => {
    const properties = isStructure(part.properties) ? part.properties : {};
    const next = name === '*' ? part.items : properties[name];
    return isStructure(next) ? next : {};
  }, schema);

/** Whether a field depends on itself, directly or through others. */
function goesInCircle(from: DependentField, fields: readonly DependentField[]): boolean {
  const reached = new Set<DependentField>();
  const open = [from];
  for (let next = open.pop(); next; next = open.pop()) {
    const reads = readsIn(next);
    for (const other of fields) {
      if (reached.has(other) || !reads.some((read) => isAlong(read, other.path))) continue;
      if (other === from) return true;
      reached.add(other);
      open.push(other);
    }
  }
  return false;
}

/** The places that a field's condition and formula read, as paths from the root of the form. */
const readsIn = ({ path, shown, formula }: DependentField): string[][] =>
  [...readsOf(shown), ...readsOf(formula)].map(({ name }) =>
    name.startsWith('row.') ? [path[0] ?? '', '*', name.slice(4)] : name.split('.'),
  );

/** Whether one path leads into the other. */
const isAlong = (one: readonly string[], other: readonly string[]): boolean =>
  one.slice(0, other.length).every((step, index) => step === other[index]);
