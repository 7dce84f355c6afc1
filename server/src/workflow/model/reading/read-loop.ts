import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Template } from '../../expressions/template.ts';
import { parseCondition, parseTemplate } from '../../expressions/template.ts';
import { variableName } from '../../expressions/variable-limits.ts';
import type { Loop } from '../definition.ts';
import type { Element } from '../moddle.ts';
import { bodyOf, elementOf, textOf, typeOf } from '../moddle.ts';
import { readVote } from './read-vote.ts';
import { nameOf, refuseMissing } from '../refuse-unsupported.ts';
import type { Vendor } from '../vendor.ts';

/** How often an activity is done and for what; null for one that is done once. Loops of another kind are refused. */
export function readLoop(element: Element, vendor: Vendor): Loop | null {
  const loop = elementOf(element, 'loopCharacteristics');
  const vote = readVote(element);
  if (!loop) return null;
  const node = nameOf(element);
  const refuse = (feature: string): never => {
    throw new Refusal('workflow.modelFeature', { node, feature });
  };
  if (typeOf(loop) !== 'multiInstanceLoopCharacteristics') refuse(typeOf(loop));
  if ((textOf(loop, 'behavior') ?? 'All') !== 'All') refuse('behavior');
  const read = <Value>(property: string, parse: (source: string, node: string) => Value) => {
    const source = bodyOf(loop, property);
    return source === null ? null : parse(source, node);
  };
  const count = read('loopCardinality', parseTemplate);
  const items = readItems(loop, vendor, node);
  if (count === null && items.items === null) refuseMissing(element, 'loopCardinality / collection');
  const completion = read('completionCondition', parseCondition);
  return { isSequential: loop.isSequential === true, ...items, count, completion, vote };
}

/** The collection as the standard writes it, or as the engines of the Activiti family do: a variable or an expression. */
function readItems(loop: Element, vendor: Vendor, node: string): Pick<Loop, 'items' | 'itemName'> {
  const reference = elementOf(loop, 'loopDataInputRef');
  const item = elementOf(loop, 'inputDataItem');
  const source = vendor.attribute(loop, 'collection') ?? (reference && textOf(reference, 'id'));
  const name =
    vendor.attribute(loop, 'elementVariable') ?? (item && (textOf(item, 'name') ?? textOf(item, 'id')));
  return {
    items: source === null ? null : collectionOf(source, node),
    itemName: name === null ? null : variableName(name, node),
  };
}

const collectionOf = (source: string, node: string): Template =>
  parseTemplate(/[$#]\{/.test(source) ? source : `\${${source}}`, node);
