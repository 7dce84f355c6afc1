import { z } from 'zod';

/** How a field of a row is compared in a condition. */
export const comparisons = [
  'eq',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'in',
  'notIn',
  'like',
  'isNull',
  'notNull',
] as const;
export type Comparison = (typeof comparisons)[number];

/** What a condition may ask of its reader, filled in at each request. */
export const readerFacts = ['userId', 'deptIds', 'deptIdsBelow', 'roleIds', 'today'] as const;
export type ReaderFact = (typeof readerFacts)[number];

const plain = z.union([z.string().max(200), z.number()]);
const value = z.union([
  plain,
  z.array(plain).min(1).max(200),
  z.strictObject({ reader: z.enum(readerFacts) }),
]);

const test = z.strictObject({
  field: z.string().min(1).max(50),
  is: z.enum(comparisons),
  value: value.optional(),
});
export type ScopeTest = z.output<typeof test>;
export type ScopeValue = z.output<typeof value>;

/** A condition on rows: a test of one field, or several conditions that hold together or one by one. */
export type ScopeCondition = ScopeTest | { all: ScopeCondition[] } | { any: ScopeCondition[] };

const deepest = 4;
const within = (levels: number): z.ZodType<ScopeCondition> => {
  if (levels === 0) return test;
  const parts = z
    .array(within(levels - 1))
    .min(1)
    .max(20);
  return z.union([test, z.strictObject({ all: parts }), z.strictObject({ any: parts })]);
};

/** The schema of a condition; nothing in it is SQL, and it is at most four levels deep. */
export const scopeCondition = within(deepest);

/** Every test in a condition. */
export function testsOf(condition: ScopeCondition): ScopeTest[] {
  if ('field' in condition) return [condition];
  return ('all' in condition ? condition.all : condition.any).flatMap(testsOf);
}
