import { sameAnswer } from '@policy/shared/forms/changed-answers.ts';
import { answerAt, givenFields } from '@policy/shared/forms/given-fields.ts';
import { hiddenFields, settledAnswers } from '@policy/shared/forms/dependences/settled-answers.ts';
import { formSentence } from '@policy/shared/messages/form-sentences.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { formErrors, withCleanTexts } from '../../../forms/form-validation.ts';
import { fieldNames } from '../../../forms/form-versions.ts';
import type { formOf } from '../../../forms/form-versions.ts';
import { asHandedIn, keepingGiven } from '../../../forms/given-answers.ts';
import { keepFiles } from '../../../forms/stored-files.ts';
import { unfitAnswers } from '../../../forms/unfit-answers.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { asVariables, formFacts } from './checked-answers.ts';
import { withFormChanges } from './form-changes.ts';
import { answersNamed, formOfInstance, withoutEmpty } from './instance-form.ts';
import { openFields, stepFormOf } from './step-form.ts';

type Answers = Record<string, unknown>;
type Variables = ReturnType<typeof asVariables>;
type Form = Awaited<ReturnType<typeof formOf>>;

/** What somebody does with a task whose forms he may have filled in. */
interface FilledIn {
  taskId: string;
  /** The task as its caller sees it; asked for only where it matters. */
  detailOf: () => Promise<Detail>;
  variables: Variables;
  /** The form of the step has to be whole: the task is decided by it, and not sent back. */
  isWhole: boolean;
  /** The version of the step's form that was filled in; a newer one refuses it. */
  formVersion?: number | undefined;
}
type Detail = Pick<Awaited<ReturnType<Workflow['taskDetail']>>, 'fields' | 'task'>;

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
 * Does something with a task: refuses at its places what does not fit the form that its process was started with, or that its step has
 * of its own, hands on what follows from it, notes what was changed, and holds the files.
 */
export async function withFilledIn<Done>(
  context: Context,
  workflow: Workflow,
  { taskId, detailOf, variables, work, ...asked }: Doing<Done>,
): Promise<Done> {
  const none = { variables, derived: {}, unasked: [] };
  const ofStep = await workflow.taskForm(context, taskId);
  if (!ofStep && Object.keys(variables).length === 0)
    return work(none).catch(async (error: unknown) => {
      // A step may require a field that is not asked for here: the form knows, and is read only then.
      if (!(error instanceof Refusal) || error.code !== 'workflow.fieldRequired') throw error;
      const instanceId = (await detailOf()).task.processInstanceId;
      const form = await formOfInstance(context, instanceId);
      if (!form) throw error;
      const before = await answersOf(context, workflow, { form, instanceId });
      return work({ ...none, unasked: unaskedIn(form, before) });
    });
  const detail = await detailOf();
  const instanceId = detail.task.processInstanceId;
  const forms = await formsAt(context, { detail, ofStep, ...asked });
  if (forms.length === 0) return work(none);
  const filled: Awaited<ReturnType<typeof fittingAnswers>>[] = [];
  for (const one of forms)
    filled.push(await fittingAnswers(context, workflow, { ...one, instanceId, variables }));
  const following = filled.map(followingFrom).reduce(together);
  const done = await withFormChanges(context, workflow, {
    ...{ taskId, instanceId, variables: { ...following.variables, ...following.derived } },
    names: forms.flatMap(({ form }) => fieldNames(form.schema)),
    work: () => work({ ...following, variables: { ...variables, ...following.variables } }),
  });
  for (const { form, answers } of filled) await keepFiles(context, form, { instanceId, answers });
  return done;
}

/** What follows by both forms of a task: what is filled in by one is not worked out by the other. */
const together = (one: Following, other: Following): Following => {
  const variables = { ...one.variables, ...other.variables };
  const derived = Object.entries({ ...one.derived, ...other.derived });
  return {
    variables,
    derived: Object.fromEntries(derived.filter(([name]) => !(name in variables))),
    unasked: [...one.unasked, ...other.unasked],
  };
};

/** A form that a task is filled in by, and which of its fields have to fit whether they were changed or not. */
interface FormAt {
  form: Form;
  demanded: readonly string[];
  /** Numbers and facts that the system gives are given when it is filled in for the first time. */
  isGiven: boolean;
}

interface AtTask extends Pick<FilledIn, 'isWhole' | 'formVersion'> {
  detail: Detail;
  ofStep: Awaited<ReturnType<Workflow['taskForm']>>;
}

async function formsAt(
  context: Context,
  { detail, ofStep, isWhole, formVersion }: AtTask,
): Promise<FormAt[]> {
  const main = await formOfInstance(context, detail.task.processInstanceId);
  const step = ofStep && (await stepFormOf(context, ofStep, main));
  if (step && formVersion !== undefined && step.version !== formVersion)
    throw new Refusal('workflow.formRenewed');
  return [
    ...(main ? [{ form: main, demanded: [], isGiven: false }] : []),
    ...(step ? [{ form: step, demanded: isWhole ? openFields(step, detail) : [], isGiven: isWhole }] : []),
  ];
}

interface Filling extends FormAt {
  instanceId: string;
  variables: Variables;
}

/** The answers of one form with what was filled in, refused at their places where they do not fit. */
async function fittingAnswers(
  context: Context,
  workflow: Workflow,
  { form, demanded, isGiven, instanceId, variables }: Filling,
): Promise<Changed & { form: Form }> {
  const before = await answersOf(context, workflow, { form, instanceId });
  const said = withoutEmpty({ ...before, ...cleaned(form, variables) });
  const whole = isGiven ? await givenAt(context, form, { said, before }) : said;
  const answers = settledAnswers(form.schema, whole);
  const changed = Object.keys(variables);
  await assertFits(context, form, { answers, before, changed: [...new Set([...changed, ...demanded])] });
  return { form, answers, before, changed };
}

/** What was filled in with its texts cleaned; one that says nothing then was emptied, and is not as it was before. */
function cleaned({ schema }: Form, variables: Variables): Answers {
  const clean = withCleanTexts(schema, variables);
  return Object.fromEntries(Object.keys(variables).map((name) => [name, clean[name] ?? null]));
}

/** With what the system answers in a form: once, when it is filled in for the first time. */
const givenAt = async (
  context: Context,
  form: Form,
  { said, before }: { said: Answers; before: Answers },
): Promise<Answers> => {
  const isFirst = givenFields(form).some(({ path }) => answerAt(before, path) === undefined);
  return isFirst ? asHandedIn(context, form, said) : keepingGiven(form, said, before);
};

const answersOf = (
  context: Context,
  workflow: Workflow,
  { form, instanceId }: { form: Form; instanceId: string },
): Promise<Answers> => answersNamed(context, workflow, { instanceId, names: fieldNames(form.schema) });

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
  const unfit = formErrors({ schema, facts: formFacts(context) }, answers, context.locale).filter(
    ({ field }) => changed.includes(field.split('.')[0] ?? ''),
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

function followingFrom({ form, answers, before, changed }: Changed & { form: Form }): Following {
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

const unaskedIn = ({ schema }: Form, answers: Answers): string[] =>
  hiddenFields(schema, answers).flatMap(([name = '', ...rest]) => (rest.length === 0 ? [name] : []));
