import { allFlows } from '../interpreter/choose-flows.ts';
import { closeVisit } from '../interpreter/history.ts';
import { endInstance, terminateScope } from '../interpreter/scopes.ts';
import { throwEvent } from '../interpreter/events/throw-event.ts';
import type { Behaviour, Visit } from '../interpreter/visit.ts';
import { leaveAtOnce } from '../interpreter/visit.ts';
import type { EndEvent } from '../model/definition.ts';

type Ending = (visit: Visit<EndEvent>) => void;

const endings: Record<EndEvent['ends'], Ending> = {
  token: leaveAtOnce,
  scope: ({ run, execution }) => {
    terminateScope(run, execution.instanceId, execution.parentId);
  },
  instance: ({ run, execution, node }) => {
    endInstance(run, execution.instanceId, { status: node.ending, reason: null });
  },
  tree: ({ run, execution, node }) => {
    endInstance(run, run.instances.get(execution.instanceId).rootId, { status: node.ending, reason: null });
  },
};

/** Ends its token, its scope, its instance or the whole tree of calls. */
export const endEvent: Behaviour<'endEvent'> = {
  enter(visit) {
    // The visit itself went well, whatever it cuts short elsewhere.
    closeVisit(visit.run, visit.execution);
    if (visit.node.throws) throwEvent(visit, visit.node.throws);
    // What it threw may have ended its own token.
    if (visit.run.executions.find(visit.execution.id)) endings[visit.node.ends](visit);
  },
  choose: allFlows,
};
