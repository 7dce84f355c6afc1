import type { Run } from '../interpreter/run.ts';
import { definitionOf } from '../interpreter/run.ts';
import { frameOf, serialNumberOf } from './serial-number.ts';
import { titleOf } from './title.ts';

/** What the numbers of a process are counted by: its key, and what they have in common. */
export interface Series {
  processKey: string;
  frame: string;
}

/** Who starts a process, and where its numbers are counted. */
export interface Register {
  starterName: string | null;
  /** The next count of a series, which nobody else is given. */
  next: (series: Series) => Promise<number>;
}

/**
 * Gives processes that begin the number and the title that their models say. Done once the run is over: of a run that begins
 * anew only the last takes a number.
 */
export async function nameInstances(run: Run, register: Register): Promise<void> {
  // Whoever calls stands before what it calls.
  const { added } = run.instances.difference();
  for (const { id, parentId } of added)
    if (parentId === null) await nameInstance(run, id, register);
    else if (added.some((one) => one.id === parentId)) nameAsCaller(run, id, parentId);
}

async function nameInstance(run: Run, id: string, { starterName, next }: Register): Promise<void> {
  const { now } = run.context;
  const { naming, name: process } = definitionOf(run, id);
  const { serialNumber, processKey } = run.instances.get(id);
  // The number of a business row is that of its process too.
  if (naming.serial && serialNumber === null) {
    const count = await next({ processKey, frame: frameOf(naming.serial, now) });
    run.instances.change(id, { serialNumber: serialNumberOf(naming.serial, now, count) });
  }
  const about = { instance: run.instances.get(id), process, starterName, now };
  const title = naming.title ? titleOf(naming.title, about) : '';
  if (title !== '') run.instances.change(id, { title });
}

/** A process that is called at once began before its caller had its name. */
function nameAsCaller(run: Run, id: string, callerId: string): void {
  const { serialNumber, title } = run.instances.get(callerId);
  run.instances.change(id, { serialNumber, title });
}
