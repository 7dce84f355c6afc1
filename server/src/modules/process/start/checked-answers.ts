import { settledAnswers } from '@policy/shared/forms/dependences/settled-answers.ts';

import { formErrors, knownAnswers, unreadableAnswer } from '../../../forms/form-validation.ts';
import type { formOf } from '../../../forms/form-versions.ts';
import { asVariables, formFacts } from '../../../forms/step-answers.ts';
import { unfitAnswers } from '../../../forms/unfit-answers.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { InvalidDraft } from '../../../kit/runtime/errors.ts';

type Form = Awaited<ReturnType<typeof formOf>>;

type Answers = Record<string, unknown>;

interface Said {
  said: Answers;
  /** What was answered before. */
  before: Answers;
  /** Adds what the system answers itself. */
  given: (answers: Answers) => Answers | Promise<Answers>;
}

/** The answers that a form asks for with those that the system gives, refused at their places where they do not fit it. */
export async function checkedAnswers(
  context: Context,
  form: Form,
  { said, before, given }: Said,
): Promise<ReturnType<typeof asVariables>> {
  const answers = settledAnswers(form.schema, await given(knownAnswers(form.schema, said)));
  const unreadable = unreadableAnswer(form, answers, context.locale);
  const asked = { schema: form.schema, facts: formFacts(context) };
  const errors = unreadable.length > 0 ? unreadable : formErrors(asked, answers, context.locale);
  if (errors.length === 0) errors.push(...(await unfitAnswers(context, form, { answers, before })));
  if (errors.length > 0) throw new InvalidDraft(errors);
  return asVariables(answers);
}
