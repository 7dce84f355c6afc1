import { mostCopies } from '@policy/shared/contract/workflow/task-acts.ts';
import { z } from 'zod';

import { defineCommand } from '../command.ts';
import type { Call } from '../command.ts';
import { stepLets } from '../handling/preconditions.ts';
import { chosen, variables } from '../inputs.ts';
import type { Deployed } from '../interpreter/run.ts';
import { startInstance } from '../interpreter/start-instance.ts';
import { askCopiesAtStart } from '../interpreter/tasks/ask-copies.ts';
import { loadProcess } from '../load.ts';
import { plainStartOf } from '../model/definition.ts';

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
    ...chosen,
    /** Who gets copies from whoever starts it. */
    copyUserIds: z.array(z.string().max(100)).max(mostCopies).default([]),
  }),
  target: ({ processKey, businessKey }) => businessKey ?? processKey,
  load: loadProcess,
  preconditions: [copiesAreLet],
  interpret: (run, { deployed }, { actor, input }) => {
    const { variables: values, caseFacts: ofCase, ownerId = actor.userId, copyUserIds } = input;
    const { title, businessKey, serialNumber, starterDeptId } = input;
    const about = { title, businessKey, serialNumber, starterDeptId };
    const facts = { ...about, ...ofCase, ownerId, starterId: actor.userId };
    const { id } = startInstance(run, deployed, { caller: null, facts, variables: values });
    askCopiesAtStart(run, id, copyUserIds);
    return id;
  },
});

interface Starting {
  deployed: Deployed;
}

/** The start lets whoever begins the process give copies of it. */
function copiesAreLet(
  { deployed: { definition } }: Starting,
  { actor, input }: Call<{ copyUserIds: readonly string[] }>,
): void {
  const node = plainStartOf(definition, '');
  if (node && input.copyUserIds.length > 0) stepLets('copy')({ node }, { actor });
}
