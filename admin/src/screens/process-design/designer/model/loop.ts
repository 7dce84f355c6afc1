import { bodyOf, expressionOf, partOf, textOf } from './moddle.ts';
import type { Editing, Moddle } from './moddle.ts';
import { readVendor, vendorName } from './vendor.ts';

/** How often an activity is done, and for what. */
export interface Loop {
  kind: 'once' | 'parallel' | 'sequential';
  collection: string;
  item: string;
  count: string;
  completion: string;
}

const once: Loop = { kind: 'once', collection: '', item: '', count: '', completion: '' };

const loopOf = (activity: Moddle) => partOf(activity, 'loopCharacteristics');

/** How often an activity is done. */
export function readLoop(activity: Moddle): Loop {
  const loop = loopOf(activity);
  if (!loop) return once;
  return {
    kind: loop.get('isSequential') === true ? 'sequential' : 'parallel',
    collection: readVendor(loop, 'collection', activity) || idOf(loop, 'loopDataInputRef'),
    item: readVendor(loop, 'elementVariable', activity) || textOf(partOf(loop, 'inputDataItem'), 'name'),
    count: bodyOf(loop, 'loopCardinality'),
    completion: bodyOf(loop, 'completionCondition'),
  };
}

const idOf = (loop: Moddle, name: string) => textOf(partOf(loop, name), 'id');

/** Changes it; what the panel does not know of a loop stays with it. */
export function writeLoop(editing: Editing, activity: Moddle, changes: Partial<Loop>): void {
  const loop = { ...readLoop(activity), ...changes };
  if (loop.kind === 'once') {
    editing.update(activity, { loopCharacteristics: undefined });
    return;
  }
  editing.asOne(() => changeLoop(editing, activity, loop));
}

function changeLoop(editing: Editing, activity: Moddle, loop: Loop): void {
  const there = loopOf(activity);
  const attribute = (name: string) =>
    vendorName({ editing, element: there ?? activity, within: activity }, name);
  const written = {
    isSequential: loop.kind === 'sequential',
    loopCardinality: expressionOf(editing, loop.count),
    completionCondition: expressionOf(editing, loop.completion),
    [attribute('collection')]: loop.collection.trim() || undefined,
    [attribute('elementVariable')]: loop.item.trim() || undefined,
  };
  if (there) editing.update(there, written);
  else
    editing.update(activity, {
      loopCharacteristics: editing.create('bpmn:MultiInstanceLoopCharacteristics', given(written)),
    });
}

const given = (properties: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
