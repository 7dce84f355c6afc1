import { diff } from 'bpmn-js-differ';

import { textOf } from '../designer/model/moddle.ts';
import type { Moddle } from '../designer/model/moddle.ts';
import { factsByElement } from './facts.ts';
import type { Facts } from './facts.ts';

/** What became of an element between two documents. */
export type Difference = 'added' | 'removed' | 'changed' | 'moved';

/** One thing that an element says otherwise; empty where it says nothing there. */
export interface Change {
  part: string;
  before: string;
  after: string;
}

/** An element that differs, as people call it, and what it says otherwise. */
export interface Differing {
  name: string;
  difference: Difference;
  changes: readonly Change[];
}

/**
 * What differs between two documents, by the ids of elements; what was moved and changed counts as changed. The library finds what
 * is drawn elsewhere; what elements say is compared here: the library reads over whatever no schema names, as attributes of other engines.
 */
export function differencesOf(before: Moddle, after: Moddle): ReadonlyMap<string, Differing> {
  const [old, now] = [factsByElement(before), factsByElement(after)];
  const drawn = diff(before, after);
  const found = new Map<string, Difference>();
  for (const id of Object.keys(drawn._layoutChanged)) found.set(id, 'moved');
  // Lanes and participants say nothing that runs: what the library finds of them is enough.
  const isAside = (id: string) => !now.has(id) && !old.has(id);
  for (const id of Object.keys(drawn._changed).filter(isAside)) found.set(id, 'changed');
  for (const id of Object.keys(drawn._added).filter(isAside)) found.set(id, 'added');
  for (const id of Object.keys(drawn._removed).filter(isAside)) found.set(id, 'removed');
  for (const [id, { facts }] of now)
    if (!old.has(id)) found.set(id, 'added');
    else if (changesIn(old.get(id)?.facts, facts).length > 0) found.set(id, 'changed');
  for (const id of old.keys()) if (!now.has(id)) found.set(id, 'removed');
  return new Map(
    [...found].map(([id, difference]) => [
      id,
      {
        difference,
        name: textOf((now.get(id) ?? old.get(id))?.element, 'name') || id,
        changes: difference === 'changed' ? changesIn(old.get(id)?.facts, now.get(id)?.facts) : [],
      },
    ]),
  );
}

const nothing: Facts = new Map();

const changesIn = (before: Facts = nothing, after: Facts = nothing): Change[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((part) => ({ part, before: before.get(part) ?? '', after: after.get(part) ?? '' }))
    .filter((change) => change.before !== change.after);
