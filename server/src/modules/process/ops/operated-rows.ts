import { department } from '@policy/shared/contract/entities/people/department.ts';
import type { InstanceView, TaskView } from '@policy/shared/contract/workflow/views.ts';
import type { StandingKind } from '@policy/shared/contract/workflow/operations.ts';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { openStepsOf, withSteps } from '../open-steps.ts';
import { instanceRows, taskRows } from '../task-rows.ts';

/** Open tasks as operations staff list them: with when the process began, by which department, and how long it has stood. */
export async function operatedTaskRows(context: Context, workflow: Workflow, tasks: readonly TaskView[]) {
  const starts = await startsOf(
    context,
    workflow,
    tasks.map(({ processInstanceId }) => processInstanceId),
  );
  const now = context.clock.now();
  const rows = await taskRows(context, tasks);
  const several = await workflow.operations.severalAmong(context, tasks);
  return rows.map((row, at) => {
    const { createTime, dueTime } = tasks[at] ?? {};
    return {
      ...row,
      ...starts.get(row.processInstanceId),
      stayMs: createTime ? now.getTime() - createTime.getTime() : null,
      isSeveral: several.has(row.taskId),
      isOverdue: dueTime && dueTime < now ? 1 : 0,
    };
  });
}

/** Processes in the same way, with the steps at which they wait, who holds them, and how long the longest has waited. */
export async function operatedProcessRows(
  context: Context,
  workflow: Workflow,
  instances: readonly InstanceView[],
) {
  const starts = await startsOf(
    context,
    workflow,
    instances.map(({ processInstanceId }) => processInstanceId),
  );
  const steps = await openStepsOf(context, workflow, instances);
  const rows = await withSteps(context, await instanceRows(context, instances), steps);
  const now = context.clock.now();
  return rows.map((row) => {
    const own = steps.filter(({ instanceId }) => instanceId === row.processInstanceId);
    // The oldest comes first.
    const since = own[0]?.createdAt ?? null;
    return {
      ...{ ...row, ...starts.get(row.processInstanceId) },
      arriveTime: since && wireTime(since),
      stayMs: since && now.getTime() - since.getTime(),
      isOverdue: own.some(({ dueAt }) => dueAt !== null && dueAt < now) ? 1 : 0,
    };
  });
}

/** The same with why each stands. */
export async function standingRows(context: Context, workflow: Workflow, instances: readonly InstanceView[]) {
  const rows = await operatedProcessRows(context, workflow, instances);
  const standing = await workflow.operations.standingOf(
    context,
    rows.map(({ processInstanceId }) => processInstanceId),
  );
  return rows.map((row) => {
    const own = standing.filter(({ instanceId }) => instanceId === row.processInstanceId);
    const kinds: StandingKind[] = [...new Set(own.map(({ kind }) => kind))];
    return { ...row, standing: kinds, standingAt: own.map(({ instanceId: _, ...one }) => one) };
  });
}

async function startsOf(context: Context, workflow: Workflow, instanceIds: readonly string[]) {
  const ids = [...new Set(instanceIds)];
  const starts = ids.length > 0 ? await workflow.operations.startsOf(context, ids) : [];
  const deptIds = [...new Set(starts.flatMap(({ starterDeptId }) => starterDeptId ?? []))];
  const names =
    deptIds.length > 0 ? await repositoryOf(department, context).names(deptIds) : new Map<string, string>();
  return new Map(
    starts.map(({ instanceId, startedAt, starterDeptId }) => [
      instanceId,
      {
        startTime: wireTime(startedAt),
        startDeptName: starterDeptId === null ? null : (names.get(starterDeptId) ?? null),
      },
    ]),
  );
}
