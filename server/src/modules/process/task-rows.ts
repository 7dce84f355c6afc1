import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { personNameIn } from '@policy/shared/contract/people/deleted-person.ts';
import type { HistoryView, InstanceView, TaskView } from '@policy/shared/contract/workflow/views.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { repositoryOf } from '../../kit/rows/repository.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import type { Actor, Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import { isApplicant } from '../../membership/applicant.ts';
import { systemId } from '../../workflow/index.ts';
import type { NamedVisit } from '../../workflow/index.ts';

const [companies, users] = [tableOf(company), tableOf(user)];

/** Users of the portal. */
const applicant = 2;

/** A task or a process as lists answer it: names beside ids, times as the wire spells them. */
export const taskRow = z.looseObject({
  taskId: z.string().optional(),
  processInstanceId: z.string(),
  processDefinitionName: z.string(),
  title: z.string(),
  startUserName: z.string().nullable(),
  /** The item, in the reader's language, and the department that decides. */
  itemName: z.string().nullable(),
  agencyName: z.string().nullable(),
  companyName: z.string().nullable(),
  /** In 10,000 yuan. */
  amountWan: z.number().nullable(),
  assigneeName: z.string().nullable().optional(),
  /** Whom a task comes from that was handed on. */
  ownerName: z.string().nullable().optional(),
  /** For whom its holder acts. */
  proxyForName: z.string().nullable().optional(),
  createTime: z.string(),
  /** Of a task: when its process was started. */
  startTime: z.string().optional(),
  processStatus: z.string(),
  /** Of what the reader holds: it may be approved together with others, without a look at each. */
  isPlainlyApproved: z.boolean().optional(),
  /** Of what the reader started or has done: he may take it back. */
  mayWithdraw: z.boolean().optional(),
  /** Of what the reader started: it comes back to him when he takes it back, instead of ending. */
  comesBack: z.boolean().optional(),
  /** Of what the reader started: it came back to him, who corrects it. */
  isReturned: z.boolean().optional(),
  /** Of what the reader started: the step whose handler he may urge. */
  urgedTaskId: z.string().nullable().optional(),
});

/** The word of the wire for whose turn a task is. */
const kindOf = (isOwners: boolean) => (isOwners ? 'supplement' : 'work');

const time = (moment: Date | null) => (moment === null ? null : wireTime(moment));

/** Tasks of an applicant are his company's; who handles them reads its name as he reads the case. */
async function companyNames({ db, tenantId }: Context, ids: readonly string[]) {
  const { id, companyName: name } = companies;
  const rows = await db
    .select({ id, name })
    .from(companies)
    .where(and(eq(companies.tenantId, tenantId), inArray(id, [...ids])));
  return rows.map((row): [string, string] => [row.id, row.name]);
}

/**
 * Names of people and companies by id, in two queries at most; the engine itself has none. Whoever applied is told those
 * of people who act for companies, and of no officer: to him a step is an office.
 */
export async function namesOf(
  context: Context,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id): id is string => id !== null && id !== systemId))];
  if (wanted.length === 0) return new Map();
  const people = isApplicant(context)
    ? await namesOfMembers(context, wanted)
    : await repositoryOf(user, context).names(wanted);
  const others = wanted.filter((id) => !people.has(id));
  return others.length === 0 ? people : new Map([...people, ...(await companyNames(context, others))]);
}

async function namesOfMembers({ db, tenantId, locale }: Context, ids: readonly string[]) {
  const { id, realName, userType } = users;
  const rows = await db
    .select({ id, realName })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(userType, applicant), inArray(id, ids.filter(isUuid))));
  return new Map(rows.map((row) => [row.id, personNameIn(locale, row.realName)]));
}

/** A case of somebody who was deleted is called by that. */
const calledIn = (
  { locale }: Context,
  { title, companyName }: { title: string; companyName: string | null },
) => ({
  title: personNameIn(locale, title),
  companyName: companyName === null ? null : personNameIn(locale, companyName),
});

/** A name as its reader knows it: in English where that is his language and somebody said it. */
export const inLanguage =
  ({ locale }: Pick<Context, 'locale'>) =>
  <Name extends string | null>(name: Name, nameEn: string | null): Name | string =>
    (locale === 'en' ? nameEn : null) ?? name;

/** What both kinds of row tell of their case, in the reader's language; the agencies' names in one query. */
async function withCases<Row extends InstanceView | TaskView>(context: Context, rows: readonly Row[]) {
  const ids = rows.flatMap(({ agencyId }) => (agencyId === null ? [] : [agencyId]));
  const agencies =
    ids.length === 0
      ? new Map<string, string>()
      : await repositoryOf(department, context).names([...new Set(ids)]);
  const said = inLanguage(context);
  return rows.map(({ itemNameEn, processDefinitionNameEn, ...row }) => ({
    ...row,
    ...calledIn(context, row),
    itemName: said(row.itemName, itemNameEn),
    processDefinitionName: said(row.processDefinitionName, processDefinitionNameEn),
    agencyName: agencies.get(row.agencyId ?? '') ?? null,
  }));
}

