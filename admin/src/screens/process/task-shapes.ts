import { caseBasis, caseFact } from '@policy/shared/contract/workflow/case-basis.ts';
import { commentFile, processFiles } from '@policy/shared/contract/workflow/remarks.ts';
import { keptDecision } from '@policy/shared/contract/workflow/kept-decision.ts';
import { backNode } from '@policy/shared/contract/workflow/returning.ts';
import { signerPositions } from '@policy/shared/contract/workflow/status.ts';
import { buttonActs, taskActs } from '@policy/shared/contract/workflow/task-acts.ts';
import { z } from 'zod';

/** One task or process row as the lists answer it. */
export interface TaskRow {
  taskId: string;
  taskName: string;
  processInstanceId: string;
  processDefinitionName: string;
  serialNumber: string | null;
  title: string | null;
  startUserName: string | null;
  itemName: string | null;
  agencyName: string | null;
  companyName: string | null;
  /** Applied for, in 10,000 yuan. */
  amountWan: number | null;
  assigneeName: string | null;
  /** Whom a task comes from that was handed on. */
  ownerName: string | null;
  delegation: string | null;
  /** For whom its holder acts. */
  proxyForName: string | null;
  createTime: string | null;
  /** When its process was started. */
  startTime: string | null;
  category: string | null;
  dueTime: string | null;
  endTime: string | null;
  status: string;
  processStatus: string;
  rev: number;
  /** Of what the reader holds: it may be approved together with others. */
  isPlainlyApproved?: boolean;
  /** Of what the reader has done: he may take it back. */
  mayWithdraw?: boolean;
}

/** The state in which some tasks were read, as calls about many are told it. */
export const revsOf = (rows: readonly Pick<TaskRow, 'taskId' | 'rev'>[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ taskId, rev }) => [taskId, rev]));

const nullable = z.string().nullish();

/** One step of a process as it was taken; flows between nodes are among them. */
export const historyItem = z.object({
  historyActivityId: z.string(),
  historyActivityName: nullable,
  historyActivityType: z.string(),
  taskId: nullable,
  assigneeName: nullable,
  createTime: nullable,
  endTime: nullable,
  outcome: nullable,
  /** What its step calls the outcome. */
  outcomeName: nullable,
  durationMs: z.number().nullish(),
  /** When its handler opened it. */
  readTime: nullable,
  /** The task stands open and nobody has claimed it. */
  isCandidate: z.boolean().nullish(),
  comments: z
    .array(
      z.object({
        content: z.string(),
        action: nullable,
        userName: nullable,
        /** For whom he acted. */
        forName: nullable,
        toNames: z.array(z.string()).nullish(),
        mentionNames: z.array(z.string()).nullish(),
        attachments: z.array(commentFile).nullish(),
        time: nullable,
      }),
    )
    .nullish(),
});
export type HistoryItem = z.output<typeof historyItem>;

const materialFile = z.object({
  id: z.string(),
  name: z.string(),
  link: nullable,
  mark: z.enum(['passed', 'supplement']).nullish(),
  markComment: nullable,
});
export type MaterialFile = z.output<typeof materialFile>;

const material = z.object({
  materialId: z.string(),
  name: z.string(),
  isRequired: z.union([z.literal(0), z.literal(1)]),
  /** What stands for it where no file has to be handed in. */
  filledFrom: z.enum(['form', 'shared']).nullish(),
  files: z.array(materialFile),
});
export type Material = z.output<typeof material>;

const decisionField = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
});
export type DecisionField = z.output<typeof decisionField>;

/** What an outcome asks its handler for. */
export const decisionFields = z.object({
  properties: z.record(z.string(), decisionField),
  required: z.array(z.string()),
});
export type DecisionFields = z.output<typeof decisionFields>;

const button = z.object({
  buttonKey: z.string(),
  name: z.string(),
  sort: z.number().nullish(),
  commentRequired: z.boolean().nullish(),
  /** What pressing it does. */
  act: z.enum(buttonActs).nullish(),
  /** The steps to pick from to which a rejection goes back. */
  targets: z.array(backNode).nullish(),
  /** What the outcome asks for, means and needs, where the case's area tells it. */
  isRefusal: z.boolean().nullish(),
  isConfirmed: z.boolean().nullish(),
  consequence: nullable,
  fields: decisionFields.nullish(),
  values: z.record(z.string(), z.unknown()).nullish(),
});
export type NodeButton = z.output<typeof button>;

