import type { z } from 'zod';

import type { Entity } from '../contract/kit/entity.ts';
import { metaOf } from '../contract/kit/field.ts';
import type { FieldKind } from '../contract/kit/field.ts';
import type { RefusalCode } from '../contract/refusals.ts';
import { catalogue } from './catalogue.ts';
import { fill } from './kit.ts';
import type { Locale } from './kit.ts';

/** One field that does not hold, and the sentence that says how. */
export interface FieldError {
  field: string;
  message: string;
}

type Issue = z.core.$ZodIssue;
type ValidationKey = keyof ReturnType<typeof catalogue>['validation'];

const keyByIssue: Partial<Record<string, ValidationKey>> = {
  'too_big:string': 'tooLong',
  'too_big:array': 'tooMany',
  'too_small:number': 'tooSmall',
  'too_big:number': 'tooBig',
  'too_small:int': 'tooSmall',
  'too_big:int': 'tooBig',
  'invalid_type:record': 'notObject',
  'custom:characters': 'characters',
};
const picked: readonly FieldKind[] = [
  'flag',
  'choice',
  'choices',
  'numericChoice',
  'reference',
  'references',
];

/** Turns one schema issue into a sentence; schemas stay language-free, forms and server say the same words. */
export function sentence(issue: Issue, field: { label: string; kind: FieldKind }, locale: Locale): string {
  const { validation } = catalogue(locale);
  const facts = { ...issue, label: field.label };
  const ask = picked.includes(field.kind) ? validation.select : validation.enter;
  if (isMissing(issue)) return fill(ask, facts);
  return fill(validation[keyByIssue[`${issue.code}:${subjectOf(issue)}`] ?? 'invalid'], facts);
}

/** What an issue is about: the type that a bound is on, the type that was expected, or the rule of the contract. */
function subjectOf(issue: Issue): string {
  if (issue.code === 'custom') return String(issue.params?.['rule'] ?? '');
  if ('origin' in issue) return String(issue.origin);
  return issue.code === 'invalid_type' ? issue.expected : '';
}

/** Absent, null, "" and an empty list all mean that nothing was given; the input is known if it was reported. */
function isMissing(issue: Issue): boolean {
  if (issue.code === 'too_small') return issue.origin === 'string' || issue.origin === 'array';
  // What lacks inside a structure is a fault of the structure, which itself was given.
  if (issue.path.length > 1) return false;
  // Only something that is there has a format; "" is what forms send for nothing.
  if (issue.code === 'invalid_format') return issue.input === '';
  return wrongKind.has(issue.code) && isBlank(issue.input);
}

const wrongKind = new Set<Issue['code']>(['invalid_type', 'invalid_value', 'invalid_union']);

const isBlank = (input: unknown) =>
  input === undefined || input === null || input === '' || (Array.isArray(input) && input.length === 0);

/** The first error of each field, in the order of the entity's fields; parse with `reportInput` to have "" said right. */
export function fieldErrors(entity: Entity, issues: readonly Issue[], locale: Locale): FieldError[] {
  const texts = catalogue(locale).entity(entity.name);
  const found = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    const schema = entity.fields[field];
    if (!schema || found.has(field)) continue;
    found.set(field, {
      field,
      message: sentence(issue, { label: texts.fields[field] ?? field, kind: metaOf(schema).kind }, locale),
    });
  }
  return Object.keys(entity.fields).flatMap((field) => found.get(field) ?? []);
}

/** The sentence of a refusal in the reader's language. */
export function refusalSentence(code: RefusalCode, facts: Record<string, unknown>, locale: Locale): string {
  return fill(catalogue(locale).refusal[code], facts);
}
