import type { StandingKind } from '@policy/shared/contract/workflow/operations.ts';

import type { OpsRow, OpsTab } from './ops-shapes.ts';

/** What operations staff do, in the order of the menus. */
const actNames = [
  'complete',
  'assign',
  'transfer',
  'delegate',
  'copy',
  'urge',
  'rollback',
  'dispatch',
  'addSigner',
  'removeSigner',
  'suspend',
  'activate',
  'retry',
  'skip',
  'terminate',
  'remove',
] as const;
export type OpsAct = (typeof actNames)[number];

/** How an act is called and what it asks for. */
export interface ActForm {
  call: string;
  /** The end of the permission that it needs. */
  right: string;
  /** A task, or the process of a row. */
  about: 'task' | 'process';
  people?: 'assignee' | 'copyUserIds' | 'userIds';
  /** Where it goes: back to somebody or to a step that was done, or to any step. */
  asksWhere?: 'back' | 'anywhere';
  asksOutcome?: true;
  asksPosition?: true;
  asksPassword?: true;
  /** Files and mentions go with the reason, of one row. */
  hasBeside?: true;
  /** It can be done to many rows at once. */
  isForMany?: true;
  isDanger?: true;
  /** What the call is told besides. */
  fixed?: Readonly<Record<string, string>>;
}

const many = { isForMany: true } as const;
const beside = { hasBeside: true } as const;

/** Every act. */
export const opsActs: Record<OpsAct, ActForm> = {
  complete: { call: 'completeTask', right: 'complete', about: 'task', asksOutcome: true, ...many, ...beside },
  assign: { call: 'changeTaskAssignee', right: 'assign', about: 'task', people: 'assignee', ...many },
  transfer: {
    call: 'transferTask',
    right: 'transfer',
    about: 'task',
    people: 'assignee',
    ...many,
    ...beside,
  },
  delegate: {
    call: 'delegateTask',
    right: 'delegate',
    about: 'task',
    people: 'assignee',
    ...many,
    ...beside,
  },
  copy: { call: 'copyTask', right: 'copy', about: 'task', people: 'copyUserIds', ...many, ...beside },
  urge: { call: 'urgeTask', right: 'urge', about: 'task', ...many },
  rollback: { call: 'rollbackTask', right: 'rollback', about: 'task', asksWhere: 'back', ...many, ...beside },
  /** A process that no task stands for is moved from wherever it stands. */
  dispatch: { call: 'dispatchTask', right: 'dispatch', about: 'task', asksWhere: 'anywhere', ...many },
  addSigner: {
    ...{ call: 'addMultiInstance', right: 'add_signer', about: 'task', people: 'userIds' },
    asksPosition: true,
    ...many,
    ...beside,
  },
  removeSigner: {
    ...{ call: 'deleteMultiInstance', right: 'remove_signer', about: 'task', isDanger: true },
    ...many,
  },
  suspend: {
    ...{ call: 'changeProcessStatus', right: 'status', about: 'process', ...many },
    fixed: { status: 'suspended' },
  },
  activate: {
    ...{ call: 'changeProcessStatus', right: 'status', about: 'process', ...many },
    fixed: { status: 'running' },
  },
  retry: { call: 'retryTimers', right: 'retry', about: 'process', ...many },
  skip: { call: 'skipCalls', right: 'skip', about: 'process', isDanger: true, ...many },
  terminate: { call: 'terminateProcess', right: 'terminate', about: 'process', isDanger: true, ...many },
  remove: {
    ...{ call: 'deleteProcess', right: 'delete', about: 'process', ...many },
    ...{ asksPassword: true, isDanger: true },
  },
};

/** The acts that a row offers, what frees it first. */
export function actsAt(tab: OpsTab, row: OpsRow): readonly OpsAct[] {
  const removal: readonly OpsAct[] = row.businessKey === null ? ['remove'] : [];
  if (tab === 'ended') return removal;
  const isHeld = row.processStatus === 'suspended';
  const ofProcess: OpsAct[] = [isHeld ? 'activate' : 'suspend', 'terminate', ...removal];
  if (tab === 'standing') return [...freeing(row), ...ofProcess.filter((act) => act !== 'activate')];
  if (isHeld) return ofProcess;
  if (tab === 'processes') return ['dispatch', ...ofProcess];
  const isOneOfSeveral = Boolean(row.signs) || row.isSeveral === true;
  return actNames
    .filter((act) => opsActs[act].about === 'task' && (act !== 'removeSigner' || isOneOfSeveral))
    .concat(ofProcess);
}

/** What is tried again. */
const givenUp: readonly StandingKind[] = ['timer', 'delivery', 'call'];

/** What frees a process from what it stands by. */
function freeing({ standing = [] }: OpsRow): readonly OpsAct[] {
  // Nothing else is let through before it goes on.
  if (standing.includes('suspended')) return ['activate'];
  return [
    ...(standing.some((kind) => givenUp.includes(kind)) ? (['retry'] as const) : []),
    ...(standing.includes('call') ? (['skip'] as const) : []),
    ...(standing.includes('nobody') ? (['assign'] as const) : []),
    'dispatch',
  ];
}

/** The acts that can be done to all ticked rows of a list. */
export function actsForMany(tab: OpsTab): readonly OpsAct[] {
  const acts = actNames.filter((act) => opsActs[act].isForMany);
  if (tab === 'ended') return ['remove'];
  // What is tried again or skipped stands in the list of what is stuck.
  if (tab === 'tasks') return acts.filter((act) => !['retry', 'skip'].includes(act));
  const ofProcess = acts.filter((act) => act === 'dispatch' || opsActs[act].about === 'process');
  return tab === 'standing' ? ofProcess : ofProcess.filter((act) => !['retry', 'skip'].includes(act));
}
