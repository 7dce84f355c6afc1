import { reasons } from '@policy/shared/contract/kit/readable.ts';
import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { addComment } from '../interpreter/finish-task.ts';
import { jump } from '../interpreter/jump.ts';
import { loadInstance } from '../load.ts';
import { instanceIsRunning, operatorOnly } from '../preconditions.ts';

const nodes = z.array(z.string()).min(1).max(100);

/** Moves a process from where it stands to other nodes, whatever its flows say: for operations staff, with a reason. */
export const dispatch = defineCommand({
  name: 'dispatch',
  input: z.object({ instanceId: z.string(), from: nodes, to: nodes, comment: reasons(2000) }),
  target: ({ instanceId }) => instanceId,
  load: loadInstance,
  preconditions: [operatorOnly, instanceIsRunning],
  interpret: (run, { instance }, { input }) => {
    addComment(run, { instanceId: instance.id, id: null }, { action: 'dispatched', text: input.comment });
    jump(run, { instanceId: instance.id, from: input.from, to: input.to });
    return instance.id;
  },
});
