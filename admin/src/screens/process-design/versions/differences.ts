import { diff } from 'bpmn-js-differ';

import { textOf } from '../designer/model/moddle.ts';
import type { Moddle } from '../designer/model/moddle.ts';
import { factsByElement } from './facts.ts';
import type { Facts } from './facts.ts';

/** What became of an element between two documents. */
type Difference = 'added' | 'removed' | 'changed' | 'moved';

/** One thing that an element says otherwise; empty where it says nothing there. */
interface Change {
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
  const found = new Map([...drawnElsewhere(before, after, { old, now }), ...said(old, now)]);
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

type Elements = ReturnType<typeof factsByElement>;
type Told = [string, Difference];

/** What is drawn elsewhere; and lanes and participants, of which nothing is read that runs. */
function drawnElsewhere(
  before: Moddle,
  after: Moddle,
  { old, now }: Record<'old' | 'now', Elements>,
): Told[] {
  const { _added, _removed, _changed, _layoutChanged } = diff(before, after);
  const asides = (group: object, difference: Difference): Told[] =>
    Object.keys(group).flatMap((id): Told[] => (now.has(id) || old.has(id) ? [] : [[id, difference]]));
  return [
    ...Object.keys(_layoutChanged).map((id): Told => [id, 'moved']),
    ...[...asides(_changed, 'changed'), ...asides(_added, 'added'), ...asides(_removed, 'removed')],
  ];
}

/** What elements say otherwise, and which came and went. */
function said(old: Elements, now: Elements): Told[] {
  const removed = [...old.keys()].filter((id) => !now.has(id)).map((id): Told => [id, 'removed']);
  const others = [...now].flatMap(([id, { facts }]): Told[] => {
    const was = old.get(id)?.facts;
    if (!was) return [[id, 'added']];
    return changesIn(was, facts).length > 0 ? [[id, 'changed']] : [];
  });
  return [...others, ...removed];
}

const nothing: Facts = new Map();

const changesIn = (before: Facts = nothing, after: Facts = nothing): Change[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((part) => ({ part, before: before.get(part) ?? '', after: after.get(part) ?? '' }))
    .filter((change) => change.before !== change.after);
