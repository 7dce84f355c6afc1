import type { BoundaryEvent, Definition, ModelNode } from './definition.ts';
import { labelOf } from './definition.ts';
import { reach } from './reach.ts';

/**
 * Borders that do not interrupt and whose token comes to a parallel join that tokens of the activity's own way come to as
 * well, by what people call them: one of the two waits there for another that never comes, and its process never ends.
 */
export const starvedJoins = (definition: Definition): readonly string[] =>
  [...definition.nodes.values()]
    .filter((node): node is BoundaryEvent => node.type === 'boundaryEvent' && !node.interrupting)
    .filter((border) => joinsBehind(definition, border).length > 0)
    .map(labelOf);

/** The parallel joins behind a border to which a way leads around it as well. */
function joinsBehind(definition: Definition, border: BoundaryEvent): readonly ModelNode[] {
  const starts = (definition.starts.get(border.scopeId ?? '') ?? []).map(({ id }) => id);
  const behind = reach(definition, [border.id]);
  const around = reach(definition, starts, new Set([border.id]));
  return [...definition.nodes.values()].filter(
    ({ id, type, incoming }) =>
      type === 'parallelGateway' && incoming.length > 1 && behind.has(id) && around.has(id),
  );
}
