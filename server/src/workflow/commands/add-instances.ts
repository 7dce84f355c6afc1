import { readable } from '@policy/shared/contract/kit/readable.ts';
import { z } from 'zod';

import { Refusal } from '../../kit/runtime/errors.ts';
import { defineCommand } from '../command.ts';
import { reason, rev } from '../inputs.ts';
import { addComment } from '../interpreter/finish-task.ts';
import { extendBody } from '../interpreter/body.ts';
import type { Body, Run } from '../interpreter/run.ts';
import { bodyAround, isBody } from '../interpreter/run.ts';
import { loadInstance } from '../load.ts';
import { instanceIsRunning, operatorOnly, taskStands } from '../preconditions.ts';

/** Adds instances to an activity that is under way, such as further signers: each with an item of its own, or none. */
export const addInstances = defineCommand({
  name: 'addInstances',
  input: z.object({
    instanceId: z.string(),
    nodeId: z.string(),
    /** The task by which it was decided, as it was seen: the instances are added beside it. */
    taskId: z.string().optional(),
    rev,
    /** Without a task: which of several bodies of the node, counted from the oldest: one inside of another may stand there often. */
    nth: z.int().min(0).default(0),
    items: readable(z.array(z.json()).min(1).max(100)),
    comment: reason,
  }),
  target: ({ instanceId, nodeId, taskId }) => taskId ?? `${instanceId}:${nodeId}`,
  load: loadInstance,
  preconditions: [operatorOnly, instanceIsRunning, taskStands],
  interpret: (run, { instance }, { input }) => {
    const { taskId = null, nodeId, nth, comment: text } = input;
    const body = taskId === null ? bodiesAt(run, instance.id, nodeId)[nth] : bodyOfTask(run, taskId);
    if (body?.nodeId !== nodeId) throw new Refusal('workflow.nodeNotWaiting', { node: nodeId });
    addComment(run, { instanceId: instance.id, id: taskId }, { action: 'instancesAdded', text });
    extendBody(run, body, input.items);
    return instance.id;
  },
});

const bodiesAt = (run: Run, instanceId: string, nodeId: string): readonly Body[] =>
  run.executions
    .all()
    .filter((row) => row.instanceId === instanceId && row.nodeId === nodeId)
    .filter(isBody);

const bodyOfTask = (run: Run, taskId: string): Body | undefined =>
  bodyAround(run, run.executions.get(run.tasks.get(taskId).executionId));
