import { Refusal } from '../../kit/runtime/errors.ts';
import { textOf } from '../expressions/operators.ts';
import { valueOf } from '../expressions/template.ts';
import { openFlows } from '../interpreter/choose-flows.ts';
import { forgetOutcome } from '../interpreter/outcomes.ts';
import type { Deployed } from '../interpreter/run.ts';
import { factsOf, startInstance } from '../interpreter/start-instance.ts';
import type { Behaviour, Visit } from '../interpreter/visit.ts';
import type { CallActivity } from '../model/definition.ts';
import { labelOf } from '../model/definition.ts';
import type { Variables } from '../rows.ts';

/** Starts another process as a part of this one and waits for its end. */
export const callActivity: Behaviour<'callActivity'> = {
  enter(visit) {
    const { run, execution } = visit;
    const deployed = calledBy(visit);
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

/** The process that is called now: its key, and its version where that is no constant, are worked out when it is come to. */
function calledBy({ run, names, node }: Visit<CallActivity>): Deployed {
  const label = labelOf(node);
  const key = textOf(valueOf(node.called, names, label)).trim();
  const said = node.version && textOf(valueOf(node.version, names, label)).trim();
  const mayBe = key !== '' && (said === null || versionNumber.test(said));
  const deployed = mayBe
    ? run.definitions.called({ key, version: said === null ? null : Number(said) })
    : null;
  const process = said === null ? key : `${key} v${said}`;
  if (!deployed) throw new Refusal('workflow.calledProcessMissing', { node: label, process });
  return deployed;
}

// As many digits as the column of versions holds.
const versionNumber = /^[1-9]\d{0,8}$/;

function handedIn({ run, execution, node, names }: Visit<CallActivity>): Variables {
  const inherited = node.inheritVariables ? run.instances.get(execution.instanceId).variables : {};
  const handed: Record<string, unknown> = { ...inherited };
  for (const { source, target } of node.inputs) handed[target] = valueOf(source, names, labelOf(node));
  return handed;
}
