import { diff } from 'bpmn-js-differ';

import type { Moddle } from '../designer/model/moddle.ts';

/** What became of an element between two documents. */
export type Difference = 'added' | 'removed' | 'changed' | 'moved';

/** What differs between two documents, by the ids of elements; what was moved and changed counts as changed. */
export function differencesOf(before: Moddle, after: Moddle): ReadonlyMap<string, Difference> {
  const { _added, _removed, _changed, _layoutChanged } = diff(before, after);
  const of = (found: object, difference: Difference): [string, Difference][] =>
    Object.keys(found).map((id) => [id, difference]);
  return new Map([
    ...of(_layoutChanged, 'moved'),
    ...of(_changed, 'changed'),
    ...of(_added, 'added'),
    ...of(_removed, 'removed'),
  ]);
}
