import type { designTests as zh } from '../../zh/pages/design-tests.ts';

/** Texts of writing and trying conditions and default values, in English. */
export const designTests: typeof zh = {
  test: 'Test',
  testOf: 'Test “{name}”',
  expression: 'Expression',
  anyKind: 'A number, a text, or JSON; without one the variable is not there',
  noNames: 'The expression needs no variables.',
  run: 'Test',
  close: 'Close',
  holds: 'The condition holds',
  holdsNot: 'The condition does not hold',
  noValue: 'There is no value now: the field begins empty.',
  variable: 'Variable',
  variableHint: 'A variable to compare, as amount',
  nameVariable: 'Add the variable',
  counts: {
    nrOfInstances: 'How many decide',
    nrOfCompletedInstances: 'How many have decided',
    nrOfActiveInstances: 'How many have not',
  },
  valueNow: 'Its value where you fill the form in: {value}',
};
