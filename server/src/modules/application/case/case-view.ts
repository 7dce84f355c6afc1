import { caseView } from '@policy/shared/contract/application/calls.ts';
import type {
  CaseAction,
  CaseView,
  DeclarationTask,
  MaterialView,
} from '@policy/shared/contract/application/calls.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { commentsOf, companyFactsOf, materialsOf, needsFile, timelineOf } from './case-parts.ts';
import { actorOf } from '../submission/draft.ts';
import { guideFormOf, guideOf } from '../forms/forms.ts';
import { formErrors } from '../forms/form-validation.ts';
import { correctionTargetsOf } from '../submission/correction-targets.ts';

type Application = RowOf<typeof application>;
type TaskState = CaseView['tasks'][number]['state'];

/** One application with everything that its owner or an officer within reach sees of it. */
export const caseModule: Module = (app) => {
  const schema = { tags: [application.name], querystring: idQuery, response: { 200: caseView } };
  app.get(`/${application.path}/case`, { config: { guard: 'signedIn' }, schema }, async (request) =>
    caseOf(
      request.context,
      await repositoryOf(application, request.context).get(queryOf<{ id: string }>(request).id),
    ),
  );
};

/** Everything about one application in one answer. */
async function caseOf(context: Context, row: Application): Promise<CaseView> {
  const guide = await guideOf(context, row);
  const form = await guideFormOf(context, guide);
  const materials = await materialsOf(context, row);
  const isOwner = row.userId === actorOf(context).userId;
  return {
    application: row,
    company: await companyFactsOf(context, row),
    form,
    materials,
    comments: await commentsOf(context, row),
    timeline: await timelineOf(context, row),
    tasks: tasksOf(row, {
      materials,
      isFormWhole: !form || formErrors(form.schema, row.formData ?? {}, context.locale).length === 0,
    }),
    actions: isOwner ? actionsOf(row.status) : [],
    mendRefs: row.status === 'supplement' ? await correctionTargetsOf(context, row.id) : [],
  };
}

const actions: Partial<Record<ApplicationState, readonly CaseAction[]>> = {
  draft: ['edit', 'declare', 'delete'],
  submitted: ['withdraw'],
  supplement: ['edit', 'resubmit'],
  pay_failed: ['correctAccount'],
};

const actionsOf = (status: ApplicationState): CaseAction[] => [...(actions[status] ?? [])];

interface Progress {
  materials: readonly MaterialView[];
  isFormWhole: boolean;
}

function tasksOf(row: Application, { materials, isFormWhole }: Progress): CaseView['tasks'] {
  const isMissing = materials.some((material) => needsFile(material) && material.files.length === 0);
  const isAnyThere = materials.some((material) => material.files.length > 0);
  const hasAccount = Boolean(row.accountName && row.bankName && row.bankAccountMasked);
  const states: Record<Exclude<DeclarationTask, 'declaration'>, TaskState> = {
    // The licence's facts come from shared data and need no answer.
    company: 'done',
    form: stateOf(isFormWhole, Object.keys(row.formData ?? {}).length > 0),
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
