import { bodyOf, expressionOf, isOf, partOf } from './moddle.ts';
import type { Editing, Moddle } from './moddle.ts';

/** The condition of a flow, as it is written. */
export const readCondition = (flow: Moddle): string => bodyOf(flow, 'conditionExpression');

/** Sets it; an empty one takes it away. */
export const writeCondition = (editing: Editing, flow: Moddle, condition: string): void =>
  editing.update(flow, { conditionExpression: expressionOf(editing, condition) });

/** Whether the node that a flow comes from chooses among its flows. */
export const isChosen = (flow: Moddle): boolean => {
  const source = partOf(flow, 'sourceRef');
  return source !== undefined && !isOf(source, 'ParallelGateway', 'EventBasedGateway');
};

/** Whether a flow is taken where no condition holds. */
export const isDefault = (flow: Moddle): boolean => partOf(flow, 'sourceRef')?.get('default') === flow;

/** Makes it that, or not. */
export function writeDefault(editing: Editing, flow: Moddle, isIt: boolean): void {
  const source = partOf(flow, 'sourceRef');
  if (source) editing.update(source, { default: isIt ? flow : undefined });
}
