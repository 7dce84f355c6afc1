import fc from 'fast-check';
import { expect, it } from 'vitest';

import { shownText } from './condition-literals.ts';
import { comparisonOperators, isGroup, readTree, writeTree } from './condition-tree.ts';
import type { ConditionGroup, ConditionPart } from './condition-tree.ts';

const value = fc.oneof(
  fc.constantFrom(
    'approved',
    '',
    '3',
    '-2.5',
    'true',
    'null',
    "'3'",
    "it's",
    '&& ||',
    ')',
    '!(',
    '\\',
    '"',
    '$ {}',
  ),
  fc.string({ maxLength: 8 }).map(shownText),
);
const comparison = fc.record({
  field: fc.constantFrom('outcome', 'outcomes.review', 'amount', 'order', 'android', 'note_1'),
  operator: fc.constantFrom(...comparisonOperators),
  value,
});
const combinator = fc.constantFrom('and' as const, 'or' as const);
const { group } = fc.letrec<{ group: ConditionGroup; part: ConditionPart }>((tie) => ({
  group: fc.record({
    ...{ combinator, not: fc.boolean() },
    rules: fc.array(tie('part'), { maxLength: 4, depthIdentifier: 'condition' }),
  }),
  part: fc.oneof({ depthIdentifier: 'condition', maxDepth: 4 }, comparison, tie('group')),
}));

/** What a tree comes to once it was saved: groups in which nothing stands are gone, and one that joins nothing is joined by `and`. */
function settled(tree: ConditionGroup): ConditionGroup {
  const rules = tree.rules
    .map((part) => (isGroup(part) ? settled(part) : part))
    .filter((part) => !isGroup(part) || part.rules.length > 0);
  if (rules.length === 0) return { combinator: 'and', not: false, rules };
  if (rules.length > 1) return { ...tree, rules };
  return settledAround(rules[0], tree.not) ?? { combinator: 'and', not: tree.not, rules };
}

/** Brackets around everything, and a group that holds nothing but a group, say the same without. */
const settledAround = (only: ConditionPart | undefined, not: boolean): ConditionGroup | undefined =>
  only && isGroup(only) && !(only.not && not) ? { ...only, not: only.not || not } : undefined;

it('a tree that is saved and opened again says the same', () => {
  fc.assert(
    fc.property(group, (tree) => {
      const text = writeTree(tree);
      const again = readTree(text);
      expect(again).toBeDefined();
      // What was opened is written as it stands, and opened again as it is.
      expect(again && writeTree(again)).toBe(writeTree(settled(tree)));
      expect(again && readTree(writeTree(again))).toEqual(again);
    }),
    { numRuns: 500 },
  );
});

/** What a tree comes to where each comparison holds or not by its name. */
function holds(part: ConditionPart, facts: ReadonlySet<string>): boolean {
  if (!isGroup(part)) return facts.has(part.field);
  const each = part.rules.map((one) => holds(one, facts));
  const all = part.combinator === 'and' ? each.every(Boolean) : each.some(Boolean);
  return all !== part.not;
}

it('what is opened again means the same', () => {
  fc.assert(
    fc.property(
      group,
      fc.uniqueArray(fc.constantFrom('outcome', 'amount', 'order', 'note_1')),
      (tree, named) => {
        const whole = settled(tree);
        const again = readTree(writeTree(whole));
        const facts = new Set(named);
        if (whole.rules.length > 0) expect(again && holds(again, facts)).toBe(holds(whole, facts));
      },
    ),
  );
});

it.each([
  ["${outcome == 'approved'}", "${outcome == 'approved'}"],
  ["${outcomes.review != 'rejected' && amount >= 3.5}", "${outcomes.review != 'rejected' && amount >= 3.5}"],
  ["${a == 'it\\'s && so' || b == true}", "${a == 'it\\'s && so' || b == true}"],
  ["${a == 'x' && b > 1 || c < 2}", "${(a == 'x' && b > 1) || c < 2}"],
  ["${a == 'x' && (b > 1 || !(c < 2 and d eq 1))}", "${a == 'x' && (b > 1 || !(c < 2 && d == 1))}"],
  ["${!(a == '5')}", "${!(a == '5')}"],
  ['${!(!(a == 5))}', '${!(!(a == 5))}'],
])('%s is comparisons, and the same again', (condition, written) => {
  const tree = readTree(condition);
  expect(tree?.rules.length).toBeGreaterThan(0);
  expect(tree && writeTree(tree)).toBe(written);
});

it.each([
  ...[
    '${contains(people, me)}',
    '${!done}',
    '${!a == 1}',
    'plain text',
    '${a == b}',
    '${1 == a}',
    '${a[0] == 1}',
  ],
  ...[
    "${(a == 'x'}",
    "${a == 'x' && }",
    '${empty a}',
    "${a == 'two\\nlines'}",
    '${a + 1 == 2}',
    '${a} == ${b}',
  ],
])('%s says more than comparisons can', (condition) => {
  expect(readTree(condition)).toBeUndefined();
});

it('nothing is no condition', () => {
  const nothing = { combinator: 'and', not: false, rules: [] };
  expect(readTree('')).toEqual(nothing);
  expect(
    writeTree({ combinator: 'or', not: true, rules: [{ combinator: 'and', not: false, rules: [] }] }),
  ).toBe('');
});
