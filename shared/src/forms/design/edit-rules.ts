import { isRuleEntry, isRuleLogic } from '../form-rule.ts';
import type { FormRule } from '../form-rule.ts';
import { operationOf, rowOperators } from '../rule-logic.ts';
import { formulaKey, shownKey } from '../dependences/settled-answers.ts';
import type { FormContent } from '../../contract/process-design/form-calls.ts';

import { isPart } from './form-tree.ts';
import { isSameLogic } from './same-logic.ts';
import type { FieldPath, Part } from './form-tree.ts';

/** A field that must be answered while another one has an answer. */
export interface RequiredWhen {
  field: string;
  when: string;
  is: string;
}

/** The rules of a form as they are written, those too whose sentences are still missing. */
export function rulesIn({ schema }: FormContent): FormRule[] {
  const rules = schema['x-rules'];
  return Array.isArray(rules) ? rules.filter(isRuleEntry) : [];
}

/** The rules of a form with others in their place. */
export const withRules = (content: FormContent, rules: readonly FormRule[]): FormContent => ({
  ...content,
  schema: { ...content.schema, 'x-rules': [...rules] },
});

/** The conditions of a form that can be shown as a choice; the others stay as they are. */
export function conditionsOf({ schema }: FormContent): RequiredWhen[] {
  return allOf(schema).flatMap((one) => readCondition(one) ?? []);
}

/** The same content with these conditions, and with those that cannot be shown. */
export function withConditions(content: FormContent, conditions: readonly RequiredWhen[]): FormContent {
  const { allOf: _, ...schema } = content.schema;
  const others = allOf(content.schema).filter((one) => !readCondition(one));
  const all = [...conditions.map(written), ...others];
  // A list of conditions must not be empty.
  return { ...content, schema: { ...schema, ...(all.length > 0 && { allOf: all }) } };
}

export const withoutConditionsOn = (content: FormContent, name: string): FormContent =>
  conditionsOf(content).some(({ field, when }) => field === name || when === name)
    ? withConditions(
        content,
        conditionsOf(content).filter(({ field, when }) => field !== name && when !== name),
      )
    : content;

const allOf = (schema: Part): unknown[] => (Array.isArray(schema.allOf) ? schema.allOf : []);

const written = ({ field, when, is }: RequiredWhen) => ({
  if: { properties: { [when]: { const: is } }, required: [when] },
  then: { required: [field] },
});

function readCondition(entry: unknown): RequiredWhen | null {
  const asked = at(entry, 'if', 'properties');
  const [when = ''] = isPart(asked) ? Object.keys(asked) : [];
  const is = at(asked, when, 'const');
  const field = at(entry, 'then', 'required', '0');
  if (typeof field !== 'string' || typeof is !== 'string') return null;
  const found = { field, when, is };
  // What would be written otherwise is not ours to show.
  return isSameLogic(written(found), entry) ? found : null;
}

/** What lies in a structure at a path. */
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  );

/** The rules, conditions and formulas with a field's new key: of the form, or of the rows of a list. */
export function renamedInRules(content: FormContent, path: FieldPath, name: string): FormContent {
  if (path.length > 2) return content;
  const renamed = (rule: FormRule) => renamedIn(rule, path, name);
  const hasRules = content.schema['x-rules'] !== undefined;
  const ruled = hasRules ? withRules(content, rulesIn(content).map(renamed)) : content;
  const dependent = withDependences(ruled, (logic, field) => {
    const message = { zh: '', en: '' };
    return isRuleLogic(logic) ? renamed({ rule: logic, field, message }).rule : logic;
  });
  return renamedConditions(dependent, path, name);
}

function renamedIn(rule: FormRule, [first = '', second]: FieldPath, name: string): FormRule {
  if (second === undefined) return renamedTop(rule, first, name);
  return renamedMember(rule, { list: first, member: second }, name);
}

/** The same content with the conditions and formulas of its fields said otherwise; `field` is where one stands, as a rule names it. */
const withDependences = (content: FormContent, change: (logic: unknown, field: string) => unknown) => ({
  ...content,
  schema: changedLogic(content.schema, [], change),
});

