import { sameAnswer } from '@policy/shared/forms/changed-answers.ts';
import { answerAt, givenFields } from '@policy/shared/forms/given-fields.ts';
import { hiddenFields, settledAnswers } from '@policy/shared/forms/dependences/settled-answers.ts';
import { startInput } from '@policy/shared/contract/workflow/starting.ts';
import { formSentence } from '@policy/shared/messages/form-sentences.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import type { z } from 'zod';

import { formErrors } from '../../../forms/form-validation.ts';
import type { formOf } from '../../../forms/form-versions.ts';
import { keepFiles } from '../../../forms/stored-files.ts';
import { unfitAnswers } from '../../../forms/unfit-answers.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { withFormChanges } from './form-changes.ts';
import { answersNamed, formOfInstance, namesIn, withoutEmpty } from './instance-form.ts';

type Answers = Record<string, unknown>;
type Variables = z.output<typeof startInput>['variables'];
const asVariables = (answers: Answers): Variables => startInput.shape.variables.parse(answers);
type Form = Awaited<ReturnType<typeof formOf>>;

/** What somebody does with a task whose form he may have filled in. */
interface FilledIn {
  taskId: string;
  /** The process of the task; asked for only where it matters. */
  instanceOf: () => Promise<string> | string;
  variables: Variables;
}

interface Doing<Done> extends FilledIn {
  work: (following: Following) => Promise<Done>;
}

/** What follows from what was filled in, as the engine takes it. */
interface Following {
  variables: Variables;
  /** Fields that are worked out from these, or are not asked for any more. */
  derived: Variables;
  /** Fields that need no answer, as a condition of theirs does not hold. */
  unasked: string[];
}

/**
 * Does something with a task: refuses at its places what does not fit the form that its process was started with, hands on what
 * follows from it, notes what was changed, and holds the files.
 */
export async function withFilledIn<Done>(
  context: Context,
  workflow: Workflow,
  { taskId, instanceOf, variables, work }: Doing<Done>,
): Promise<Done> {
  const none = { variables, derived: {}, unasked: [] };
  if (Object.keys(variables).length === 0)
    return work(none).catch(async (error: unknown) => {
      // A step may require a field that is not asked for here: the form knows, and is read only then.
      if (!(error instanceof Refusal) || error.code !== 'workflow.fieldRequired') throw error;
      const form = await formOfInstance(context, await instanceOf());
      if (!form) throw error;
      const before = await answersOf(context, workflow, { form, instanceId: await instanceOf() });
      return work({ ...none, unasked: unaskedIn(form, before) });
    });
  const instanceId = await instanceOf();
  const form = await formOfInstance(context, instanceId);
  if (!form) return work(none);
  const before = await answersOf(context, workflow, { form, instanceId });
  const answers = settledAnswers(form.schema, withoutEmpty({ ...before, ...variables }));
  await assertFits(context, form, { answers, before, changed: Object.keys(variables) });
  const following = followingFrom(form, { answers, before, changed: Object.keys(variables) });
  const done = await withFormChanges(context, workflow, {
    ...{ taskId, instanceId, variables: { ...following.variables, ...following.derived } },
    work: () => work({ ...following, variables: { ...variables, ...following.variables } }),
  });
  await keepFiles(context, form, { instanceId, answers });
  return done;
}

const answersOf = (
  context: Context,
  workflow: Workflow,
  { form, instanceId }: { form: Form; instanceId: string },
): Promise<Answers> => answersNamed(context, workflow, { instanceId, names: namesIn(form.schema) });

interface Changed {
  answers: Answers;
  before: Answers;
  /** Names of what was filled in. */
  changed: readonly string[];
}

async function assertFits(
  context: Context,
  form: Form,
  { answers, before, changed }: Changed,
): Promise<void> {
  const { schema } = form;
  const facts = { today: wireDate(context.clock.now()), window: { begin: null, end: null } };
  const unfit = formErrors({ schema, facts }, answers, context.locale).filter(({ field }) =>
    changed.includes(field.split('.')[0] ?? ''),
  );
  const errors = [...unfit, ...changedGiven(form, { answers, before, changed }, context.locale)];
  const named = Object.fromEntries(Object.entries(answers).filter(([name]) => changed.includes(name)));
  if (errors.length === 0) errors.push(...(await unfitAnswers(context, form, { answers: named, before })));
  if (errors.length > 0) throw new InvalidDraft(errors);
}

/** What the system answered and somebody changes: nobody may. */
const changedGiven = (form: Form, { answers, before, changed }: Changed, locale: Locale) =>
  givenFields(form)
    .filter(({ path }) => changed.includes(path[0] ?? ''))
    .filter(({ path }) => answerAt(answers, path) !== answerAt(before, path))
    .map(({ path }) => ({
      field: path.join('.'),
      message: formSentence(form.schema, { keyword: 'const', path }, locale),
    }));

function followingFrom(form: Form, { answers, before, changed }: Changed): Following {
  const names = namesIn(form.schema);
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

const unaskedIn = ({ schema }: Form, answers: Answers): string[] =>
  hiddenFields(schema, answers).flatMap(([name = '', ...rest]) => (rest.length === 0 ? [name] : []));
