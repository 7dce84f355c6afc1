import type { CaseOutlook, CaseView } from '@policy/shared/contract/application/calls.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, desc, eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { addWorkdays } from '../../../kit/runtime/workdays.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { TaskHolder, Workflow } from '../../../workflow/index.ts';
import { partNamed } from '../moves/mover.ts';
import { calendarOf } from '../../../parameters/parameters.ts';
import { stagesOf } from './stages.ts';

type Application = RowOf<typeof application>;

/** Working days within which the window says whether it accepts. */
const acceptWorkdays = 5;

interface CaseHistory extends Pick<CaseView, 'timeline' | 'comments'> {
  row: Application;
}

/** What lies before a case that was handed in: stages with their promises, and who has it in hand. */
export async function outlookOf(
  context: Context,
  workflow: Workflow,
  { row, timeline, comments }: CaseHistory,
): Promise<CaseOutlook | null> {
  const { submitTime, dueDate, processInstanceId, status } = row;
  if (submitTime === null || processInstanceId === null) return null;
  const publicityEnd = status === 'publicising' ? await publicityEndFor(context, row) : null;
  const accept = addWorkdays(submitTime.slice(0, 10), acceptWorkdays, await calendarOf(context));
  const correction = comments.findLast(({ node }) => node === 'supplement')?.deadline ?? null;
  return {
    stages: stagesOf(timeline, { accept, review: dueDate, publicity: publicityEnd }),
    holders: await holdersOf(context, workflow, row),
    until: status === 'supplement' ? correction : publicityEnd,
  };
}

/** The last day of the list that an application stands on. */
async function publicityEndFor(context: Context, { id }: Application): Promise<string | null> {
  const entries = tableOf(publicityEntry);
  const lists = tableOf(publicityList);
  const [list] = await context.db
    .select({ end: lists.publicityEnd })
    .from(entries)
    .innerJoin(lists, eq(lists.id, entries.listId))
    .where(
      and(eq(entries.applicationId, id), eq(entries.tenantId, context.tenantId), eq(entries.isDeleted, 0)),
    )
    .orderBy(desc(lists.publicityEnd))
    .limit(1);
  return list?.end ?? null;
}

/** Who has a case in hand, by the agency and the duty that it was offered to; whoever claimed it is not named. */
async function holdersOf(
  context: Context,
  workflow: Workflow,
  row: Application,
): Promise<CaseOutlook['holders']> {
  const open = row.processInstanceId ? await workflow.holdersOf(context, row.processInstanceId) : [];
  const found = new Map<string, CaseOutlook['holders'][number]>();
  for (const holder of open) {
    const { roleId, departmentId } = holder;
    const part = isApplicants(row, holder) ? 'applicant' : await partNamed(context, roleId ?? 'officer');
    const agency = departmentId ? await agencyOf(context, departmentId) : nowhere;
    found.set(`${part} ${departmentId ?? ''}`, { part, ...agency });
  }
  return [...found.values()];
}

const isApplicants = ({ userId, companyId }: Application, { isOwners, assigneeId }: TaskHolder) =>
  isOwners || (assigneeId !== null && [userId, companyId].includes(assigneeId));

const nowhere = { agencyName: null, agencyNameEn: null };

async function agencyOf(context: Context, id: string) {
  const row = await repositoryOf(department, context).first(eq(tableOf(department).id, id));
  return row ? { agencyName: row.fullName, agencyNameEn: row.nameEn } : nowhere;
}
