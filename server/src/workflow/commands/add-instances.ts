import { readable } from '@policy/shared/contract/kit/readable.ts';
import { z } from 'zod';

import { Refusal } from '../../kit/runtime/errors.ts';
import { defineCommand } from '../command.ts';
import { reason } from '../inputs.ts';
import { addComment } from '../interpreter/finish-task.ts';
import { extendBody } from '../interpreter/body.ts';
import { isBody } from '../interpreter/run.ts';
import { loadInstance } from '../load.ts';
import { instanceIsRunning, operatorOnly } from '../preconditions.ts';

/** Adds instances to an activity that is under way, such as further signers: each with an item of its own, or none. */
export const addInstances = defineCommand({
  name: 'addInstances',
  input: z.object({
    instanceId: z.string(),
    nodeId: z.string(),
    /** Which of several bodies of the node, counted from the oldest: one inside of another may stand there often. */
    nth: z.int().min(0).default(0),
    items: readable(z.array(z.json()).min(1).max(100)),
    comment: reason,
  }),
  target: ({ instanceId, nodeId }) => `${instanceId}:${nodeId}`,
  load: loadInstance,
  preconditions: [operatorOnly, instanceIsRunning],
  interpret: (run, { instance }, { input }) => {
    const bodies = run.executions
      .all()
      .filter((row) => row.instanceId === instance.id && row.nodeId === input.nodeId)
      .filter(isBody);
    const body = bodies[input.nth];
    if (!body) throw new Refusal('workflow.nodeNotWaiting', { node: input.nodeId });
    addComment(run, { instanceId: instance.id, id: null }, { action: 'instancesAdded', text: input.comment });
    extendBody(run, body, input.items);
    return instance.id;
  },
});
