import { readChildren } from './extensions.ts';
import { documentOf, isOf, partsOf, textOf } from './moddle.ts';
import type { Moddle } from './moddle.ts';

/** A variable that a condition may ask for. */
export interface Known {
  name: string;
  /** The step whose outcome it is; absent for others. */
  step?: string;
}

/** The variables that a document tells of: outcomes of its steps, fields that they edit, and results that are worked out. */
export function knownVariables(element: Moddle): Known[] {
  const steps = partsOf(documentOf(element), 'rootElements').flatMap(stepsIn);
  const deciding = steps.filter((step) => readChildren(step, 'Button').length > 0);
  const fields = steps.flatMap((step) => readChildren(step, 'Field').map(({ name }) => String(name)));
  return [
    { name: 'outcome' },
    ...deciding.map((step) => ({
      name: `outcomes.${textOf(step, 'id')}`,
      step: textOf(step, 'name') || textOf(step, 'id'),
    })),
    ...[...new Set(fields)].map((name) => ({ name })),
  ];
}

const stepsIn = (scope: Moddle): readonly Moddle[] =>
  partsOf(scope, 'flowElements').flatMap((one) => [one, ...(isOf(one, 'SubProcess') ? stepsIn(one) : [])]);
