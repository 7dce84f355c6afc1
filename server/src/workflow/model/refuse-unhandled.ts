import { Refusal } from '../../kit/runtime/errors.ts';
import { labelOf } from './definition.ts';
import type { Definition, ModelNode } from './definition.ts';
import type { Faults } from './faults/faults.ts';
import type { Relation } from './reading/people-named.ts';

/** Refuses a step that is for, or tells, whoever handled another one which nobody handles: it would always mean nobody. */
export function refuseUnhandled({ nodes }: Definition, faults: Faults): void {
  for (const node of nodes.values()) {
    for (const one of relationsOf(node))
      faults.look(node.id, () => {
        if (one.kind === 'handlerOf' && nodes.get(one.nodeId)?.type !== 'userTask')
          throw new Refusal('workflow.candidateRule', {
            node: labelOf(node),
            property: `handlerOf=${one.nodeId}`,
          });
      });
  }
}

function relationsOf(node: ModelNode): readonly Relation[] {
  if (node.type !== 'userTask' && node.type !== 'serviceTask') return [];
  const copies = node.copyTo?.relations ?? [];
  return node.type === 'userTask' ? [...node.relations, ...copies] : copies;
}
