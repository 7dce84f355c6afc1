import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { HistoryView, InstanceView, TaskView } from '@policy/shared/contract/workflow/views.ts';
import { z } from 'zod';

import { repositoryOf } from '../../kit/rows/repository.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';

/** A task or a process as lists answer it: names beside ids, times as the wire spells them. */
export const taskRow = z.looseObject({
  taskId: z.string().optional(),
  processInstanceId: z.string(),
  processDefinitionName: z.string(),
  title: z.string(),
  startUserName: z.string().nullable(),
  assigneeName: z.string().nullable().optional(),
  createTime: z.string(),
  processStatus: z.string(),
});

const time = (moment: Date | null) => (moment === null ? null : wireTime(moment));

/** Names of people by id, in one query; the engine itself has none. */
async function namesOf(context: Context, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const people = ids.filter((id): id is string => id !== null && id !== 'system');
  return people.length === 0 ? new Map() : repositoryOf(user, context).names([...new Set(people)]);
}

/** Tasks with the names of who started and who holds them. */
export async function taskRows(context: Context, tasks: readonly TaskView[]) {
  const names = await namesOf(
    context,
    tasks.flatMap((task) => [task.startUserId, task.assignee]),
  );
  return tasks.map((task) => ({
    ...task,
    startUserName: names.get(task.startUserId) ?? null,
    assigneeName: task.assignee === null ? null : (names.get(task.assignee) ?? null),
    createTime: wireTime(task.createTime),
    claimTime: time(task.claimTime),
    dueTime: time(task.dueTime),
    endTime: time(task.endTime),
  }));
}

/** Processes with the name of who started them. */
export async function instanceRows(context: Context, instances: readonly InstanceView[]) {
  const names = await namesOf(
    context,
    instances.map((instance) => instance.startUserId),
  );
  return instances.map((instance) => ({
    ...instance,
    startUserName: names.get(instance.startUserId) ?? null,
    createTime: wireTime(instance.createTime),
    endTime: time(instance.endTime),
  }));
}

/** Nodes visited and flows taken, with who decided what. */
export async function historyRows(context: Context, flow: readonly HistoryView[]) {
  const names = await namesOf(
    context,
    flow.flatMap((visit) => [visit.assignee, ...visit.comments.map((comment) => comment.userId)]),
  );
  return flow.map((visit) => ({
    ...visit,
    assigneeName: visit.assignee === null ? null : (names.get(visit.assignee) ?? null),
    createTime: wireTime(visit.createTime),
    endTime: time(visit.endTime),
    isCandidate: visit.taskId !== null && visit.endTime === null && visit.assignee === null,
    comments: visit.comments.map(({ userId, action, text, createTime }) => ({
      userName: names.get(userId) ?? null,
      action,
      content: text,
      time: wireTime(createTime),
    })),
  }));
}
