import { answerAt, givenFields } from '@policy/shared/forms/given-fields.ts';

import { fieldNames } from '../../../forms/form-versions.ts';
import type { formOf } from '../../../forms/form-versions.ts';
import { asHandedIn, keepingGiven } from '../../../forms/given-answers.ts';
import { fittingAnswers, followingFrom, openFields, unaskedIn } from '../../../forms/step-answers.ts';
import type { asVariables, Changed, Following } from '../../../forms/step-answers.ts';
import { keepFiles } from '../../../forms/stored-files.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { withFormChanges } from './form-changes.ts';
import { answersNamed, formOfInstance } from './instance-form.ts';
import { stepFormOf } from './step-form.ts';

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
  const filled: Changed[] = [];
  for (const one of forms) filled.push(await filledIn(context, workflow, { ...one, instanceId, variables }));
  const following = followingFrom(filled);
  const done = await withFormChanges(context, workflow, {
    ...{ taskId, instanceId, variables: { ...following.variables, ...following.derived } },
    names: forms.flatMap(({ form }) => fieldNames(form.schema)),
    work: () => work({ ...following, variables: { ...variables, ...following.variables } }),
  });
  for (const { form, answers } of filled) await keepFiles(context, form, { instanceId, answers });
  return done;
}

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
async function filledIn(
  context: Context,
  workflow: Workflow,
  { form, demanded, isGiven, instanceId, variables }: Filling,
): Promise<Changed> {
  const before = await answersOf(context, workflow, { form, instanceId });
  const given = (said: Answers) => (isGiven ? givenAt(context, form, { said, before }) : said);
  return fittingAnswers(context, form, { before, variables, demanded, given });
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
