import { Refusal } from '../../kit/runtime/errors.ts';
import { valueOf } from '../expressions/template.ts';
import { openFlows } from '../interpreter/choose-flows.ts';
import { forgetOutcome } from '../interpreter/outcomes.ts';
import { factsOf, startInstance } from '../interpreter/start-instance.ts';
import type { Behaviour, Visit } from '../interpreter/visit.ts';
import type { CallActivity } from '../model/definition.ts';
import { labelOf } from '../model/definition.ts';
import type { Variables } from '../rows.ts';

/** Starts another process as a part of this one and waits for its end. */
export const callActivity: Behaviour<'callActivity'> = {
  enter(visit) {
    const { run, execution, node } = visit;
    const deployed = run.definitions.latest(node.called);
    if (!deployed)
      throw new Refusal('workflow.calledProcessMissing', { node: labelOf(node), process: node.called });
    const caller = run.instances.get(execution.instanceId);
    startInstance(run, deployed, {
      caller: { rootId: caller.rootId, parentId: caller.id, superExecutionId: execution.id },
      facts: factsOf(caller),
      variables: handedIn(visit),
    });
    forgetOutcome(run, execution.id);
  },
  choose: openFlows,
};

function handedIn({ run, execution, node, names }: Visit<CallActivity>): Variables {
  const inherited = node.inheritVariables ? run.instances.get(execution.instanceId).variables : {};
  const handed: Record<string, unknown> = { ...inherited };
  for (const { source, target } of node.inputs) handed[target] = valueOf(source, names, labelOf(node));
  return handed;
}
