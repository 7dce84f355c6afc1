import type { BackNode } from '../back-nodes.ts';
import { backNodesOf } from '../back-nodes.ts';
import type { RejectRule } from '../model/definition.ts';
import { nodeOf } from '../model/definition.ts';
import type { AtTask } from './rejection.ts';
import { returnRuleOf, ruledRejection } from './rejection.ts';

/** The steps to which a task may go back, newest first, as far as the rule of its own step lets it. */
export function backNodesByRule(at: AtTask): readonly BackNode[] {
  const { definition, task, tasks } = at;
  const node = nodeOf(definition, task.nodeId);
  const rule = returnRuleOf(node);
  const all = backNodesOf(definition, task, tasks);
  if (rule === null || rule.to === 'any') return all;
  // Of a vote, nobody alone returns anything.
  return node.loop === null ? all.filter(({ nodeId }) => nodeId === stepOf(at, rule)) : [];
}

function stepOf(at: AtTask, rule: RejectRule): string | null {
  const ruled = ruledRejection(at, rule);
  return ruled?.kind === 'return' && !ruled.isOwners ? ruled.target : null;
}
