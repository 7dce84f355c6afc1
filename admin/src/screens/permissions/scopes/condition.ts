import type {
  Comparison,
  ReaderFact,
  ScopeCondition,
  ScopeTest,
  ScopeValue,
} from '@policy/shared/contract/permissions/scope-condition.ts';
import { readerFacts, scopeCondition } from '@policy/shared/contract/permissions/scope-condition.ts';

/** A condition of one level, as a form edits it. */
export interface FlatCondition {
  join: 'all' | 'any';
  tests: ScopeTest[];
}

const isTest = (part: ScopeCondition): part is ScopeTest => 'field' in part;

/** A condition as a form can edit it; null for one that has levels below levels. */
export function flatOf(value: unknown): FlatCondition | null {
  const read = scopeCondition.safeParse(value);
  if (!read.success) return { join: 'all', tests: [] };
  const condition = read.data;
  if (isTest(condition)) return { join: 'all', tests: [condition] };
  const [join, parts] =
    'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const);
  const tests = parts.filter(isTest);
  return tests.length === parts.length ? { join, tests } : null;
}

/** The condition that a form's tests make; none make none. */
export function conditionOf({ join, tests }: FlatCondition): ScopeCondition | null {
  if (tests.length === 0) return null;
  return join === 'all' ? { all: tests } : { any: tests };
}

/** Comparisons that are made with nothing. */
export const withoutValue: readonly Comparison[] = ['isNull', 'notNull'];

const fact = (typed: string): ReaderFact | undefined => readerFacts.find((known) => `{${known}}` === typed);

/** A test's value as it is typed: a reader's fact in braces, several values with commas. */
export function typedValue(value: ScopeValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return 'reader' in value ? `{${value.reader}}` : value.join(',');
  return String(value);
}

/** The value that was typed. */
export function valueOf(typed: string, is: Comparison): ScopeValue {
  const reader = fact(typed);
  if (reader) return { reader };
  return is === 'in' || is === 'notIn' ? typed.split(',').map((one) => one.trim()) : typed;
}
