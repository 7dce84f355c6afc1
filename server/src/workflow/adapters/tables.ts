import { duties } from '@policy/shared/contract/companies/duties.ts';
import { instanceStatuses, signerPositions, taskStatuses } from '@policy/shared/contract/workflow/status.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { callColumns, callIndex } from './calls/call-columns.ts';
import { commentColumns } from './comments/comment-columns.ts';
import { keys, moment } from './columns.ts';
import type { Deadline, LoopState, Outcomes, Overdue, Variables } from '../rows.ts';

const ofInstance = () =>
  uuid('instance_id')
    .notNull()
    .references(() => wfInstance.id, { onDelete: 'cascade' });

/** One version of a process; never changed once something runs on it. */
export const wfDeployment = pgTable(
  'wf_deployment',
  {
    ...keys(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** What the process is called in English, by the empty text, and its elements by their ids. */
    namesEn: jsonb('names_en').$type<Readonly<Record<string, string>>>().notNull().default({}),
    category: text('category'),
    version: integer('version').notNull(),
    xml: text('xml').notNull(),
    sha256: text('sha256').notNull(),
    deployedAt: moment('deployed_at').notNull(),
    /** The version that begins; where none is, the newest. */
    isMain: boolean('is_main').notNull().default(false),
    /** Who deployed it; nobody for what the product brings. */
    deployedBy: text('deployed_by'),
    note: text('note'),
    suspendedAt: moment('suspended_at'),
  },
  (table) => [unique('wf_deployment_version').on(table.tenantId, table.key, table.version)],
);

export const wfInstance = pgTable(
  'wf_instance',
  {
    ...keys(),
    deploymentId: uuid('deployment_id')
      .notNull()
      .references(() => wfDeployment.id),
    processKey: text('process_key').notNull(),
    rootId: uuid('root_id').notNull(),
    parentId: uuid('parent_id'),
    superExecutionId: uuid('super_execution_id'),
    businessKey: text('business_key'),
    serialNumber: text('serial_number'),
    title: text('title').notNull(),
    starterId: text('starter_id').notNull(),
    ownerId: text('owner_id').notNull(),
    starterDeptId: text('starter_dept_id'),
    itemId: uuid('item_id'),
    itemName: text('item_name'),
    itemNameEn: text('item_name_en'),
    agencyId: text('agency_id'),
    companyName: text('company_name'),
    amountWan: numeric('amount_wan', { mode: 'number' }),
    status: text('status', { enum: instanceStatuses }).notNull(),
    outcomes: jsonb('outcomes').$type<Outcomes>().notNull().default({}),
    rev: integer('rev').notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason'),
  },
  (table) => [
    index('wf_instance_root').on(table.rootId),
    index('wf_instance_deployment').on(table.deploymentId),
    index('wf_instance_business').on(table.tenantId, table.businessKey),
    index('wf_instance_owner').on(table.tenantId, table.ownerId, table.startedAt),
    index('wf_instance_starter').on(table.tenantId, table.starterId, table.startedAt),
    // Lists of operations begin at what is under way.
    index('wf_instance_open')
      .on(table.tenantId, table.startedAt, table.id)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** One variable of an instance: a step reads those that its process names, and writes those that change. */
export const wfVariable = pgTable(
  'wf_variable',
  {
    tenantId: text('tenant_id').notNull(),
    instanceId: ofInstance(),
    name: text('name').notNull(),
    value: jsonb('value'),
    /** Bytes of the value as JSON. */
    size: integer('size').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instanceId, table.name] })],
);

/** Live tokens and scopes only; what has passed stands in the history. */
export const wfExecution = pgTable(
  'wf_execution',
  {
    ...keys(),
    instanceId: ofInstance(),
    parentId: uuid('parent_id'),
    nodeId: text('node_id').notNull(),
    kind: text('kind', { enum: ['token', 'scope', 'body'] }).notNull(),
    loop: jsonb('loop').$type<LoopState>(),
    joining: boolean('joining').notNull(),
    arrivedBy: text('arrived_by'),
    historyId: uuid('history_id'),
    variables: jsonb('variables').$type<Variables>().notNull(),
    returnTo: text('return_to'),
  },
  (table) => [index('wf_execution_instance').on(table.instanceId)],
);

