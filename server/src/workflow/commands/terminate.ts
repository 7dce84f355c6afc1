import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { reason } from '../inputs.ts';
import { instanceIsRunning, ownerOrOperator } from '../preconditions.ts';
import { addComment } from '../interpreter/finish-task.ts';
import { endInstance } from '../interpreter/scopes.ts';
import { loadInstance } from '../load.ts';

/** Ends a process with everything it still holds; the reason is kept. */
export const terminate = defineCommand({
  name: 'terminate',
  input: z.object({ instanceId: z.string(), comment: reason }),
  target: ({ instanceId }) => instanceId,
  load: loadInstance,
  preconditions: [ownerOrOperator, instanceIsRunning],
  interpret: (run, { instance }, { input }) => {
    addComment(run, { instanceId: instance.id, id: null }, { action: 'terminated', text: input.comment });
    endInstance(run, instance.rootId, { status: 'terminated', reason: input.comment });
    return instance.id;
  },
});
