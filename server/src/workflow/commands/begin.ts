import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { repeated, timerCountsWorkdays } from '../interpreter/events/repeat.ts';
import { startInstance } from '../interpreter/start-instance.ts';
import { loadStart } from '../load.ts';
import { operatorOnly } from '../preconditions.ts';

/** Begins a process because the event happened that its deployment waited for; one that has run already is refused. */
export const begin = defineCommand({
  name: 'begin',
  input: z.object({ startId: z.string() }),
  target: ({ startId }) => startId,
  load: loadStart,
  preconditions: [operatorOnly],
  interpret: (run, { deployed, awaited }, { actor }) => {
    run.starts.remove(awaited.id);
    const isCounted = timerCountsWorkdays(deployed.definition.nodes.get(awaited.nodeId));
    const next = awaited.dueAt && repeated(run, { ...awaited, dueAt: awaited.dueAt }, isCounted);
    if (next) run.starts.add({ ...awaited, ...next, id: run.context.nextId() });
    const facts = { ...nothingKnown, starterId: actor.userId, ownerId: actor.userId };
    const about = { caller: null, facts, variables: {}, startId: awaited.nodeId };
    return startInstance(run, deployed, about).id;
  },
});

/** Nobody asked for the process, so it is about nothing yet. */
const nothingKnown = {
  ...{ businessKey: null, serialNumber: null, title: '', starterDeptId: null },
  ...{ itemId: null, itemName: null, itemNameEn: null, agencyId: null, companyName: null, amountWan: null },
};
