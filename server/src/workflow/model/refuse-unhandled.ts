import { Refusal } from '../../kit/runtime/errors.ts';
import { labelOf } from './definition.ts';
import type { Definition } from './definition.ts';

/** Refuses a step that is for whoever handled another one which nobody handles: it would always be for nobody. */
export function refuseUnhandled({ nodes }: Definition): void {
  for (const node of nodes.values()) {
    if (node.type !== 'userTask') continue;
    for (const one of node.relations)
      if (one.kind === 'handlerOf' && nodes.get(one.nodeId)?.type !== 'userTask')
        throw new Refusal('workflow.candidateRule', {
          node: labelOf(node),
          property: `handlerOf=${one.nodeId}`,
        });
  }
}
