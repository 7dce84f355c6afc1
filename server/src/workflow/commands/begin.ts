import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { afterDuration } from '../expressions/due.ts';
import { startInstance } from '../interpreter/start-instance.ts';
import type { Run } from '../interpreter/run.ts';
import { loadStart } from '../load.ts';
import { operatorOnly } from '../preconditions.ts';
import type { StartRow } from '../rows.ts';

/** Begins a process because the event happened that its deployment waited for; one that has run already is refused. */
export const begin = defineCommand({
  name: 'begin',
  input: z.object({ startId: z.string() }),
  target: ({ startId }) => startId,
  load: loadStart,
  preconditions: [operatorOnly],
  interpret: (run, { deployed, awaited }, { actor }) => {
    run.starts.remove(awaited.id);
    again(run, awaited);
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

/** A timer that repeats is set anew, from the moment that it was due and not from the moment that it ran. */
function again(run: Run, { dueAt, ...row }: StartRow): void {
  if (row.kind !== 'timer' || dueAt === null || row.every === null || row.times <= 1) return;
  const next = afterDuration(dueAt, row.every, row.nodeId);
  run.starts.add({ ...row, id: run.context.nextId(), dueAt: next, times: row.times - 1 });
}