const fieldPermission = z.object({
  access: z.enum(['hidden', 'read', 'edit']),
  required: z.boolean().nullish(),
});

const json = z.record(z.string(), z.unknown());

const formOfTask = z.object({
  schema: json,
  uiSchema: json.nullish(),
  values: json.nullish(),
  permissions: z.record(z.string(), fieldPermission).nullish(),
});

const formChange = z.object({
  ...{ taskId: z.string(), field: z.string(), before: z.unknown(), after: z.unknown() },
  /** What its form says of the field, and the field's layout with what its answers are called. */
  ...{ part: json.nullish(), layout: json.nullish() },
  ...{ userName: nullable, time: nullable },
});
export type FormChange = z.output<typeof formChange>;

const signer = z.object({
  taskId: z.string(),
  name: nullable,
  signs: z.enum(signerPositions).nullish(),
  outcome: nullable,
  endTime: nullable,
});
export type Signer = z.output<typeof signer>;

const reader = z.object({ name: nullable, readTime: nullable });
export type Reader = z.output<typeof reader>;

const kept = keptDecision.extend({ keptTime: z.string() });
/** What the reader has begun to decide, and when he kept it. */
export type Kept = z.output<typeof kept>;

const correction = z.object({ taskId: z.string(), rev: z.int(), isWithdrawn: z.boolean().optional() });
export type Correction = z.output<typeof correction>;

/** Everything the handling page shows of a task or a process. */
export const taskDetail = z.object({
  process: z.object({
    processInstanceId: z.string(),
    processDefinitionName: z.string(),
    /** Id of what the process is about. */
    businessKey: nullable,
    title: nullable,
    serialNumber: nullable,
    startUserName: nullable,
    status: nullable,
    taskId: nullable,
    taskName: nullable,
    dueTime: nullable,
    /** Whom the task comes from that was handed on. */
    ownerName: nullable,
    delegation: nullable,
    proxyForName: nullable,
    /** The task's state as it was read; acting on an older one is refused. */
    rev: z.int().nullish(),
    /** The reader holds the task and has not opened it before. */
    isUnread: z.boolean().nullish(),
    /** The reader may end the process before its time. */
    mayTerminate: z.boolean().nullish(),
    /** The reader started it and may take it back, and it comes back to him by that instead of ending. */
    ...{ mayWithdraw: z.boolean().nullish(), comesBack: z.boolean().nullish() },
  }),
  form: formOfTask.nullish(),
  /** The form that the step has of its own, in the version that is filled in. */
  stepForm: formOfTask.extend({ version: z.int() }).nullish(),
  materials: z.array(material).default([]),
  summary: z.array(caseFact).default([]),
  basis: caseBasis.nullish(),
  flow: z.array(historyItem),
  buttons: z.array(button),
  /** What was changed in the form since it was filled in. */
  formChanges: z.array(formChange).default([]),
  kept: kept.nullish(),
  /** The steps to which the reader may send it back. */
  backNodes: z.array(backNode).default([]),
  /** Who decides or signs besides. */
  signers: z.array(signer).default([]),
  /** Who was given copies. */
  readers: z.array(reader).default([]),
  /** The task by which the reader hands the form in again that was returned to him. */
  correction: correction.nullish(),
  /** The files that the reader may take away. */
  files: processFiles.default({ count: 0, bytes: 0 }),
  /** Nobody holds the task, and the reader may claim it. */
  isClaimable: z.boolean().default(false),
  /** What the reader may do beside deciding. */
  acts: z
    .array(z.object({ act: z.enum(taskActs), taskId: z.string(), personName: z.string().optional() }))
    .default([]),
  xml: nullable,
});
export type TaskDetail = z.output<typeof taskDetail>;

/** What its applicant signed belongs to the case: only one that is decided by a guide is an application. */
export const isSigned = ({ basis, process }: Pick<TaskDetail, 'basis' | 'process'>): boolean =>
  Boolean(basis && process.businessKey);