/** Tasks with the names of who started and who holds them. */
export async function taskRows(context: Context, tasks: readonly TaskView[]) {
  const names = await namesOf(
    context,
    tasks.flatMap((task) => [task.startUserId, task.assignee, task.owner, task.proxyFor]),
  );
  const said = inLanguage(context);
  return (await withCases(context, tasks)).map(({ isOwners, taskNameEn, ...task }) => ({
    ...task,
    taskName: said(task.taskName, taskNameEn),
    kind: kindOf(isOwners),
    startUserName: names.get(task.startUserId) ?? null,
    assigneeName: task.assignee === null ? null : (names.get(task.assignee) ?? null),
    ownerName: task.owner === null ? null : (names.get(task.owner) ?? null),
    proxyForName: task.proxyFor === null ? null : (names.get(task.proxyFor) ?? null),
    createTime: wireTime(task.createTime),
    startTime: wireTime(task.startTime),
    claimTime: time(task.claimTime),
    readTime: time(task.readTime),
    dueTime: time(task.dueTime),
    endTime: time(task.endTime),
  }));
}

/** Processes with the name of who started them. */
export async function instanceRows<Row extends InstanceView>(context: Context, instances: readonly Row[]) {
  const names = await namesOf(
    context,
    instances.map((instance) => instance.startUserId),
  );
  return (await withCases(context, instances)).map((instance) => ({
    ...instance,
    startUserName: names.get(instance.startUserId) ?? null,
    createTime: wireTime(instance.createTime),
    endTime: time(instance.endTime),
  }));
}

/** What officers say to each other when they hand a task on, and why operations staff intervened: it is not for whoever applied. */
const amongOfficers = [
  ...['transferred', 'delegated', 'resolved', 'recalled', 'proxied', 'copied', 'urged'],
  ...[
    'signersBefore',
    'signersParallel',
    'signersAfter',
    'signerRemoved',
    'autoApproved',
    'skipped',
    'timedOut',
    'timedOutReturned',
    'decisionWithdrawn',
  ],
  ...['assigned', 'dispatched', 'instancesAdded', 'instanceRemoved'],
];

interface Reader {
  actor: Pick<Actor, 'userType' | 'userId' | 'companyId'> | null;
}

/**
 * What was said of each step as its reader may know it: what officers say and show to each other is not for whoever
 * applied, and what was shown with a decision of his company is for nobody of the public but its members, who see the process.
 */
export function saidTo<Visit extends Pick<HistoryView, 'comments'> & Partial<Pick<HistoryView, 'assignee'>>>(
  reader: Reader,
  flow: readonly Visit[],
): Visit[] {
  const { actor } = reader;
  if (!actor || !isApplicant(reader)) return [...flow];
  const owner = actor.companyId ?? actor.userId;
  return flow.map((visit) => ({
    ...visit,
    comments: visit.comments
      .filter(({ action }) => !amongOfficers.includes(action))
      .map((comment) => ({
        ...{ ...comment, mentionIds: [] },
        attachments: visit.assignee === owner ? comment.attachments : [],
      })),
  }));
}

/** Nodes visited and flows taken, with who decided what; it began with whoever started the process. */
export async function historyRows(
  context: Context,
  { instance, flow: whole }: { instance: Pick<InstanceView, 'startUserId'>; flow: readonly NamedVisit[] },
) {
  const flow = saidTo(context, whole);
  const doerOf = ({ assignee, historyActivityType }: Omit<HistoryView, 'isOwners'>) =>
    historyActivityType === 'startEvent' ? instance.startUserId : assignee;
  const names = await namesOf(
    context,
    flow.flatMap((visit) => [
      doerOf(visit),
      ...visit.comments.flatMap(({ userId, onBehalfOf, toIds, mentionIds }) => [
        ...[userId, onBehalfOf, ...toIds],
        ...mentionIds,
      ]),
    ]),
  );
  const said = inLanguage(context);
  return flow.map(({ isOwners, historyActivityNameEn, outcomeNameEn, ...visit }) => ({
    ...visit,
    historyActivityName: said(visit.historyActivityName, historyActivityNameEn),
    outcomeName: said(visit.outcomeName, outcomeNameEn),
    kind: isOwners === null ? null : kindOf(isOwners),
    assigneeName: names.get(doerOf(visit) ?? '') ?? null,
    createTime: wireTime(visit.createTime),
    endTime: time(visit.endTime),
    readTime: time(visit.readTime),
    isCandidate: visit.taskId !== null && visit.endTime === null && visit.assignee === null,
    attachments: visit.comments.flatMap(({ attachments }) => attachments),
    comments: visit.comments.map(({ userId, onBehalfOf, toIds, mentionIds, createTime, ...said }) => ({
      userName: names.get(userId) ?? null,
      forName: names.get(onBehalfOf ?? '') ?? null,
      action: said.action,
      toNames: toIds.flatMap((id) => names.get(id) ?? []),
      mentionNames: mentionIds.flatMap((id) => names.get(id) ?? []),
      content: said.text,
      attachments: said.attachments,
      time: wireTime(createTime),
    })),
  }));
}
