import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { variables } from '../inputs.ts';
import { startInstance } from '../interpreter/start-instance.ts';
import { loadProcess } from '../load.ts';

const optionalText = z.string().max(100).nullable().default(null);

/** Starts the newest version of a process; the instance stays on that version. */
export const start = defineCommand({
  name: 'start',
  input: z.object({
    processKey: z.string().max(100),
    title: z.string().trim().max(300).default(''),
    businessKey: optionalText,
    serialNumber: optionalText,
    starterDeptId: optionalText,
    variables,
  }),
  target: ({ processKey, businessKey }) => businessKey ?? processKey,
  load: loadProcess,
  preconditions: [],
  interpret: (run, { deployed }, { actor, input }) => {
    const { title, businessKey, serialNumber, starterDeptId } = input;
    const facts = { title, businessKey, serialNumber, starterDeptId, starterId: actor.userId };
    return startInstance(run, deployed, { caller: null, facts, variables: input.variables }).id;
  },
});
