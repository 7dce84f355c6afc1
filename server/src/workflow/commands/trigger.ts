import { z } from 'zod';

import { Refusal } from '../../kit/runtime/errors.ts';
import type { Precondition } from '../command.ts';
import { defineCommand } from '../command.ts';
import { instanceIsRunning, outcomeIsOffered } from '../preconditions.ts';
import { comment, outcome, variables } from '../inputs.ts';
import { setVariablesAt } from '../interpreter/names.ts';
import { keepOutcome } from '../interpreter/outcomes.ts';
import { react } from '../interpreter/run.ts';
import type { InstanceState } from '../load.ts';
import { loadInstance } from '../load.ts';
import { buttonOf } from '../model/definition.ts';
import type { ModelNode } from '../model/definition.ts';
import type { Store } from '../store.ts';

interface Waiting extends InstanceState {
  executionId: string | undefined;
  node: ModelNode | undefined;
}

const nodeIsWaiting: Precondition<Waiting, { nodeId: string }> = ({ executionId }, { input }) => {
  if (executionId === undefined) throw new Refusal('workflow.nodeNotWaiting', { node: input.nodeId });
};

/** What the node goes on with is one of its outcomes; it may also go on with none. */
const chosenIsOffered: Precondition<Waiting, { outcome: string | null }> = ({ node }, call) => {
  const { outcome: chosen } = call.input;
  if (node && chosen !== null) outcomeIsOffered({ node }, { ...call, input: { outcome: chosen } });
};

/** Lets a receive task go on: what it waited for has happened. */
export const trigger = defineCommand({
  name: 'trigger',
  input: z.object({
    instanceId: z.string(),
    nodeId: z.string(),
    outcome: outcome.nullable().default(null),
    comment,
    variables,
  }),
  target: ({ instanceId, nodeId }) => `${instanceId}:${nodeId}`,
  load: loadWaiting,
  preconditions: [instanceIsRunning, nodeIsWaiting, chosenIsOffered],
  reaction: ({ node }, { outcome: chosen }) => (node && chosen ? buttonOf(node, chosen) : undefined),
  says: (input) => input,
  interpret: (run, { instance, executionId = '' }, { input, reaction, prepared }) => {
    const at = { instanceId: instance.id, executionId };
    setVariablesAt(run, at, { ...input.variables, ...prepared });
    react(run, { instanceId: instance.id, nodeId: input.nodeId }, reaction);
    keepOutcome(run, run.executions.get(executionId), input.outcome);
    run.agenda.push({ kind: 'leave', executionId });
    return instance.id;
  },
});

async function loadWaiting(input: { instanceId: string; nodeId: string }, store: Store): Promise<Waiting> {
  const { instanceId, nodeId } = input;
  const state = await loadInstance(input, store);
  const node = state.definitions.byId(state.instance.deploymentId).nodes.get(nodeId);
  const here = state.rows.executions.find(
    (row) => row.instanceId === instanceId && row.nodeId === nodeId && row.kind === 'token',
  );
  return { ...state, node, executionId: node?.type === 'receiveTask' ? here?.id : undefined };
}
