import { askedAnswers } from './asked-answers.ts';
import type { LaidOut } from './asked-answers.ts';
import { isStructure } from '../form-rule.ts';

/** The control of a field that is answered by the code of an administrative division. */
export const regionWidget = 'region';

/** A region among the answers of a form, by its code. */
export interface RegionAnswer {
  path: string[];
  code: string;
}

/** The regions among the answers of a form, in groups and in the rows of lists too. */
export const regionAnswers = (form: LaidOut, answers: unknown): RegionAnswer[] =>
  askedAnswers(form, answers).flatMap(({ path, layout, answer }) =>
    isRegion(layout) && typeof answer === 'string' && answer !== '' ? [{ path, code: answer }] : [],
  );

/** Whether a field is answered by a region, as its layout says. */
export const isRegion = (layout: unknown): boolean =>
  isStructure(layout) && layout['ui:widget'] === regionWidget;
