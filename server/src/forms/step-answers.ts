import { sameAnswer } from '@policy/shared/forms/changed-answers.ts';
import { hiddenFields, settledAnswers } from '@policy/shared/forms/dependences/settled-answers.ts';
import { startInput } from '@policy/shared/contract/workflow/starting.ts';
import { answerAt, givenFields } from '@policy/shared/forms/given-fields.ts';
import { formSentence } from '@policy/shared/messages/form-sentences.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import type { z } from 'zod';

import { wireDate } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { InvalidDraft } from '../kit/runtime/errors.ts';
import { formErrors, withCleanTexts } from './form-validation.ts';
import { fieldNames } from './form-versions.ts';
import type { formOf } from './form-versions.ts';
import { unfitAnswers } from './unfit-answers.ts';

type Answers = Record<string, unknown>;
type Variables = ReturnType<typeof asVariables>;
type Form = Awaited<ReturnType<typeof formOf>>;

/** What follows from what was filled in, as the engine takes it. */
export interface Following {
  variables: Variables;
  /** Fields that are worked out from these, or are not asked for any more. */
  derived: Variables;
  /** Fields that need no answer, as a condition of theirs does not hold. */
  unasked: string[];
}

/** Answers of a form before and after somebody filled in some of it. */
export interface Changed {
  form: Form;
  answers: Answers;
  before: Answers;
  /** Names of what was filled in. */
  changed: readonly string[];
}

interface Filling {
  before: Answers;
  variables: Variables;
  /** Fields that have to fit whether they were changed or not. */
  demanded: readonly string[];
  /** Adds what the system answers itself. */
  given: (said: Answers) => Answers | Promise<Answers>;
}

/** The answers of one form with what was filled in, refused at their places where they do not fit. */
export async function fittingAnswers(
  context: Context,
  form: Form,
  { before, variables, demanded, given }: Filling,
): Promise<Changed> {
  const answers = settledAnswers(
    form.schema,
    await given(withoutEmpty({ ...before, ...cleaned(form, variables) })),
  );
  const changed = Object.keys(variables);
  await assertFits(context, { form, answers, before, changed: [...new Set([...changed, ...demanded])] });
  return { form, answers, before, changed };
}

/** What was filled in with its texts cleaned; one that says nothing then was emptied, and is not as it was before. */
function cleaned({ schema }: Form, variables: Variables): Answers {
  const clean = withCleanTexts(schema, variables);
  return Object.fromEntries(Object.keys(variables).map((name) => [name, clean[name] ?? null]));
}

async function assertFits(context: Context, { form, answers, before, changed }: Changed): Promise<void> {
  const { schema } = form;
  const unfit = formErrors({ schema, facts: formFacts(context) }, answers, context.locale).filter(
    ({ field }) => changed.includes(field.split('.')[0] ?? ''),
  );
  const errors = [...unfit, ...changedGiven({ form, answers, before, changed }, context.locale)];
  const named = Object.fromEntries(Object.entries(answers).filter(([name]) => changed.includes(name)));
  if (errors.length === 0) errors.push(...(await unfitAnswers(context, form, { answers: named, before })));
  if (errors.length > 0) throw new InvalidDraft(errors);
}

/** What the system answered and somebody changes: nobody may. */
const changedGiven = ({ form, answers, before, changed }: Changed, locale: Locale) =>
  givenFields(form)
    .filter(({ path }) => changed.includes(path[0] ?? ''))
    .filter(({ path }) => answerAt(answers, path) !== answerAt(before, path))
    .map(({ path }) => ({
      field: path.join('.'),
      message: formSentence(form.schema, { keyword: 'const', path }, locale),
    }));

/** What follows by all forms of a task: what is filled in by one is not worked out by another. */
export const followingFrom = (filled: readonly Changed[]): Following =>
  filled.map(followingIn).reduce(together);

const together = (one: Following, other: Following): Following => {
  const variables = { ...one.variables, ...other.variables };
  const derived = Object.entries({ ...one.derived, ...other.derived });
  return {
    variables,
    derived: Object.fromEntries(derived.filter(([name]) => !(name in variables))),
    unasked: [...one.unasked, ...other.unasked],
  };
};

function followingIn({ form, answers, before, changed }: Changed): Following {
  const names = fieldNames(form.schema);
  const said = (name: string): [string, unknown] => [name, answers[name] ?? null];
  const others = names.filter((name) => !changed.includes(name));
  return {
    variables: asVariables(Object.fromEntries(names.filter((name) => changed.includes(name)).map(said))),
    derived: asVariables(
      Object.fromEntries(others.filter((name) => !sameAnswer(answers[name], before[name])).map(said)),
    ),
    unasked: unaskedIn(form, answers),
  };
}

/** The fields of a form that need no answer, as a condition of theirs does not hold. */
export const unaskedIn = ({ schema }: Form, answers: Answers): string[] =>
  hiddenFields(schema, answers).flatMap(([name = '', ...rest]) => (rest.length === 0 ? [name] : []));

/** The fields of a form that its step lets be filled in. */
export const openFields = (
  { schema }: Pick<Form, 'schema'>,
  { fields }: { fields: readonly { name: string; access: string }[] },
): string[] => {
  const open = new Set(fields.flatMap(({ name, access }) => (access === 'edit' ? [name] : [])));
  return fieldNames(schema).filter((name) => open.has(name));
};

/** What somebody may do with a form who is shown nothing but what its step lets be filled in. */
export function openAlone(
  form: Pick<Form, 'schema'>,
  fields: readonly { name: string; access: string; required?: boolean | null | undefined }[],
) {
  const open = openFields(form, { fields });
  const demanded = new Set(fields.flatMap(({ name, required }) => (required ? [name] : [])));
  const ruleOf = (name: string) =>
    open.includes(name)
      ? ({ access: 'edit', required: demanded.has(name) } as const)
      : ({ access: 'hidden' } as const);
  return Object.fromEntries(fieldNames(form.schema).map((name) => [name, ruleOf(name)]));
}

/** Answers without those that were emptied. */
export const withoutEmpty = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));

/** What rules between fields are told: the day, and that the form of a process is open at any time. */
export const formFacts = ({ clock }: Pick<Context, 'clock'>) => ({
  today: wireDate(clock.now()),
  window: { begin: null, end: null },
});

/** Answers as variables of a process. */
export const asVariables = (answers: Answers): z.output<typeof startInput>['variables'] =>
  startInput.shape.variables.parse(answers);
