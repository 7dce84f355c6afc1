import type { Standing, StandingKind } from '@policy/shared/contract/workflow/operations.ts';

/** The lists of operations, each a tab: open tasks, processes under way, those that have ended, and those that stand. */
export const opsTabs = ['tasks', 'processes', 'ended', 'standing'] as const;
export type OpsTab = (typeof opsTabs)[number];

/** The call of each list. */
export const opsCalls = {
  tasks: 'list',
  processes: 'processList',
  ended: 'doneList',
  standing: 'standingList',
} as const satisfies Record<OpsTab, string>;

/** One row of any of them; tasks have an id, processes that stand say why. */
export interface OpsRow {
  taskId?: string;
  taskName: string | null;
  processInstanceId: string;
  processDefinitionId: string;
  processDefinitionName: string;
  category: string | null;
  serialNumber: string | null;
  /** Id of the row that it is about: then it is part of that row's file. */
  businessKey: string | null;
  title: string | null;
  assigneeName: string | null;
  startUserName: string | null;
  startDeptName: string | null;
  startTime: string | null;
  createTime: string | null;
  endTime: string | null;
  endReason?: string | null;
  dueTime?: string | null;
  /** Of a process: since when it stands where it does. */
  arriveTime?: string | null;
  stayMs?: number | null;
  isOverdue?: 0 | 1;
  isSeveral?: boolean;
  signs?: string | null;
  processStatus: string;
  rev?: number;
  standing?: StandingKind[];
  standingAt?: Standing[];
}

/** What a row is called where it is spoken of. */
export const nameOf = ({ title, processDefinitionName, serialNumber }: OpsRow): string =>
  [title ?? processDefinitionName, serialNumber].filter(Boolean).join(' ');
