import type { Definition, ModelNode } from '../definition.ts';
import { labelOf } from '../definition.ts';

/** What ends a way, and what no way leads out of. */
const closing: readonly ModelNode['type'][] = ['endEvent', 'eventSubProcess'];

/** Elements that nothing follows and that are no end, by what people call them: BPMN ends a way there, and its author may have forgotten the rest. */
export const withoutEnd = (definition: Definition): readonly string[] =>
  [...definition.nodes.values()]
    .filter(({ type, outgoing }) => outgoing.length === 0 && !closing.includes(type))
    .map(labelOf);
