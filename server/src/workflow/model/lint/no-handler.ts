import type { Definition, ModelNode } from '../definition.ts';
import { labelOf } from '../definition.ts';

/**
 * Steps of people that name nobody and say nothing of what happens then, by what people call them: whoever comes there waits
 * until operations staff give the task to somebody.
 */
export const withoutHandler = (definition: Definition): readonly string[] =>
  [...definition.nodes.values()].filter(isForNobody).map(labelOf);

const isForNobody = (node: ModelNode): boolean =>
  node.type === 'userTask' &&
  node.assignee === null &&
  node.nobody === null &&
  node.candidates.length + node.relations.length === 0;
