import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { HandlingAct } from '@policy/shared/contract/workflow/handling.ts';
import type {
  CopyView,
  HistoryView,
  InstanceView,
  SignerView,
  TaskActions,
  TaskView,
} from '@policy/shared/contract/workflow/views.ts';

import type { SQL } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import type { BackNode } from '../back-nodes.ts';
import type { Actor } from '../command.ts';
import { isUntouched } from '../commands/withdraw-decision.ts';
import { coSignersOf } from '../co-signers.ts';
import { fieldsOf } from '../field-rules.ts';
import { nodeOf } from '../model/definition.ts';
import { namesOfConditions } from '../model/rejecting/shown-buttons.ts';
import { backNodesByRule } from '../rejecting/back-nodes-by-rule.ts';
import { buttonsOffered } from '../rejecting/offered-buttons.ts';
import { returnRuleOf } from '../rejecting/rejection.ts';
import { actorOf, doerOf } from './actor.ts';
import { areaOf } from './area-effects.ts';
import type { CaseArea, Outcome } from './case-area.ts';
import { copiesOf, copiesTo, readCopies, unreadCopies } from './copies/copies.ts';
import { keepDecision, keptDecision, lockTask } from './decisions/kept-decisions.ts';
import type { DefinitionCache } from './definition-cache.ts';
import {
  comingBackAmong,
  forbiddenAtStart,
  forbiddenAtTask,
  heldAmong,
  signersOpen,
  stepsOpen,
} from './decisions/step-permissions.ts';
import { withdrawableAmong } from './decisions/withdrawable.ts';
import {
  hiddenIn,
  isPlainlyApproved,
  visitNames,
  outcomesAt,
  signersActions,
} from './decisions/node-actions.ts';
import { DrizzleStore } from './drizzle-store.ts';
import {
  deployedModels,
  deployedNames,
  endedInstances,
  historyOf,
  startedInstances,
  xmlOf,
} from './instance-lists.ts';
import { mayHold } from './offered-tasks.ts';
import type { InstanceQuery } from './process-order.ts';
import type { Listed, TaskQuery } from './task-lists.ts';
import { claimableTasks, doneTasks, todoTasks, waitingTasks } from './task-lists.ts';
import { scopesFor } from './scopes/scopes.ts';
import { startableProcesses } from './starts/startable.ts';
import type { AskedStart, Startable } from './starts/startable.ts';
import { variablesNamed } from './instance-variables.ts';
import { isClaimable } from './task-views.ts';
import { decidedForCompany, dutiesOf, heldTaskOf, holdsFor } from './people/held-tasks.ts';
import type { PeopleOf } from './people/people-of.ts';
import { claimerOf, seenTask, visibleTo } from './people/seen.ts';
import {
  formOfTask,
  formsOfTasks,
  holdersOf,
  isOwnedBy,
  openTaskOf,
  openWork,
  ownersTaskOf,
  placeOf,
  readTask,
  taskName,
} from './task-facts.ts';
import type { OwnersTask, TaskHolder, Workload } from './task-facts.ts';

/** A visit with what it is called in English, and its outcome where its node offers it; null of those of the engine. */
export type NamedVisit = HistoryView & {
  historyActivityNameEn: string | null;
  outcomeName: string | null;
  outcomeNameEn: string | null;
};

/** Everything that one instance shows to somebody who may see it. */
export interface InstanceDetail {
  instance: InstanceView;
  /** The kind of business row that it is about. */
  caseType: string | null;
  /** Names of the fields that some of its nodes hide from their handlers. */
  hiddenFields: readonly string[];
  flow: readonly NamedVisit[];
  xml: string;
}

/** Everything that the handler of one task needs. */
export interface TaskDetail extends TaskActions {
  task: TaskView;
  /** What its node's outcomes bring about. */
  outcomes: readonly Outcome[];
  backNodes: readonly BackNode[];
  /** Who decides or signs it besides. */
  signers: readonly SignerView[];
  /** The caller decided it, and may take that back as far as can be told without trying. */
  mayWithdraw: boolean;
  /** Its node is done by several. */
  isSeveral: boolean;
  /** Its node says where it is returned to, by its button alone. */
  isReturnRuled: boolean;
  /** What its node does not let people do beside deciding it. */
  forbidden: readonly HandlingAct[];
  /** For which duties of the company that it was given to it is; none for any other. */
  duties: readonly Duty[];
  /** The caller has it in hand, or had it: it was given to him, or to the company that he acts for and to a duty of his. */
  isHeld: boolean;
}