/** Lists of what somebody holds or has done read this one table, through partial indexes in the order of the lists. */
export const wfTask = pgTable(
  'wf_task',
  {
    ...keys(),
    instanceId: ofInstance(),
    executionId: uuid('execution_id').notNull(),
    nodeId: text('node_id').notNull(),
    name: text('name').notNull(),
    isOwners: boolean('is_owners').notNull().default(false),
    formKey: text('form_key'),
    priority: integer('priority').notNull().default(50),
    status: text('status', { enum: taskStatuses }).notNull(),
    assigneeId: text('assignee_id'),
    ownerId: text('owner_id'),
    delegation: text('delegation', { enum: ['pending', 'resolved'] }),
    proxyForId: text('proxy_for_id'),
    signsFor: uuid('signs_for'),
    signs: text('signs', { enum: signerPositions }),
    signersAfter: jsonb('signers_after').$type<readonly string[]>().notNull().default([]),
    dueAt: moment('due_at'),
    claimedAt: moment('claimed_at'),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    outcome: text('outcome'),
    causedBy: uuid('caused_by'),
    rev: integer('rev').notNull(),
  },
  (table) => [
    index('wf_task_instance').on(table.instanceId),
    index('wf_task_open')
      .on(table.tenantId, table.createdAt, table.id)
      .where(sql`${table.endedAt} is null`),
    index('wf_task_doing')
      .on(table.tenantId, table.assigneeId, table.dueAt, table.createdAt, table.id)
      .where(sql`${table.status} = 'doing'`),
    index('wf_task_done')
      .on(table.tenantId, table.assigneeId, table.endedAt, table.id)
      .where(sql`${table.status} = 'done'`),
  ],
);

/** Who may claim a task, with what the list of offered tasks is ordered and counted by: it begins here. */
export const wfTaskCandidate = pgTable(
  'wf_task_candidate',
  {
    ...keys(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => wfTask.id, { onDelete: 'cascade' }),
    userId: text('user_id'),
    ...{ roleId: text('role_id'), departmentId: text('department_id') },
    /** Of members of the company whose id stands in the place of a person's. */
    duty: text('duty', { enum: duties }),
    /** Whether the task waits for somebody to claim it. */
    isOffered: boolean('is_offered').notNull().default(false),
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('wf_task_candidate_task').on(table.taskId),
    index('wf_task_candidate_role')
      .on(table.tenantId, table.roleId, table.departmentId)
      .where(sql`${table.isOffered}`),
    // What members hold by a duty is few of all: without this, every list of held tasks would look through the whole table.
    index('wf_task_candidate_duty')
      .on(table.taskId)
      .where(sql`${table.duty} is not null`),
    index('wf_task_candidate_user')
      .on(table.tenantId, table.userId)
      .where(sql`${table.isOffered} and ${table.userId} is not null`),
  ],
);

/** How often a timer is tried before it waits for somebody to look at it. */
export const timerTries = 5;

/** Timers; a row is deleted by the command that runs it, so a job picked up twice acts once. */
export const wfJob = pgTable(
  'wf_job',
  {
    ...keys(),
    instanceId: ofInstance(),
    executionId: uuid('execution_id').notNull(),
    nodeId: text('node_id').notNull(),
    kind: text('kind', { enum: ['timer', 'delivery', 'timeout', 'deadline', 'call'] }).notNull(),
    dueAt: moment('due_at').notNull(),
    /** How far apart a timer repeats, and how often it is still to fire. */
    every: text('every'),
    times: integer('times').notNull().default(1),
    hops: integer('hops').notNull().default(0),
    overdue: jsonb('overdue').$type<Overdue>(),
    deadline: jsonb('deadline').$type<Deadline>(),
    ...callColumns(),
    retries: integer('retries').notNull().default(timerTries),
    lockedUntil: moment('locked_until'),
    error: text('error'),
  },
  (table) => [
    index('wf_job_instance').on(table.instanceId),
    callIndex(table.callId),
    index('wf_job_due')
      .on(table.dueAt)
      .where(sql`${table.retries} > 0`),
  ],
);

/** Who waits for a signal or a message. */
export const wfSubscription = pgTable(
  'wf_subscription',
  {
    ...keys(),
    instanceId: ofInstance(),
    executionId: uuid('execution_id').notNull(),
    nodeId: text('node_id').notNull(),
    kind: text('kind', { enum: ['signal', 'message'] }).notNull(),
    name: text('name').notNull(),
    isLocal: boolean('is_local').notNull(),
  },
  (table) => [
    index('wf_subscription_instance').on(table.instanceId),
    index('wf_subscription_name').on(table.tenantId, table.kind, table.name, table.id),
  ],
);

export const wfHistory = pgTable(
  'wf_history',
  {
    ...keys(),
    instanceId: ofInstance(),
    nodeId: text('node_id').notNull(),
    nodeName: text('node_name').notNull(),
    nodeType: text('node_type').notNull(),
    taskId: uuid('task_id'),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason'),
  },
  (table) => [index('wf_history_instance').on(table.instanceId, table.id)],
);

export const wfComment = pgTable(
  'wf_comment',
  {
    ...keys(),
    instanceId: ofInstance(),
    taskId: uuid('task_id'),
    historyId: uuid('history_id'),
    ...commentColumns(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('wf_comment_instance').on(table.instanceId, table.id)],
);
