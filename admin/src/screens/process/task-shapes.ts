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
  assigneeName: string | null;
  createTime: string | null;
  dueTime: string | null;
  endTime: string | null;
  status: string;
  processStatus: string;
  rev: number;
}

const nullable = z.string().nullish();

/** One step of a process as it was taken; flows between nodes are among them. */
export const historyItem = z.object({
  historyActivityId: z.string(),
  historyActivityName: nullable,
  historyActivityType: z.string(),
  assigneeName: nullable,
  createTime: nullable,
  endTime: nullable,
  outcome: nullable,
  /** The task stands open and nobody has claimed it. */
  isCandidate: z.boolean().nullish(),
  comments: z.array(z.object({ content: z.string(), userName: nullable, time: nullable })).nullish(),
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
  files: z.array(materialFile),
});
export type Material = z.output<typeof material>;

const button = z.object({
  buttonKey: z.string(),
  name: z.string(),
  sort: z.number().nullish(),
  commentRequired: z.boolean().nullish(),
});
export type NodeButton = z.output<typeof button>;

const fieldPermission = z.object({
  access: z.enum(['hidden', 'read', 'edit']),
  required: z.boolean().nullish(),
});

const json = z.record(z.string(), z.unknown());

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
    /** The task's state as it was read; acting on an older one is refused. */
    rev: z.int().nullish(),
  }),
  form: z
    .object({
      schema: json,
      uiSchema: json.nullish(),
      values: json.nullish(),
      permissions: z.record(z.string(), fieldPermission).nullish(),
    })
    .nullish(),
  materials: z.array(material).nullish(),
  flow: z.array(historyItem),
  buttons: z.array(button),
  xml: nullable,
});
export type TaskDetail = z.output<typeof taskDetail>;
