import { z } from 'zod';

import { commentFile } from './remarks.ts';
import { backNode } from './returning.ts';
import { buttonActs } from './task-acts.ts';
import { fieldAccesses, instanceStatuses, signerPositions, taskStatuses } from './status.ts';

const moment = z.date().nullable();

/** What every list tells of a process. */
const processFacts = {
  processInstanceId: z.string(),
  processDefinitionId: z.string(),
  processDefinitionKey: z.string(),
  processDefinitionName: z.string(),
  processDefinitionNameEn: z.string().nullable(),
  processDefinitionVersion: z.int(),
  category: z.string().nullable(),
  serialNumber: z.string().nullable(),
  title: z.string(),
  businessKey: z.string().nullable(),
  startUserId: z.string(),
  /** The case as it was handed in: what it is for, who decides, who applies and for how much, in 10,000 yuan. */
  itemId: z.string().nullable(),
  itemName: z.string().nullable(),
  itemNameEn: z.string().nullable(),
  agencyId: z.string().nullable(),
  companyName: z.string().nullable(),
  amountWan: z.number().nullable(),
};

/** A task with the process that it belongs to, as lists show it. */
export const taskView = z.object({
  taskId: z.string(),
  taskName: z.string(),
  taskNameEn: z.string().nullable(),
  taskDefinitionKey: z.string(),
  /** The turn of whom the process belongs to, after a return. */
  isOwners: z.boolean(),
  formKey: z.string().nullable(),
  ...processFacts,
  assignee: z.string().nullable(),
  /** Who had it before it was given to the assignee; where it is delegated, it goes back to him. */
  owner: z.string().nullable(),
  delegation: z.enum(['pending', 'resolved']).nullable(),
  /** For whom the assignee acts. */
  proxyFor: z.string().nullable(),
  /** When the assignee signs besides its holder; null for the holder's own. */
  signs: z.enum(signerPositions).nullable(),
  /** When it arrived. */
  createTime: z.date(),
  /** When its process was started. */
  startTime: z.date(),
  priority: z.int(),
  claimTime: moment,
  readTime: moment,
  dueTime: moment,
  endTime: moment,
  outcome: z.string().nullable(),
  status: z.enum(taskStatuses),
  processStatus: z.enum(instanceStatuses),
  rev: z.int(),
});
export type TaskView = z.output<typeof taskView>;

/** What lists of tasks may be sorted by. */
export const taskSorts = [
  'dueTime',
  'createTime',
  'startTime',
  'claimTime',
  'endTime',
  'taskName',
  'title',
  'serialNumber',
  'itemName',
  'companyName',
  'amountWan',
  'processStatus',
] as const;
export type TaskSort = (typeof taskSorts)[number];

/** What lists of processes may be sorted by; `createTime` is when a process was started, or a copy was given. */
export const processSorts = [
  'createTime',
  'endTime',
  'title',
  'serialNumber',
  'processDefinitionName',
  'processStatus',
] as const;
export type ProcessSort = (typeof processSorts)[number];

/** A process instance, as lists and details show it. */
export const instanceView = z.object({
  ...processFacts,
  createTime: z.date(),
  endTime: moment,
  endReason: z.string().nullable(),
  processStatus: z.enum(instanceStatuses),
});
export type InstanceView = z.output<typeof instanceView>;

/** A case that somebody was given to know of, with the step at which he was. */
export const copyView = instanceView.extend({
  copyId: z.string(),
  taskName: z.string(),
  fromUserId: z.string(),
  readTime: moment,
});
export type CopyView = z.output<typeof copyView>;

/** A node visited or a flow taken, with what its handler decided and said. */
export const historyView = z.object({
  historyActivityId: z.string(),
  historyActivityName: z.string(),
  historyActivityType: z.string(),
  taskId: z.string().nullable(),
  isOwners: z.boolean().nullable(),
  assignee: z.string().nullable(),
  createTime: z.date(),
  endTime: moment,
  durationMs: z.number().nullable(),
  /** When whoever handles the step opened it. */
  readTime: moment,
  outcome: z.string().nullable(),
  endReason: z.string().nullable(),
  comments: z.array(
    z.object({
      userId: z.string(),
      action: z.string(),
      text: z.string(),
      /** For whom he acted. */
      onBehalfOf: z.string().nullable(),
      /** Whom the act was about. */
      toIds: z.array(z.string()).readonly(),
      mentionIds: z.array(z.string()).readonly(),
      attachments: z.array(commentFile),
      createTime: z.date(),
    }),
  ),
});
export type HistoryView = z.output<typeof historyView>;

/** Somebody who signs a task beside its holder, or one of several who decide the same step. */
export const signerView = z.object({
  taskId: z.string(),
  assignee: z.string().nullable(),
  /** When he signs; null of one who decides the step himself. */
  signs: z.enum(signerPositions).nullable(),
  outcome: z.string().nullable(),
  endTime: moment,
});
export type SignerView = z.output<typeof signerView>;

/** What the handler of a task may press and change. */
export const taskActions = z.object({
  buttons: z.array(
    z.object({
      buttonKey: z.string(),
      name: z.string(),
      nameEn: z.string(),
      sort: z.int(),
      commentRequired: z.boolean(),
      /** What its handler is told and asked before it is sent. */
      confirm: z.string().nullable(),
      confirmEn: z.string().nullable(),
      act: z.enum(buttonActs),
      /** Of a rejection whose handler says where it goes back to: the steps to pick from. */
      targets: z.array(backNode),
    }),
  ),
  fields: z.array(z.object({ name: z.string(), access: z.enum(fieldAccesses), required: z.boolean() })),
});
export type TaskActions = z.output<typeof taskActions>;
