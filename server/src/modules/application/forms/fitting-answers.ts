import type { formView } from '@policy/shared/contract/application/calls.ts';
import type { z } from 'zod';

import type { Context } from '../../../kit/runtime/context.ts';
import { formErrors, knownAnswers, unreadableAnswer } from '../../../forms/form-validation.ts';

type Form = z.output<typeof formView>;
type Answers = Record<string, unknown>;

/** Answers that a form takes as they are: those it asks for, without those that it would refuse. */
export function fittingAnswers(context: Context, form: Form, answers: Answers): Answers {
  const given = Object.entries(knownAnswers(form.schema, answers)).filter(([, value]) => value !== null);
  return Object.fromEntries(given.filter(([name, value]) => fits(context, form, { name, value })));
}

function fits({ locale }: Context, form: Form, { name, value }: { name: string; value: unknown }): boolean {
  const answer = { [name]: value };
  const errors = [...formErrors(form, answer, locale), ...unreadableAnswer(form, answer, locale)];
  // What else the form misses is no fault of this answer.
  return errors.every(({ field }) => field !== name && !field.startsWith(`${name}.`));
}
