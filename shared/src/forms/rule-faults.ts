import { catalogue } from '../messages/catalogue.ts';
import { fill } from '../messages/kit.ts';
import type { Locale } from '../messages/kit.ts';
import type { FieldError } from '../messages/sentences.ts';
import { dependenceFaults, placeOf } from './dependences/dependence-faults.ts';
import { factNames, isFormRule, isStructure, rowField } from './form-rule.ts';
import type { FormRule, RuledForm } from './form-rule.ts';
import { operationOf, operators, rowOperators } from './rule-logic.ts';
import { dependentFields, formulaKey, shownKey } from './dependences/settled-answers.ts';
import type { DependentField } from './dependences/settled-answers.ts';

type Schema = RuledForm['schema'];
type Fault = readonly [key: keyof ReturnType<typeof catalogue>['formRules'], name: string];

/** Rules of one form at most, and how deep one may be nested. */
const mostRules = 100;
const deepest = 12;

/**
 * What is wrong with the rules of a form's schema, and with the conditions and formulas of its fields, each at its place in the schema (`x-rules.2.rule`) and by a sentence; a form
 * with any of it is not saved, and who designs one is told the same.
 */
export function ruleFaults(schema: Schema, locale: Locale): FieldError[] {
  const say = (field: string, [key, name]: Fault) => ({
    field,
    message: fill(catalogue(locale).formRules[key], { name, most: mostRules }),
  });
  const taken = factNames.filter((name) => partAt(schema, name));
  const reserved = taken.map((name) => say(`properties.${name}`, ['reserved', name]));
  const dependences = [
    ...dependenceFaults(schema).map(({ field, member, key, name }) => say(`${field}.${member}`, [key, name])),
    ...dependentFields(schema).flatMap((one) =>
      logicFaults(schema, one).map(([member, fault]) => say(`${placeOf(one.path)}.${member}`, fault)),
    ),
  ];
  const rules = schema['x-rules'] ?? [];
  if (!Array.isArray(rules) || rules.length > mostRules)
    return [...reserved, ...dependences, say('x-rules', ['list', ''])];
  const found = rules.flatMap((entry: unknown, index) =>
    faultsIn(entry, schema).map(([part, fault]) => say(`x-rules.${index}${part}`, fault)),
  );
  return [...reserved, ...dependences, ...found];
}

function faultsIn(entry: unknown, schema: Schema): [part: string, fault: Fault][] {
  if (!isFormRule(entry)) return [['', ['shape', '']]];
  const field: [string, Fault][] = fieldAt(schema, entry.field) ? [] : [['.field', ['field', entry.field]]];
  const logic: Fault | null = readsNothing(entry.rule)
    ? ['mute', '']
    : faultOf(entry.rule, { known: knownTo(schema, entry), depth: 0 });
  return logic ? [...field, ['.rule', logic]] : field;
}

/** What is wrong with what a condition or a formula says: it reads answers alone, and neither today nor a window. */
function logicFaults(schema: Schema, { path, shown, formula }: DependentField): [string, Fault][] {
  const [list, star] = path;
  const known = (name: string) => {
    const member = /^row\.(.+)$/.exec(name)?.[1];
    if (member === undefined) return partAt(schema, name);
    return star === '*' ? fieldAt(schema, `${list ?? ''}.*.${member}`) : null;
  };
  const each = [[shownKey, shown] as const, [formulaKey, formula] as const];
  return each.flatMap(([member, logic]): [string, Fault][] => {
    if (logic === undefined) return [];
    const fault: Fault | null = readsNothing(logic)
      ? ['nothingRead', '']
      : faultOf(logic, { known, depth: 0 });
    return fault ? [[member, fault]] : [];
  });
}

const readsNothing = (logic: unknown): boolean =>
  !/"(var|missing|missing_some)":/.test(JSON.stringify(logic));

interface Scope {
  /** The part of a schema that a name stands for here; null where there is none. */
  known: (name: string) => object | null;
  depth: number;
}
type Operation = NonNullable<ReturnType<typeof operationOf>>;
type Look = (args: readonly unknown[], scope: Scope) => Fault | null;

