import { askedAnswers } from './fields/asked-answers.ts';
import type { LaidOut } from './fields/asked-answers.ts';
import { isStructure } from './form-rule.ts';

/** What a control of a layout picks from, where it picks rows: their entity by its name. Only officers are offered these. */
export const pickers = { person: 'user', department: 'department' } as const;
type Picker = keyof typeof pickers;

const isPicker = (widget: unknown): widget is Picker =>
  typeof widget === 'string' && Object.hasOwn(pickers, widget);

/** The entity that a field's answer is a row of; null for one that is typed or chosen. */
export function pickedFrom(layout: unknown): (typeof pickers)[Picker] | null {
  const widget = isStructure(layout) ? layout['ui:widget'] : undefined;
  return isPicker(widget) ? pickers[widget] : null;
}

/** An answer that is a row of another entity, and where it stands. */
export interface PickedAnswer {
  path: string[];
  from: (typeof pickers)[Picker];
  id: string;
}

/** The answers of a form that are rows of other entities, in groups and in the rows of lists too. */
export const pickedAnswers = (form: LaidOut, answers: unknown): PickedAnswer[] =>
  askedAnswers(form, answers).flatMap(({ path, layout, answer }) => {
    const from = pickedFrom(layout);
    return from && typeof answer === 'string' && answer !== '' ? [{ path, from, id: answer }] : [];
  });

/** Whether any field of a layout picks what only officers are offered. */
export const isForOfficers = (layout: unknown): boolean =>
  isStructure(layout) && (pickedFrom(layout) !== null || Object.values(layout).some(isForOfficers));
