import { caseView } from '@policy/shared/contract/application/calls.ts';
import type {
  CaseAction,
  CaseView,
  DeclarationTask,
  MaterialView,
} from '@policy/shared/contract/application/calls.ts';
import { lacksFiles } from '@policy/shared/contract/application/material-files.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { withLinkedFields } from '@policy/shared/forms/linked-fields.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { outlookOf } from './outlook.ts';
import { commentsOf, companyFactsOf, materialsOf, timelineOf } from './case-parts.ts';
import { actorOf, isOwn } from '../../../membership/applicant.ts';
import { consentToAsk } from '../../../membership/consents.ts';
import type { SigningService } from '../../../signing/port.ts';
import { signingOf } from '../../../signing/signing.ts';
import { applicationForm, guideOf } from '../forms/forms.ts';
import { withDefaults } from '../../../forms/default-values.ts';
import { formErrors } from '../../../forms/form-validation.ts';
import { toldLayout } from '../../../forms/told-names.ts';
import { isAnswered } from '../submission/contact-answers.ts';
import { signedOf } from '../signing/read-signatures.ts';
import { correctionTargetsOf } from '../submission/correction-targets.ts';

type Application = RowOf<typeof application>;
type TaskState = CaseView['tasks'][number]['state'];

/** One application with everything that its owner or an officer within reach sees of it. */
export const caseModule =
  (workflow: Workflow): Module =>
  (app) => {
    const schema = { tags: [application.name], querystring: idQuery, response: { 200: caseView } };
    app.get(`/${application.path}/case`, { config: { guard: 'signedIn' }, schema }, async (request) =>
      caseOf(
        request.context,
        { workflow, signing: signingOf(app.services) },
        await repositoryOf(application, request.context).get(queryOf<{ id: string }>(request).id),
      ),
    );
  };

/** Everything about one application in one answer. */
async function caseOf(
  context: Context,
  { workflow, signing }: { workflow: Workflow; signing: SigningService },
  row: Application,
): Promise<CaseView> {
  const guide = await guideOf(context, row);
  const form = await applicationForm(context, row, guide);
  const materials = await materialsOf(context, row);
  const comments = await commentsOf(context, row);
  const timeline = await timelineOf(context, row);
  const offered = await offeredFor(context, workflow, row);
  return {
    application: row,
    accountConsent: await accountConsentOf(context, offered),
    company: await companyFactsOf(context, row),
    form: form && (await handedOut(context, form, { row, isFilledIn: offered.includes('edit') })),
    materials,
    comments,
    timeline,
    outlook: await outlookOf(context, workflow, { row, timeline, comments }),
    tasks: tasksOf(row, {
      materials,
      isFormWhole: !form || formErrors(form, row.formData ?? {}, context.locale).length === 0,
    }),
    actions: offered,
    mendRefs: await openPartsOf(context, row, form),
    signing: { service: signing.name, isSimulated: signing.isSimulated },
    signed: await signedOf(context, row),
  };
}

/** What his duties let the owner of an application do; it is not taken back where its process does not let it be as things stand. */
async function offeredFor(context: Context, workflow: Workflow, row: Application): Promise<CaseAction[]> {
  const actor = actorOf(context);
  const offered = isOwn(row, actor) ? actionsOf(row.status, actor.duties) : [];
  const { processInstanceId: id } = row;
  if (id === null || !offered.includes('withdraw')) return offered;
  const held = await workflow.heldAmong(context, [id]);
  return held.has(id) ? offered.filter((action) => action !== 'withdraw') : offered;
}

/** Whoever may enter an account has to agree to what becomes of it. */
const accountConsentOf = async (context: Context, offered: readonly CaseAction[]) =>
  offered.includes('edit') || offered.includes('correctAccount')
    ? consentToAsk(context, actorOf(context).userId, 'bankAccount')
    : null;

type Form = NonNullable<CaseView['form']>;

/** The form as its reader is handed it: what files and regions are called, and what fields begin with where he fills it in. */
async function handedOut(
  context: Context,
  form: Form,
  { row, isFilledIn }: { row: Application; isFilledIn: boolean },
): Promise<Form> {
  const uiSchema = await toldLayout(context, form, row.formData ?? {});
  return { ...form, uiSchema, ...(isFilledIn && { schema: await withDefaults(context, form) }) };
}

/** What a correction leaves open: what was asked for, and the fields that the form's rules tie to it. */
async function openPartsOf(context: Context, row: Application, form: CaseView['form']): Promise<string[]> {
  if (row.status !== 'supplement') return [];
  return withLinkedFields(form?.schema ?? {}, await correctionTargetsOf(context, row.id));
}

const actions: Partial<Record<ApplicationState, readonly CaseAction[]>> = {
  draft: ['edit', 'declare', 'delete'],
  submitted: ['withdraw'],
  supplement: ['edit', 'resubmit'],
  pay_failed: ['correctAccount'],
};

/** What each action is a duty of. */
const dutyFor: Record<CaseAction, Duty> = {
  edit: 'preparer',
  delete: 'preparer',
  declare: 'signer',
  withdraw: 'signer',
  resubmit: 'signer',
  correctAccount: 'finance',
};

const actionsOf = (status: ApplicationState, duties: readonly Duty[]): CaseAction[] =>
  (actions[status] ?? []).filter((action) => duties.includes(dutyFor[action]));

interface Progress {
  materials: readonly MaterialView[];
  isFormWhole: boolean;
}

function tasksOf(row: Application, { materials, isFormWhole }: Progress): CaseView['tasks'] {
  const isMissing = materials.some((material) => lacksFiles(material, material.files.length));
  const isAnyThere = materials.some((material) => material.files.length > 0);
  const hasAccount = Boolean(row.accountName && row.bankName && row.bankAccountMasked);
  const states: Record<Exclude<DeclarationTask, 'declaration'>, TaskState> = {
    // The licence's facts come from shared data and need no answer.
    company: 'done',
    form: stateOf(isFormWhole, isAnswered(row.formData)),
    materials: stateOf(!isMissing, isAnyThere),
    account: stateOf(hasAccount, Boolean(row.bankAccountMasked)),
  };
  const isWhole = Object.values(states).every((state) => state === 'done');
  const last: TaskState =
    row.status === 'draft' || row.status === 'supplement' ? (isWhole ? 'todo' : 'locked') : 'done';
  return [
    { key: 'company', state: states.company },
    { key: 'form', state: states.form },
    { key: 'materials', state: states.materials },
    { key: 'account', state: states.account },
    { key: 'declaration', state: last },
  ];
}

function stateOf(isDone: boolean, isBegun: boolean): TaskState {
  if (isDone) return 'done';
  return isBegun ? 'doing' : 'todo';
}
