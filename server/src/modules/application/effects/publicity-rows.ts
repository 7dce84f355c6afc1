import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import { and, eq, max } from 'drizzle-orm';

import { holdRow, writingDirectly } from '../../../kit/revisions/apply-changes.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { asSystem } from '../../../kit/rules/rules.ts';
import { momentOf, wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { addWorkdays } from '../../../kit/runtime/workdays.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { calendarOf, numberParameter } from '../../../parameters/parameters.ts';

type Application = RowOf<typeof application>;
type List = RowOf<typeof publicityList>;

const [lists, entries] = [tableOf(publicityList), tableOf(publicityEntry)];
const defaultWorkdays = 5;
const endOfDay = ' 23:59:59';

/** When the objection period ends: what the clerk chose, else the end of the fifth working day from today. */
export async function publicityEndOf(
  context: Context,
  chosen: string | undefined,
  mayBeShort: boolean,
): Promise<string> {
  const now = context.clock.now();
  const workdays = await numberParameter(context, 'publicity.workdays', defaultWorkdays);
  const lastDay = addWorkdays(wireDate(now), workdays, await calendarOf(context));
  const due = lastDay + endOfDay;
  if (!chosen) return due;
  if (momentOf(chosen) <= now) throw new Refusal('application.publicityEnd');
  // A public objection period may be longer than the rule, and shorter only where nobody is really paid.
  return mayBeShort || chosen >= due ? chosen : due;
}

/** The list of an application's item for this period, if one is open. */
export function listFor(context: Context, row: Application, endsAt: string): Promise<List | null> {
  const today = wireDate(context.clock.now());
  const same = and(
    eq(lists.guideId, row.guideId),
    eq(lists.publicityStart, today),
    eq(lists.endsAt, endsAt),
    eq(lists.status, 'published'),
  );
  return repositoryOf(publicityList, context).first(same);
}

/** Puts an application on its item's list for this period, opening the list under its id when it is the first. */
export async function putOnList(
  context: Context,
  row: Application,
  { endsAt, listId }: { endsAt: string; listId: string },
): Promise<void> {
  const list = (await listFor(context, row, endsAt)) ?? (await openList(context, row, { endsAt, listId }));
  // The list of a process is public while it grows.
  const direct = writingDirectly(context, list.id);
  await repositoryOf(publicityEntry, direct).insert({
    listId: list.id,
    applicationId: row.id,
    seq: await nextSeq(direct, list.id),
    name: row.companyName,
    // A person who applied for himself has no code; one of a company is masked by the rules of entries.
    codeMasked: row.creditCode ?? '—',
    itemName: row.guideTitle ?? row.projectName,
    amountWan: row.approvedAmountWan ?? 0,
  });
}

/** The number after the last one of a list that is held. */
async function nextSeq(context: Context, listId: string): Promise<number> {
  await holdRow(publicityList, context, listId);
  const [row] = await context.db
    .select({ last: max(entries.seq) })
    .from(entries)
    .where(and(eq(entries.listId, listId), eq(entries.isDeleted, 0)));
  return (row?.last ?? 0) + 1;
}

function openList(
  context: Context,
  row: Application,
  { endsAt, listId }: { endsAt: string; listId: string },
): Promise<List> {
  const { publicity } = catalogue('zh').application;
  const english = catalogue('en').application.publicity;
  const title = row.guideTitle ?? row.projectName;
  const today = wireDate(context.clock.now());
  const draft: Partial<DraftOf<typeof publicityList>> = {
    title: fill(publicity.title, { title }),
    titleEn: row.guideTitleEn && fill(english.title, { title: row.guideTitleEn }),
    guideId: row.guideId,
    policyId: row.policyId,
    agencyId: row.agencyId,
    listType: 'application',
    batchNo: row.batchNo,
    publishDate: today,
    publicityStart: today,
    publicityEnd: endsAt.slice(0, 10),
    endsAt,
    // Readers count in days; only a demonstration's end minutes away needs its time of day.
    body: fill(publicity.body, { title, end: endsAt.replace(endOfDay, '') }),
    objectionTel: '12345',
    status: 'published',
  };
  return repositoryOf(
    publicityList,
    asSystem(context, 'a list that the process opens is public at once'),
  ).insert(draft, listId);
}
