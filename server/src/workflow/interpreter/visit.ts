import type { Names } from '../expressions/evaluate.ts';
import type { ElementType, Flow, ModelNode, NodeOf } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { namesOf } from './names.ts';
import type { Run } from './run.ts';
import { nodeAt } from './run.ts';

/** A token at a node. */
export interface Visit<Node extends ModelNode = ModelNode> {
  run: Run;
  execution: ExecutionRow;
  node: Node;
  names: Names;
}

/** What one type of element does. */
export interface Behaviour<Type extends ElementType = ElementType> {
  /** The token has arrived: let it wait, or put the next operation on the agenda. */
  enter: (visit: Visit<NodeOf<Type>>) => void;
  /** The flows by which the token leaves. */
  choose: (visit: Visit) => readonly Flow[];
}

/** The visit of an execution as it stands. */
export function visitOf(run: Run, executionId: string): Visit {
  const execution = run.executions.get(executionId);
  return { run, execution, node: nodeAt(run, execution), names: namesOf(run, executionId) };
}

/** The token goes on as soon as its turn comes. */
export const leaveAtOnce = ({ run, execution }: { run: Run; execution: ExecutionRow }): void => {
  run.agenda.push({ kind: 'leave', executionId: execution.id });
};
