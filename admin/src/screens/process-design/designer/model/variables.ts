import type { OfferedForm } from '@policy/shared/contract/process-design/form-offers.ts';

import { readChildren, textIn } from './extensions.ts';
import { documentOf, isOf, partsOf, textOf } from './moddle.ts';
import type { Moddle } from './moddle.ts';
import { readDefault } from './data-objects.ts';
import { readVendor, readVendorChildren } from './vendor.ts';

/** What a variable may be compared with. */
export type ValueKind = 'text' | 'number' | 'flag' | 'choice' | 'date' | 'department';

/** A variable that a condition may ask for. */
export interface Known {
  name: string;
  /** The step whose outcome it is; absent for others. */
  step?: string;
  /** What people call it; the name alone where nothing calls it otherwise. */
  title?: string;
  kind: ValueKind;
  choices?: Choices;
}
type Choices = readonly { value: string; label: string }[];

type Field = OfferedForm['fields'][number];

/** Kinds of fields whose answers are one value that can be compared. */
const comparable: Partial<Record<Field['kind'], ValueKind>> = {
  ...{ text: 'text', person: 'text', number: 'number', date: 'date' },
  ...{ choice: 'choice', department: 'department' },
};

/**
 * The variables that a document tells of: outcomes of its steps, the fields of its forms and those that its steps name, what it
 * begins with, and what it works out, asks for or gets from a process that it calls.
 */
export function knownVariables(element: Moddle, fields: readonly Field[] = []): Known[] {
  const steps = stepsOf(element);
  const deciding = steps.filter((step) => isOf(step, 'UserTask') || readChildren(step, 'Button').length > 0);
  const said: Known[] = [
    { name: 'outcome', kind: 'choice', choices: unique(deciding.flatMap(outcomesOf)) },
    ...deciding.map(outcomeOf),
    ...fields.flatMap(fieldVariable),
    ...steps.flatMap(dataVariable),
    ...[...knownFields(element), ...resultsOf(element)].map((name): Known => ({ name, kind: 'text' })),
  ];
  return said.filter(({ name }, at) => name !== '' && said.findIndex((one) => one.name === name) === at);
}

const outcomeOf = (step: Moddle): Known => ({
  ...{ name: `outcomes.${textOf(step, 'id')}`, step: nameOf(step) },
  ...{ kind: 'choice', choices: unique(outcomesOf(step)) },
});

/** What may be chosen at a step whose author names nothing; the page has words for them. */
export const standardOutcomes = ['approved', 'rejected'] as const;

function outcomesOf(step: Moddle): Choices {
  const named = readChildren(step, 'Button').map((button) => {
    const value = textIn(button, 'key');
    return { value, label: textIn(button, 'name') || value };
  });
  return named.length > 0 ? named : standardOutcomes.map((value) => ({ value, label: value }));
}

const unique = (choices: Choices): Choices =>
  choices.filter(({ value }, at) => choices.findIndex((one) => one.value === value) === at);

function fieldVariable({ name, title, kind, choices }: Field): Known[] {
  const compared = comparable[kind];
  if (!compared) return [];
  const offered = choices.map(({ value, title: label }) => ({ value, label }));
  return [{ name, title, kind: compared, ...(offered.length > 0 && { choices: offered }) }];
}

function dataVariable(element: Moddle): Known[] {
  const data = readDefault(element);
  if (!data) return [];
  const kinds: Partial<Record<string, ValueKind>> = { int: 'number', double: 'number', boolean: 'flag' };
  return [{ name: data.name, kind: kinds[data.type] ?? 'text' }];
}

/** The fields of forms that the steps of a document name. */
export const knownFields = (element: Moddle): string[] => [
  ...new Set(stepsOf(element).flatMap((step) => readChildren(step, 'Field').map(({ name }) => String(name)))),
];

/** What a document works out, asks for or remembers under a name. */
const resultsOf = (element: Moddle): string[] => stepsOf(element).flatMap(namedBy);

const assigned = /^\s*(?:(?:var|let|def)\s+)?([A-Za-z_]\w*)\s*=(?!=)/;

const namedBy = (step: Moddle): readonly string[] => [
  ...['resultVariable', 'resultVariableName', 'initiator'].map((name) => readVendor(step, name)),
  ...readChildren(step, 'Answer').map((answer) => textIn(answer, 'to')),
  ...readChildren(step, 'Request').map((request) => textIn(request, 'status')),
  ...readVendorChildren(step, 'out').map(({ target = '' }) => target),
  ...textOf(step, 'script')
    .split(/[;\n]/)
    .map((statement) => assigned.exec(statement)?.[1] ?? ''),
];

/** The other steps of a document that somebody handles, by their ids and what people call them. */
export const otherUserTasks = (element: Moddle): { id: string; name: string }[] =>
  stepsOf(element)
    .filter((step) => step !== element && isOf(step, 'UserTask'))
    .map((step) => ({ id: textOf(step, 'id'), name: nameOf(step) }));

const nameOf = (step: Moddle) => textOf(step, 'name') || textOf(step, 'id');

/** All elements of a document's processes, those of their subprocesses too. */
export const stepsOf = (element: Moddle) => partsOf(documentOf(element), 'rootElements').flatMap(stepsIn);

const stepsIn = (scope: Moddle): readonly Moddle[] =>
  partsOf(scope, 'flowElements').flatMap((one) => [one, ...(isOf(one, 'SubProcess') ? stepsIn(one) : [])]);