function changedLogic(
  schema: Part,
  at: readonly string[],
  change: (logic: unknown, field: string) => unknown,
): Part {
  if (!isPart(schema.properties)) return schema;
  const entries = Object.entries(schema.properties).map(([name, part]) => {
    if (!isPart(part)) return [name, part];
    const path = [...at, name];
    const logic = [shownKey, formulaKey].flatMap((key) =>
      part[key] === undefined ? [] : [[key, change(part[key], path.join('.'))] as const],
    );
    const items = isPart(part.items) ? { items: changedLogic(part.items, [...path, '*'], change) } : {};
    return [name, { ...changedLogic(part, path, change), ...Object.fromEntries(logic), ...items }];
  });
  return { ...schema, properties: Object.fromEntries(entries) };
}

function renamedConditions(content: FormContent, path: FieldPath, name: string): FormContent {
  const [old] = path;
  if (path.length !== 1 || conditionsOf(content).length === 0) return content;
  const called = (one: string) => (one === old ? name : one);
  const conditions = conditionsOf(content).map(({ field, when, is }) => ({
    field: called(field),
    when: called(when),
    is,
  }));
  return withConditions(content, conditions);
}

function renamedTop(rule: FormRule, old: string, name: string): FormRule {
  const called = (path: string) => (path.split('.')[0] === old ? `${name}${path.slice(old.length)}` : path);
  return withLogic({ ...rule, field: called(rule.field) }, named(rule.rule, called));
}

interface Member {
  list: string;
  member: string;
}

function renamedMember(rule: FormRule, { list, member }: Member, name: string): FormRule {
  const inList = rule.field.startsWith(`${list}.*.`);
  const field = rule.field === `${list}.*.${member}` ? `${list}.*.${name}` : rule.field;
  const ownRow = (path: string) => {
    // In a group a field is named by its whole path.
    if (path === `${list}.${member}`) return `${list}.${name}`;
    return inList && path === `row.${member}` ? `row.${name}` : path;
  };
  const inside = (path: string) => (path === member ? name : path);
  const ofRow = (part: unknown) => (typeof part === 'string' ? inside(part) : named(part, inside));
  return withLogic({ ...rule, field }, rowsOf(named(rule.rule, ownRow), list, ofRow));
}

const withLogic = (rule: FormRule, logic: unknown): FormRule =>
  isRuleLogic(logic) ? { ...rule, rule: logic } : rule;

type Change = (part: unknown) => unknown;

/** An operation with its arguments changed, in the form that it had: a single one may stand without a list around it. */
function mapped(
  logic: unknown,
  operator: string,
  change: (part: unknown, index: number) => unknown,
): unknown {
  const raw = isPart(logic) ? logic[operator] : undefined;
  return { [operator]: Array.isArray(raw) ? raw.map(change) : change(raw, 0) };
}

/** Logic with the names that it reads called otherwise; what is said of the rows of a list is left as it is. */
function named(logic: unknown, called: (path: string) => string): unknown {
  if (Array.isArray(logic)) return logic.map((part) => named(part, called));
  const operation = operationOf(logic);
  if (!operation) return logic;
  const { operator } = operation;
  const inner: Change = (part) => named(part, called);
  const name: Change = (part) => {
    if (Array.isArray(part)) return part.map(name);
    return typeof part === 'string' ? called(part) : inner(part);
  };
  if (operator === 'missing' || operator === 'missing_some') return mapped(logic, operator, name);
  if (operator === 'var')
    return mapped(logic, operator, (part, index) => (index === 0 ? name(part) : inner(part)));
  if (!rowOperators.includes(operator)) return mapped(logic, operator, inner);
  return mapped(logic, operator, (part, index) => (index === 0 ? inner(part) : part));
}

/** Logic with what it says of the rows of one list said otherwise. */
function rowsOf(logic: unknown, list: string, change: Change): unknown {
  if (Array.isArray(logic)) return logic.map((part) => rowsOf(part, list, change));
  const operation = operationOf(logic);
  if (!operation) return logic;
  const { operator, args } = operation;
  const first = operationOf(args[0]);
  const isOfList = first?.operator === 'var' && first.args[0] === list;
  const speaksOfRows = operator === 'sum' || rowOperators.includes(operator);
  return mapped(logic, operator, (part, index) =>
    isOfList && speaksOfRows && index > 0 ? change(part) : rowsOf(part, list, change),
  );
}
