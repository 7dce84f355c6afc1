import { inPageLanguage } from '@policy/shared/diagram/in-english.ts';
import { isToldStep, nameOfStep, stepKindOf } from '@policy/shared/diagram/told-steps.ts';

import type { HistoryItem } from '../../task-shapes.ts';

/** A station of a process and how far it is. */
export interface Station {
  id: string;
  /** Null where its drawing gives it none. */
  name: string | null;
  type: string;
  state: 'done' | 'current' | 'waiting';
}
type Place = Omit<Station, 'state'>;

/** Where a process stands as a rule: at work of people, at a wait, or in another process. */
const stations = ['userTask', 'receiveTask', 'manualTask', 'intermediateCatchEvent', 'callActivity'];
/** A visit of a part of the process stands open while a step inside it does. */
export const isInside = ({ historyActivityType: type }: HistoryItem) =>
  type === 'subProcess' || type === 'eventSubProcess';

/** Where a process goes when nothing stands in its way: the stations from its start on, each gateway left by its default. */
function mainPath(xml: string): Place[] {
  const document = new DOMParser().parseFromString(inPageLanguage(xml), 'text/xml');
  const process = [...document.querySelectorAll('*')].find(({ localName }) => localName === 'process');
  if (!process) return [];
  return wayThrough(process)
    .filter(({ localName }) => stations.includes(localName))
    .map(({ id, localName: type, attributes }) => ({
      ...{ id, type },
      name: attributes.getNamedItem('name')?.value || null,
    }));
}

/** The nodes of a scope from its start on, with those of the subprocesses on the way. */
function wayThrough(scope: Element): Element[] {
  const elements = [...scope.children];
  const flows = elements.filter(({ localName }) => localName === 'sequenceFlow');
  const path = new Set<Element>();
  let node = elements.find(({ localName }) => localName === 'startEvent');
  while (node && !path.has(node)) {
    path.add(node);
    const { id } = node;
    const chosen = node.getAttribute('default');
    const out = flows.filter((flow) => flow.getAttribute('sourceRef') === id);
    const next = (out.find((flow) => flow.id === chosen) ?? out[0])?.getAttribute('targetRef');
    node = elements.find((one) => one.id === next);
  }
  return [...path].flatMap((one) => (one.localName === 'subProcess' ? wayThrough(one) : [one]));
}

/** The stations of a process as a line: those behind it, the one where it stands, and those ahead if nothing stands in its way. */
export function stepsOf(xml: string, flow: readonly HistoryItem[]): Station[] {
  const path = mainPath(xml);
  const visits = flow.filter((step) => isToldStep(step) && !isInside(step));
  const open = visits.findLast(({ endTime }) => !endTime);
  const line = withDetour(path, open, visits);
  const here = line.findIndex(({ id }) => id === open?.historyActivityId);
  const isDone = (id: string, place: number) =>
    (here < 0 || place < here) && visits.some(({ historyActivityId }) => historyActivityId === id);
  return line.map((one, place) => ({
    ...one,
    state: place === here ? 'current' : isDone(one.id, place) ? 'done' : 'waiting',
  }));
}

/** A station off the way, such as a site check, stands after the last one that the process came from. */
function withDetour(path: Place[], open: HistoryItem | undefined, visits: readonly HistoryItem[]): Place[] {
  if (!open) return path;
  const id = open.historyActivityId;
  if (path.some((station) => station.id === id)) return path;
  const before = visits.findLast(({ historyActivityId }) => path.some((one) => one.id === historyActivityId));
  const place = path.findIndex((station) => station.id === before?.historyActivityId) + 1;
  return path.toSpliced(place, 0, { id, name: nameOfStep(open), type: open.historyActivityType });
}

/** The kind of a station, by which one without a name is told. */
export const kindOfStation = ({ type }: Place) => stepKindOf({ historyActivityType: type });