/** What may be read from the engine; each read is bounded and sees the caller's tenant only. */
export const readsOf = (definitions: DefinitionCache, peopleOf: PeopleOf, areas: readonly CaseArea[]) => ({
  todoTasks: (context: Context, query: TaskQuery): Promise<Listed<TaskView>> =>
    todoTasks(context.db, actorOf(context, 'own'), query),
  claimableTasks: async (context: Context, query: TaskQuery): Promise<Listed<TaskView>> =>
    claimableTasks(context.db, await claimerOf(context, peopleOf), query),
  doneTasks: (context: Context, query: TaskQuery): Promise<Listed<TaskView>> =>
    doneTasks(context.db, actorOf(context, 'own'), query),
  /** How much waits for the caller to be claimed and to be done, and how much of it is overdue. */
  waitingTasks: async (context: Context) =>
    waitingTasks(context.db, await claimerOf(context, peopleOf), context.clock.now()),
  startedInstances: (context: Context, query: InstanceQuery): Promise<Listed<InstanceView>> =>
    startedInstances(context.db, actorOf(context, 'own'), query),
  endedInstances: (context: Context, query: InstanceQuery): Promise<Listed<InstanceView>> =>
    endedInstances(context.db, actorOf(context, 'own'), query),

  /** What the caller was given to know of. */
  copies: (context: Context, query: Parameters<typeof copiesTo>[2]): Promise<Listed<CopyView>> =>
    copiesTo(context, actorOf(context, 'own'), query),
  /** Who was given copies of a case, and when each has read it. */
  copiesOf: (context: Context, instanceId: string) => copiesOf(context, instanceId),
  unreadCopies: (context: Context): Promise<number> => unreadCopies(context, actorOf(context, 'own')),
  /** Notes that the caller has read his copies of some cases. */
  readCopies: (context: Context, instanceIds: readonly string[]): Promise<void> =>
    readCopies(context, actorOf(context, 'own'), instanceIds),
  /** Those among some tasks that the caller has done whose decisions he may take back, as far as can be told without trying. */
  withdrawableAmong: (context: Context, tasks: readonly TaskView[]): Promise<ReadonlySet<string>> =>
    withdrawableAmong(context, tasks, definitions),
  /** Notes that the caller has opened a task that he holds. */
  readTask: (context: Context, taskId: string): Promise<void> =>
    readTask(context.db, { ...doerOf(context, 'own'), now: context.clock.now() }, taskId),
  /** Keeps what the caller, who holds a task, has begun to decide; until then, no command takes the task away. */
  ...{ lockTask, keepDecision, keptDecision },
  /** Those among some instances of the caller's tenant that are not taken back as things stand. */
  heldAmong: (context: Context, instanceIds: readonly string[]) =>
    heldAmong(context, instanceIds, definitions),
  /** Those among some instances of the caller's tenant that come back to whom they belong to when they are taken back. */
  comingBackAmong: (context: Context, instanceIds: readonly string[]) =>
    comingBackAmong(context, instanceIds, definitions),
  /** The steps at which instances of the caller's tenant wait, with who holds them. */
  openSteps: (context: Context, instanceIds: readonly string[]) =>
    stepsOpen(context, instanceIds, definitions),

  /** Who has not signed yet in an instance of the caller's tenant. */
  openSigners: (context: Context, instanceId: string) => signersOpen(context, instanceId, definitions),

  /** The tasks among some whose nodes let them be approved without a look: a button of this key that asks for nothing, brings nothing and writes no field. */
  async plainlyApproved(
    context: Context,
    tasks: readonly Pick<TaskView, 'taskId' | 'processDefinitionId' | 'taskDefinitionKey'>[],
  ): Promise<ReadonlySet<string>> {
    const store = new DrizzleStore(context.db, context.tenantId, definitions);
    const plain = new Set<string>();
    for (const { taskId, processDefinitionId, taskDefinitionKey } of tasks) {
      const deployed = await store.deployment(processDefinitionId);
      if (deployed && isPlainlyApproved(nodeOf(deployed.definition, taskDefinitionKey))) plain.add(taskId);
    }
    return plain;
  },

  deployedNames,
  deployedModels,

  /** What the caller may start by himself, or one of it: its start and its scope do not leave him out. */
  startableProcesses: async (context: Context, asked?: AskedStart): Promise<Startable[]> => {
    const store = new DrizzleStore(context.db, context.tenantId, definitions);
    const all = await startableProcesses(context, actorOf(context, 'own'), {
      deployed: (id) => store.deployment(id),
      startPathOf: (caseType) => areaOf(areas, caseType)?.startPath ?? null,
      asked,
    });
    const { leftOut, byDuty } = await scopesFor(context);
    return all
      .filter(({ processDefKey }) => !leftOut.has(processDefKey))
      .map((one) => ({ ...one, isForNamed: one.isForNamed || byDuty.has(one.processDefKey) }));
  },

  /** What the start of a version of the caller's tenant does not let whoever begins it do besides. */
  forbiddenAtStart: (context: Context, versionId: string) =>
    forbiddenAtStart(context, versionId, definitions),

  /** Those among some versions whose processes are begun by people, and so taken back by whoever began them. */
  async begunByPeople(context: Context, versionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const store = new DrizzleStore(context.db, context.tenantId, definitions);
    const begun = new Set<string>();
    for (const id of new Set(versionIds)) {
      const caseType = (await store.deployment(id))?.definition.caseType ?? null;
      if (caseType === null || areaOf(areas, caseType)?.startPath) begun.add(id);
    }
    return begun;
  },

  /** The variables of an instance of the caller's tenant under some names. */
  variablesNamed: (context: Context, instanceId: string, names: readonly string[]) =>
    variablesNamed(context, instanceId, names),

  /** Whether the caller may claim a task now: it is open, nobody holds it, and it is offered to him. */
  mayClaim: async (context: Context, taskId: string): Promise<boolean> =>
    isClaimable(context.db, await claimerOf(context, peopleOf), taskId),

  /** Whether a task may be made the caller's: whoever decides it is one of those that its node names. */
  mayHold: (context: Context, taskId: string): Promise<boolean> =>
    mayHold(context.db, actorOf(context, 'own'), taskId),

  /** What a task is called, the case that it is about, and whose duty it is. */
  taskName: (context: Context, taskId: string): ReturnType<typeof taskName> =>
    taskName(context.db, context.tenantId, taskId),

  /** The open task that an instance of the caller's tenant waits for; nothing where it waits for none. */
  openTaskOf: (context: Context, instanceId: string): Promise<string | null> =>
    openTaskOf(context.db, context.tenantId, instanceId),

  /** Whether an instance belongs to the caller, or to the company that he acts for. */
  ownsInstance: (context: Context, instanceId: string): Promise<boolean> =>
    isOwnedBy(context.db, actorOf(context, 'own'), instanceId),

  /** The task of an instance that waits for the caller's decision. */
  heldTaskOf: (context: Context, instanceId: string): Promise<string | null> =>
    heldTaskOf(context.db, doerOf(context, 'own'), instanceId),

  /** The task of an instance that the caller's company decided last, where that was a duty of his. */
  decidedForCompany: (context: Context, instanceId: string): Promise<string | null> =>
    decidedForCompany(context.db, doerOf(context, 'own'), instanceId),

  /** The task that came back to the caller as whom an instance belongs to; nothing where none did. */
  ownersTaskOf: (context: Context, instanceId: string): Promise<OwnersTask | null> =>
    ownersTaskOf(context.db, actorOf(context, 'own'), instanceId),

  /** Who has an instance of the caller's tenant in hand, or may take it. */
  holdersOf: (context: Context, instanceId: string): Promise<readonly TaskHolder[]> =>
    holdersOf(context.db, context.tenantId, instanceId),

  /** How many open tasks the busiest people hold, of cases whose business keys a subquery names. */
  openWork: (context: Context, asked: { of: SQL; most: number }): Promise<readonly Workload[]> =>
    openWork(context.db, { ...asked, tenantId: context.tenantId, now: context.clock.now() }),

  /** The form that the node of a task names. */
  taskForm: ({ db, tenantId }: Context, taskId: string) => formOfTask(db, tenantId, taskId),
  /** The tasks of an instance whose nodes name forms. */
  taskForms: ({ db, tenantId }: Context, instanceId: string) => formsOfTasks(db, tenantId, instanceId),

  /** An instance with its history and diagram; one that does not concern the caller is not found. */
  async instanceDetail(
    context: Context,
    instanceId: string,
    authority: Actor['authority'] = 'own',
  ): Promise<InstanceDetail> {
    const { db, tenantId } = context;
    const instance = found(await visibleTo(context, { peopleOf, areas }, { instanceId, authority }));
    const xml = found(await xmlOf(db, tenantId, instance.processDefinitionId));
    const store = new DrizzleStore(db, tenantId, definitions);
    const { definition } = found(await store.deployment(instance.processDefinitionId));
    const visits = await historyOf(db, tenantId, instanceId);
    const flow = visits.map((visit) => ({ ...visit, ...visitNames(definition, visit) }));
    return { instance, caseType: definition.caseType, hiddenFields: hiddenIn(definition), flow, xml };
  },

  /** A task with its buttons, field permissions and the nodes it may go back to; not found as above. */
  async taskDetail(
    context: Context,
    taskId: string,
    authority: Actor['authority'] = 'own',
  ): Promise<TaskDetail> {
    const actor = actorOf(context, authority);
    const store = new DrizzleStore(context.db, context.tenantId, definitions);
    const task = await seenTask(context, { peopleOf, areas }, { taskId, authority });
    const { processInstanceId: instanceId, taskDefinitionKey: nodeId } = task;
    const { definition } = found(await store.deployment(task.processDefinitionId));
    const node = nodeOf(definition, nodeId);
    const tasks = await store.tasksOf(instanceId);
    const row = found(tasks.find(({ id }) => id === taskId));
    const signers = coSignersOf(node, row, tasks);
    const isSeveral = node.loop !== null;
    const duties = await dutiesOf(context.db, context.tenantId, taskId);
    const isHeld = holdsFor(doerOf(context, authority), { ...task, duties });
    const forbidden = await forbiddenAtTask(context, { definition, node, task: { taskId, instanceId } });
    const told = { task, signers, isSeveral, duties, isHeld, forbidden };
    const plain = { ...told, mayWithdraw: false, isReturnRuled: false };
    if (task.signs !== null) return { ...plain, backNodes: [], outcomes: [], ...signersActions(node) };
    const isOpen = task.endTime === null;
    const at = { definition, tasks, task: row, instance: await placeOf(context, instanceId) };
    const backNodes = isOpen ? backNodesByRule(at) : [];
    const own = isOpen || !isDecidedBy(actor, { task, duties, isHeld }) ? undefined : row;
    const mayWithdraw =
      own !== undefined && isUntouched(definition, { task: own, since: await store.sinceDecision(own) });
    const outcomes = outcomesAt(node);
    const asked = await variablesNamed(context, instanceId, namesOfConditions(node));
    const actions = { buttons: [...buttonsOffered(at, asked)], fields: [...fieldsOf(node)] };
    const isReturnRuled = returnRuleOf(node) !== null;
    return { ...plain, mayWithdraw, isReturnRuled, backNodes, outcomes, ...actions };
  },
});

/** Whether a decision is somebody's to take back: what a company decided is anybody's who has the duty, as it is decided. */
const isDecidedBy = (
  { userId }: Pick<Actor, 'userId'>,
  { task, duties, isHeld }: Pick<TaskDetail, 'task' | 'duties' | 'isHeld'>,
): boolean => (duties.length > 0 ? isHeld : task.assignee === userId);