/** The first thing that is wrong in a part of a rule. */
function faultOf(logic: unknown, scope: Scope): Fault | null {
  if (scope.depth > deepest) return ['deep', ''];
  const inside = { ...scope, depth: scope.depth + 1 };
  if (Array.isArray(logic)) return firstFault(logic, inside);
  if (!isStructure(logic)) return null;
  const operation = operationOf(logic);
  return operation ? operationFault(operation, inside) : ['operation', Object.keys(logic).join(', ')];
}

function operationFault({ operator, args }: Operation, scope: Scope): Fault | null {
  const counts = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (!counts) return ['operator', operator];
  if (args.length < counts[0] || args.length > counts[1]) return ['arguments', operator];
  return lookOf(operator)(args, scope);
}

const firstFault: Look = (parts, scope) =>
  parts.reduce<Fault | null>((found, part) => found ?? faultOf(part, scope), null);

const nameFault = (name: unknown, scope: Scope): Fault | null =>
  typeof name === 'string' && scope.known(name) ? null : ['field', String(name)];
const namesFault: Look = (names, scope) =>
  names.reduce<Fault | null>((found, name) => found ?? nameFault(name, scope), null);

/** The parts of a row, where an argument names a list. */
function rowsNamed(list: unknown, scope: Scope): Scope | null {
  const operation = operationOf(list);
  const name = operation?.operator === 'var' ? operation.args[0] : undefined;
  const part = typeof name === 'string' ? scope.known(name) : null;
  const items: unknown = part && Reflect.get(part, 'items');
  return isStructure(items) ? { ...scope, known: (member) => partAt(items, member) } : null;
}

/** Operators whose arguments are names, or speak of the rows of a list. */
const looks: Readonly<Record<string, Look>> = {
  var: ([name, ...fallback], scope) => nameFault(name, scope) ?? firstFault(fallback, scope),
  missing: (names, scope) => namesFault(names.flat(), scope),
  missing_some: ([, ...names], scope) => namesFault(names.flat(), scope),
  sum: ([list, member], scope) => {
    if (member === undefined) return faultOf(list, scope);
    const rows = rowsNamed(list, scope);
    return rows ? nameFault(member, rows) : ['rows', 'sum'];
  },
};

const lookOf = (operator: string): Look =>
  rowOperators.includes(operator) ? rowsLook(operator) : (looks[operator] ?? firstFault);

const rowsLook =
  (operator: string): Look =>
  ([list, each], scope) => {
    const rows = rowsNamed(list, scope);
    return rows ? faultOf(each, rows) : ['rows', operator];
  };

/** What a rule may name: the fields, the facts, and `row.…` where it stands at a field of rows. */
function knownTo(schema: Schema, { field }: FormRule): Scope['known'] {
  const list = rowField(field)?.list;
  return (name) => {
    if (['today', 'window.begin', 'window.end'].includes(name)) return {};
    const member = /^row\.(.+)$/.exec(name)?.[1];
    if (member === undefined) return partAt(schema, name);
    return list === undefined ? null : fieldAt(schema, `${list}.*.${member}`);
  };
}

/** The schema of the field at which a rule stands. */
function fieldAt(schema: Schema, field: string): object | null {
  const inRows = rowField(field);
  if (!inRows) return partAt(schema, field);
  const items: unknown = Reflect.get(partAt(schema, inRows.list) ?? {}, 'items');
  return isStructure(items) ? partAt(items, inRows.member) : null;
}

/** The part of a schema that describes a field inside of it. */
function partAt(schema: unknown, path: string): object | null {
  return path.split('.').reduce<Record<string, unknown> | null>(
    (part, step) => {
      const properties = part?.properties;
      const next = isStructure(properties) && Object.hasOwn(properties, step) ? properties[step] : null;
      return isStructure(next) ? next : null;
    },
    isStructure(schema) ? schema : null,
  );
}
