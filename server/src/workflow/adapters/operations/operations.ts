import type { OperationsNode, Standing } from '@policy/shared/contract/workflow/operations.ts';
import type { InstanceView, TaskView } from '@policy/shared/contract/workflow/views.ts';
import { and, eq } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { BackNode } from '../../back-nodes.ts';
import { returnsAt } from '../../rejecting/return-targets.ts';
import type { Returns } from '../../rejecting/return-targets.ts';
import type { CaseArea } from '../case-area.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { DrizzleStore } from '../drizzle-store.ts';
import type { InstanceQuery } from '../process-order.ts';
import { actOnStart, startsGivenUp } from '../starts/given-up.ts';
import type { StartAct } from '../starts/given-up.ts';
import { wfInstance, wfTask } from '../tables.ts';
import { placeOf } from '../task-facts.ts';
import type { Listed, Paged, TaskQuery } from '../task-lists.ts';
import { allInstances, allOpenTasks, entriesOf, startsOf, variablesOf } from './lists.ts';
import { nodeNames, nodesOf, standsAt } from './nodes.ts';
import { isForNobody } from './offers-to-nobody.ts';
import { reachedInstance, reachedTask, withinReach } from './reach.ts';
import { removeTree } from './remove-tree.ts';
import { deadTimersOf, standingInstances, standingOf } from './standing.ts';

interface Engine {
  definitions: DefinitionCache;
  areas: readonly CaseArea[];
  nextId: () => string;
}

interface OfVersion {
  processDefinitionId: string;
  processInstanceId: string;
}

/** Versions as they are drawn. */
const definitionIn = ({ db, tenantId }: Context, definitions: DefinitionCache) => {
  const store = new DrizzleStore(db, tenantId, definitions);
  return async (id: string) => (await store.deployment(id))?.definition;
};

/** What operations staff read of all processes of their tenant, as far as they reach; each read is bounded. */
export const operationsOf = ({ definitions, areas, nextId }: Engine) => ({
  tasks: (context: Context, query: TaskQuery): Promise<Listed<TaskView>> =>
    allOpenTasks(context, areas, query),
  instances: (context: Context, query: InstanceQuery & { isEnded: boolean }): Promise<Listed<InstanceView>> =>
    allInstances(context, areas, query),
  /** The processes that go no further by themselves. */
  standing: (context: Context, query: InstanceQuery): Promise<Listed<InstanceView>> =>
    standingInstances(context, { areas, definitions }, query),

  /** An instance that the caller reaches. */
  reached: (context: Context, instanceId: string) => reachedInstance(context, areas, instanceId),
  /** A task of one that he reaches. */
  taskNamed: (context: Context, taskId: string) => reachedTask(context, areas, taskId),

  /** The tasks among some whose nodes are done by several. */
  async severalAmong(context: Context, tasks: readonly TaskView[]): Promise<ReadonlySet<string>> {
    const store = new DrizzleStore(context.db, context.tenantId, definitions);
    const several = new Set<string>();
    for (const { taskId, processDefinitionId, taskDefinitionKey } of tasks) {
      const deployed = await store.deployment(processDefinitionId);
      if (deployed?.definition.nodes.get(taskDefinitionKey)?.loop) several.add(taskId);
    }
    return several;
  },

  /** How an open task may be returned beside to a step that is named. */
  async returnsOf(
    context: Context,
    { taskId, processDefinitionId, processInstanceId }: Pick<TaskView, 'taskId' | keyof OfVersion>,
  ): Promise<Returns> {
    const store = new DrizzleStore(context.db, context.tenantId, definitions);
    const { definition } = found(await store.deployment(processDefinitionId));
    const tasks = await store.tasksOf(processInstanceId);
    const task = found(tasks.find(({ id }) => id === taskId));
    return returnsAt({ definition, tasks, task, instance: await placeOf(context, processInstanceId) });
  },

  /** The starts that were given up before there was a process. */
  startsGivenUp: (context: Context, query: Paged) =>
    startsGivenUp(context, definitionIn(context, definitions), query),
  /** Begins such a start again, or drops it. */
  actOnStart: (context: Context, asked: { startId: string; act: StartAct }) =>
    actOnStart(context, definitionIn(context, definitions), { ...asked, nextId }),

  startsOf,
  entriesOf: (context: Context, instanceId: string) => entriesOf(context, definitions, instanceId),
  variablesOf,
  deadTimersOf,
  standsAt,
  nodesOf: (
    context: Context,
    asked: { instanceId: string; backNodes: readonly BackNode[] },
  ): Promise<OperationsNode[]> => nodesOf(context, definitions, asked),

  /** Why some processes stand, each thing with the name of its node. */
  async standingOf(
    context: Context,
    instanceIds: readonly string[],
  ): Promise<readonly (Standing & { instanceId: string })[]> {
    const rows = await standingOf(context, instanceIds, definitions);
    const names = await nodeNames(context, definitions, rows);
    return rows.map((row) => ({
      ...row,
      nodeName: names.get(`${row.instanceId}:${row.nodeId ?? ''}`) ?? row.nodeId,
    }));
  },

  /** Whether nobody is in use whom an open task is for. */
  async taskIsForNobody(context: Context, taskId: string): Promise<boolean> {
    const mine = and(eq(wfTask.tenantId, context.tenantId), eq(wfTask.id, taskId));
    const rows = await context.db
      .select({ id: wfTask.id })
      .from(wfTask)
      .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
      .where(and(mine, await isForNobody(context)));
    return rows.length > 0;
  },

  /** The processes on a version that run, or are suspended, and that the caller reaches; called ones go with their callers. */
  async runningOn(
    context: Context,
    { id: deploymentId, isSuspended }: { id: string; isSuspended: boolean },
    most: number,
  ): Promise<string[]> {
    const { id, rootId, status } = wfInstance;
    const here = [eq(wfInstance.tenantId, context.tenantId), eq(wfInstance.deploymentId, deploymentId)];
    const rows = await context.db
      .select({ id })
      .from(wfInstance)
      .where(
        and(
          ...here,
          eq(status, isSuspended ? 'suspended' : 'running'),
          eq(rootId, id),
          withinReach(context, areas),
        ),
      )
      .orderBy(id)
      .limit(most);
    return rows.map((row) => row.id);
  },

  /** Removes a process that has ended and is about no business row, with all that it called. */
  remove: async (context: Context, instanceId: string) => {
    await reachedInstance(context, areas, instanceId);
    return removeTree(context, instanceId, nextId);
  },
});
