import { companyTask } from '@policy/shared/contract/application/calls.ts';
import type { CompanyTask } from '@policy/shared/contract/application/calls.ts';
import { applicantStates } from '@policy/shared/contract/application/moves.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { applicationComment } from '@policy/shared/contract/entities/application/application-comment.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';

import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import { actorOf } from '../../membership/applicant.ts';
import { belongsTo } from './submission/apply-checks.ts';

type Row = ListRowOf<typeof application>;

/** As many as anybody looks through before his lists. */
const most = 50;

/** Whose work each of them is; a member without any of these duties is asked for nothing. */
const duties: Partial<Record<ApplicationState, readonly Duty[]>> = {
  draft: ['preparer', 'signer'],
  supplement: ['preparer', 'signer'],
  pay_failed: ['finance'],
};

/** What waits for the company that the caller acts for: accounts, corrections, and drafts whose window closes soon. */
export const companyTasks: Module = (app) => {
  const schema = { tags: [application.name], response: { 200: z.array(companyTask) } };
  app.get(`/${application.path}/companyTasks`, { config: { guard: 'signedIn' }, schema }, (request) =>
    tasksOf(request.context),
  );
};

async function tasksOf(context: Context): Promise<CompanyTask[]> {
  const actor = actorOf(context);
  const asked = applicantStates.filter((status) => duties[status]?.some((one) => actor.duties.includes(one)));
  if (asked.length === 0) return [];
  const rows = await repositoryOf(application, context).list({ status: asked.join(',') }, belongsTo(actor));
  const dues = new Map([...(await correctionDays(context, rows)), ...(await closingDays(context, rows))]);
  return rows
    .filter(({ id, status }) => status !== 'draft' || dues.has(id))
    .map((row) => companyTask.parse({ ...row, due: dues.get(row.id) ?? null }))
    .toSorted((one, other) => urgency(one).localeCompare(urgency(other)))
    .slice(0, most);
}

/** Money that waits has no last day and comes first; a day in words sorts as it falls. */
const urgency = ({ status, due }: CompanyTask) => (status === 'pay_failed' ? '' : (due ?? '9999'));

const ofStatus = (rows: readonly Row[], status: ApplicationState) =>
  rows.filter((row) => row.status === status);

/** Until when each correction is to be handed in: what its newest request says. */
async function correctionDays(context: Context, rows: readonly Row[]) {
  const ids = ofStatus(rows, 'supplement').map(({ id }) => id);
  const table = tableOf(applicationComment);
  const asked = await repositoryOf(applicationComment, context).all(
    and(inArray(table.projectId, ids), eq(table.node, 'supplement')),
    1000,
  );
  return asked.map(({ projectId, deadline }) => [projectId, deadline] as const);
}

/** The last day of each draft whose window closes soon. */
async function closingDays(context: Context, rows: readonly Row[]) {
  const drafts = ofStatus(rows, 'draft');
  const guideIds = drafts.map(({ guideId }) => guideId);
  const guides = await repositoryOf(itemGuide, context).all(inArray(tableOf(itemGuide).id, guideIds));
  const ends = new Map(
    guides.flatMap(({ id, windowStatus, applyEnd }) => (windowStatus === 'closing' ? [[id, applyEnd]] : [])),
  );
  return drafts.flatMap(({ id, guideId }) =>
    ends.has(guideId) ? [[id, ends.get(guideId) ?? null] as const] : [],
  );
}
