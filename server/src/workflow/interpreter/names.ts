import type { Names } from '../expressions/evaluate.ts';
import { assertKeepable, stepsOf } from '../expressions/variable-limits.ts';
import type { ExecutionRow, Variables } from '../rows.ts';
import type { Run } from './run.ts';

interface Holder {
  variables: Variables;
  write(variables: Variables): void;
}

/** The variables that a token sees: its own, then those of the scopes around it, then the instance's; and what was chosen at its nodes. */
export function namesOf(run: Run, executionId: string): Names {
  const { instanceId } = run.executions.get(executionId);
  return namesIn(run, instanceId, () => holdersOf(run, executionId));
}

/** The variables that an instance itself sees. */
export const namesOfInstance = (run: Run, instanceId: string): Names =>
  namesIn(run, instanceId, () => [instanceHolder(run, instanceId)]);

/** Holders are asked anew for each name: what runs meanwhile may have written. */
function namesIn(run: Run, instanceId: string, holders: () => Holder[]): Names {
  const holderOf = (name: string) => holders().find((holder) => Object.hasOwn(holder.variables, name));
  const { outcomes } = run.instances.get(instanceId);
  const { onSteps: spend } = run.context;
  return {
    spend,
    has: (name) => name === 'outcomes' || holderOf(name) !== undefined,
    get: (name) => {
      const value = name === 'outcomes' ? outcomes : (holderOf(name)?.variables[name] ?? null);
      spend?.(stepsOf(value));
      return value;
    },
    set: (name, value) => {
      assertKeepable(name, value);
      const holder = holderOf(name) ?? instanceHolder(run, instanceId);
      // Whoever keeps one variable writes down all that are kept with it.
      spend?.(stepsOf(value) + Object.keys(holder.variables).length);
      holder.write({ ...holder.variables, [name]: value });
    },
  };
}

/** Sets variables of a whole instance; refuses names that are not allowed, and values that are too large. */
export function setInstanceVariables(run: Run, instanceId: string, values: Variables): void {
  for (const [name, value] of Object.entries(values)) assertKeepable(name, value);
  if (Object.keys(values).length === 0) return;
  const holder = instanceHolder(run, instanceId);
  holder.write({ ...holder.variables, ...values });
}

function holdersOf(run: Run, executionId: string): Holder[] {
  const execution = run.executions.get(executionId);
  const outer =
    execution.parentId === null
      ? [instanceHolder(run, execution.instanceId)]
      : holdersOf(run, execution.parentId);
  return [executionHolder(run, execution), ...loopHolder(execution), ...outer];
}

const executionHolder = (run: Run, { id, variables }: ExecutionRow): Holder => ({
  variables,
  write: (next) => run.executions.change(id, { variables: next }),
});

/** How far a body is, under the names that BPMN gives; nothing writes them. */
const loopHolder = ({ loop }: ExecutionRow): Holder[] =>
  loop
    ? [
        {
          variables: {
            nrOfInstances: loop.total,
            nrOfActiveInstances: loop.active,
            nrOfCompletedInstances: loop.completed,
          },
          write: () => undefined,
        },
      ]
    : [];

const instanceHolder = (run: Run, id: string): Holder => ({
  variables: run.instances.get(id).variables,
  write: (next) => run.instances.change(id, { variables: next }),
});
