import type { Definition, ModelNode } from '../definition.ts';
import { labelOf } from '../definition.ts';

const choosing: readonly ModelNode['type'][] = ['exclusiveGateway', 'inclusiveGateway'];

/**
 * Gateways of which every way out asks for something, and none is taken where nothing holds, by what people call them: who acts
 * before them would be refused then.
 */
export const withoutDefault = (definition: Definition): readonly string[] =>
  [...definition.nodes.values()].filter(isWithout).map(labelOf);

const isWithout = ({ type, outgoing, defaultFlowId }: ModelNode): boolean =>
  choosing.includes(type) &&
  outgoing.length > 0 &&
  outgoing.every(({ id, condition }) => condition !== null && id !== defaultFlowId);
