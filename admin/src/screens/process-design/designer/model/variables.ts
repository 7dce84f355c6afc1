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
  const deciding = stepsOf(element).filter((step) => readChildren(step, 'Button').length > 0);
  return [
    { name: 'outcome' },
    ...deciding.map((step) => ({ name: `outcomes.${textOf(step, 'id')}`, step: nameOf(step) })),
    ...knownFields(element).map((name) => ({ name })),
  ];
}

/** The fields of forms that the steps of a document name. */
export const knownFields = (element: Moddle): string[] => [
  ...new Set(stepsOf(element).flatMap((step) => readChildren(step, 'Field').map(({ name }) => String(name)))),
];

/** The other steps of a document that somebody handles, by their ids and what people call them. */
export const otherUserTasks = (element: Moddle): { id: string; name: string }[] =>
  stepsOf(element)
    .filter((step) => step !== element && isOf(step, 'UserTask'))
    .map((step) => ({ id: textOf(step, 'id'), name: nameOf(step) }));

const nameOf = (step: Moddle) => textOf(step, 'name') || textOf(step, 'id');

const stepsOf = (element: Moddle) => partsOf(documentOf(element), 'rootElements').flatMap(stepsIn);

const stepsIn = (scope: Moddle): readonly Moddle[] =>
  partsOf(scope, 'flowElements').flatMap((one) => [one, ...(isOf(one, 'SubProcess') ? stepsIn(one) : [])]);
