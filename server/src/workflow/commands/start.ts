import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { variables } from '../inputs.ts';
import { startInstance } from '../interpreter/start-instance.ts';
import { loadProcess } from '../load.ts';

const optionalText = z.string().max(100).nullable().default(null);

const caseFacts = z
  .object({
    itemId: z.uuid().nullable().default(null),
    itemName: z.string().max(300).nullable().default(null),
    itemNameEn: z.string().max(300).nullable().default(null),
    agencyId: optionalText,
    companyName: z.string().max(300).nullable().default(null),
    amountWan: z.number().nullable().default(null),
  })
  .prefault({});

/** Starts the newest version of a process; the instance stays on that version. */
export const start = defineCommand({
  name: 'start',
  input: z.object({
    processKey: z.string().max(100),
    title: z.string().trim().max(300).default(''),
    businessKey: optionalText,
    serialNumber: optionalText,
    starterDeptId: optionalText,
    /** Whom the process belongs to, where it is not its starter. */
    ownerId: z.string().max(100).optional(),
    caseFacts,
    variables,
  }),
  target: ({ processKey, businessKey }) => businessKey ?? processKey,
  load: loadProcess,
  preconditions: [],
  interpret: (run, { deployed }, { actor, input }) => {
    const { processKey: _, variables: values, caseFacts: ofCase, ownerId = actor.userId, ...about } = input;
    const facts = { ...about, ...ofCase, ownerId, starterId: actor.userId };
    return startInstance(run, deployed, { caller: null, facts, variables: values }).id;
  },
});
