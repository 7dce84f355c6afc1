import type { Names } from '../expressions/evaluate.ts';
import { assertKeepable, stepsOf } from '../expressions/variable-limits.ts';
import type { ExecutionRow, Variables } from '../rows.ts';
import type { Run } from './run.ts';
import { definitionOf } from './run.ts';

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

const dataOf = (run: Run, { instanceId, nodeId }: ExecutionRow): Variables | undefined =>
  definitionOf(run, instanceId).scopeDefaults.get(nodeId);

/** The variables of the subprocesses of an instance that are under way, where they have any. */
export const scopeVariables = (run: Run, instanceId: string): readonly Variables[] =>
  run.executions
    .all()
    .filter((row) => row.instanceId === instanceId && row.kind === 'scope' && dataOf(run, row) !== undefined)
    .map(({ variables }) => variables);

/** The scope of a subprocess begins with the variables of its own, as its data objects say. */
export function beginData(run: Run, scope: ExecutionRow): void {
  const data = dataOf(run, scope);
  if (data) run.executions.change(scope.id, { variables: { ...scope.variables, ...data } });
}

/** They end with it: the token that was the scope goes on without them. */
export function endData(run: Run, execution: ExecutionRow): void {
  const data = dataOf(run, execution);
  if (!data) return;
  const left = Object.entries(execution.variables).filter(([name]) => !Object.hasOwn(data, name));
  run.executions.change(execution.id, { variables: Object.fromEntries(left) });
}

/** Sets what somebody gave at a step: variables of the subprocess that has them as its own, else of the whole instance. */
export function setVariablesAt(
  run: Run,
  { instanceId, executionId }: { instanceId: string; executionId: string },
  values: Variables,
): void {
  const others: [string, unknown][] = [];
  for (const [name, value] of Object.entries(values)) {
    const scope = scopeWith(run, executionId, name);
    if (!scope) {
      others.push([name, value]);
      continue;
    }
    assertKeepable(name, value);
    run.executions.change(scope.id, { variables: { ...scope.variables, [name]: value } });
  }
  setInstanceVariables(run, instanceId, Object.fromEntries(others));
}

/** The scope around an execution that has a variable of a name as its own, the innermost of several. */
function scopeWith(run: Run, executionId: string, name: string): ExecutionRow | undefined {
  const execution = run.executions.find(executionId);
  if (!execution) return undefined;
  const isOwn = execution.kind === 'scope' && Object.hasOwn(dataOf(run, execution) ?? {}, name);
  if (isOwn) return execution;
  return execution.parentId === null ? undefined : scopeWith(run, execution.parentId, name);
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
