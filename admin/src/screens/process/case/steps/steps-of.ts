import type { HistoryItem } from '../../task-shapes.ts';

/** A station of a process and how far it is. */
interface Station {
  id: string;
  name: string;
  state: 'done' | 'current' | 'waiting';
}

const stations = ['userTask', 'receiveTask'];

/** Where a process goes when nothing stands in its way: the stations from its start on, each gateway left by its default. */
function mainPath(xml: string): Omit<Station, 'state'>[] {
  const elements = [...new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('*')];
  const flows = elements.filter(({ localName }) => localName === 'sequenceFlow');
  const path: Element[] = [];
  let node = elements.find(({ localName }) => localName === 'startEvent');
  while (node && !path.includes(node)) {
    path.push(node);
    const { id } = node;
    const chosen = node.getAttribute('default');
    const out = flows.filter((flow) => flow.getAttribute('sourceRef') === id);
    const next = (out.find((flow) => flow.id === chosen) ?? out[0])?.getAttribute('targetRef');
    node = elements.find((one) => one.id === next);
  }
  return path
    .filter(({ localName }) => stations.includes(localName))
    .map(({ id, attributes }) => ({ id, name: attributes.getNamedItem('name')?.value ?? id }));
}

/** The stations of a process as a line: those behind it, the one where it stands, and those ahead if nothing stands in its way. */
export function stepsOf(xml: string, flow: readonly HistoryItem[]): Station[] {
  const path = mainPath(xml);
  const visits = flow.filter(({ historyActivityType }) => stations.includes(historyActivityType));
  const open = visits.findLast(({ endTime }) => !endTime);
  const line = withDetour(path, open, visits);
  const here = line.findIndex(({ id }) => id === open?.historyActivityId);
  const isDone = (id: string, place: number) =>
    (here < 0 || place < here) && visits.some(({ historyActivityId }) => historyActivityId === id);
  return line.map(({ id, name }, place) => ({
    ...{ id, name },
    state: place === here ? 'current' : isDone(id, place) ? 'done' : 'waiting',
  }));
}

/** A station off the way, such as a site check, stands after the last one that the process came from. */
function withDetour(
  path: Omit<Station, 'state'>[],
  open: HistoryItem | undefined,
  visits: readonly HistoryItem[],
): Omit<Station, 'state'>[] {
  const id = open?.historyActivityId;
  if (id === undefined || path.some((station) => station.id === id)) return path;
  const before = visits.findLast(({ historyActivityId }) => path.some((one) => one.id === historyActivityId));
  const place = path.findIndex((station) => station.id === before?.historyActivityId) + 1;
  return path.toSpliced(place, 0, { id, name: open?.historyActivityName ?? id });
}
