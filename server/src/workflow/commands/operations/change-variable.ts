import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Call } from '../../command.ts';
import { defineCommand } from '../../command.ts';
import { reason, variableName } from '../../inputs.ts';
import { addComment } from '../../interpreter/finish-task.ts';
import { setInstanceVariables } from '../../interpreter/names.ts';
import type { Run } from '../../interpreter/run.ts';
import { loadInstance } from '../../load.ts';
import type { InstanceState } from '../../load.ts';
import { operatorOnly } from '../../preconditions.ts';
import type { InstanceRow } from '../../rows.ts';

/** The process as it was when its variables were read. */
const seen = { instanceId: z.string(), name: variableName, rev: z.int(), comment: reason };
const set = z.object({ ...seen, value: z.json() });
const removed = z.object(seen);

/** Gives a process a variable, or another value of one that it has. */
export const setVariable = defineCommand({
  name: 'setVariable',
  input: set,
  target: ({ instanceId, name }) => `${instanceId}:${name}`,
  load: loadInstance,
  preconditions: [operatorOnly, isUnderWay, isAsSeen],
  interpret: (run, { instance }, { input: { name, value, comment } }) => {
    setInstanceVariables(run, instance.id, { [name]: value });
    note(run, instance, { action: 'variableSet', name, comment });
    return instance.id;
  },
});

/** Takes a variable from a process. */
export const removeVariable = defineCommand({
  name: 'removeVariable',
  input: removed,
  target: ({ instanceId, name }) => `${instanceId}:${name}`,
  load: loadInstance,
  preconditions: [operatorOnly, isUnderWay, isAsSeen, isThere],
  interpret: (run, { instance }, { input: { name, comment } }) => {
    const without = <Value>(all: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(all).filter(([one]) => one !== name));
    const { variables, unread } = instance;
    run.instances.change(instance.id, { variables: without(variables), unread: without(unread) });
    note(run, instance, { action: 'variableRemoved', name, comment });
    return instance.id;
  },
});

/** One that is suspended is mended before it goes on. */
function isUnderWay({ instance }: InstanceState): void {
  if (instance.endedAt !== null) throw new Refusal('workflow.instanceEnded');
}

/** Whoever changes a variable decided on what he saw; if the process has gone on since, he must look again. */
function isAsSeen({ instance }: InstanceState, { input }: Call<{ rev: number }>): void {
  if (input.rev !== instance.rev) throw new Refusal('row.stale');
}

function isThere({ instance }: InstanceState, { input: { name } }: Call<{ name: string }>): void {
  if (!Object.hasOwn(instance.variables, name) && !Object.hasOwn(instance.unread, name))
    throw new Refusal('workflow.variableMissing', { variable: name });
}

/** The values are for the log of operations alone: many read what was said about a process. */
function note(
  run: Run,
  { id }: InstanceRow,
  { action, name, comment }: { action: string; name: string; comment: string },
): void {
  addComment(run, { instanceId: id, id: null }, { action, text: `${name}: ${comment}` });
}
