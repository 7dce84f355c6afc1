import { noWarnings } from '@policy/shared/contract/process-design/calls.ts';
import type { ModelWarnings } from '@policy/shared/contract/process-design/calls.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Definition } from '../../model/definition.ts';
import { FoundFaults } from '../../model/faults/faults.ts';
import type { Fault, Faults } from '../../model/faults/faults.ts';
import { readWithFaults } from './read-model.ts';
import type { NamedWarnings } from './unknown-names.ts';

interface Looking {
  /** Refuses a process that asks for what nobody provides. */
  refuse: (definition: Definition, faults: Faults) => Promise<void>;
  /** Finds what a process names and nobody has. */
  lookFor: (definition: Definition) => Promise<NamedWarnings>;
}

/** Everything for which deploying a model would be refused, one refusal of an element's own words at a time; or its warnings. */
export async function findFaults(
  { xml, key }: { xml: string; key?: string },
  { refuse, lookFor }: Looking,
): Promise<{ faults: readonly Fault[]; warnings: ModelWarnings }> {
  const read = await readWithFaults(xml).catch(asFault);
  const found = new FoundFaults();
  found.found.push(...read.faults);
  for (const { definition } of read.processes) {
    await refuse(definition, found);
    found.look(definition.key, () => assertKey(definition, key));
  }
  const [first] = read.processes;
  if (found.found.length > 0 || !first) return { faults: found.found, warnings: noWarnings };
  return { faults: [], warnings: { ...first.warnings, ...(await lookFor(first.definition)) } };
}

/** What cannot be read at all has one fault, and it is about nothing in particular. */
function asFault(error: unknown): Awaited<ReturnType<typeof readWithFaults>> {
  if (!(error instanceof Refusal)) throw error;
  return { processes: [], faults: [{ refusal: error, elementId: null }] };
}

/** A model that held a second process would deploy a version of another model. */
export function assertKey(definition: Definition, key: string | undefined): void {
  if (key !== undefined && definition.key !== key)
    throw new Refusal('workflow.modelKey', {
      ...{ process: definition.name || definition.key, found: definition.key, key },
    });
}
