import { candidate, draw, element, end, flow, path, start } from '../../test/bpmn/draw.ts';

/** Who holds every task of the benchmarked processes. */
export const handlerId = 'handler';

/** Given to one person and offered to the officers of his agency, so that a completion writes what it does for a real node. */
const task = (id: string) =>
  element(
    'userTask',
    `id="${id}" name="${id}" flowable:assignee="${handlerId}"`,
    element('extensionElements', '', candidate('role="officer" department="agency"')),
  );

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${String(at + 1)}`);

/** Other engines run only what says that it can run, and find by its id what they have parsed before. */
const executable = (xml: string) =>
  xml
    .replace('<definitions ', '<definitions id="model" ')
    .replace('<process ', '<process isExecutable="true" ');

/** A start, tasks one after the other and an end: as many nodes as said, all told. */
export function lineOf(nodes: number): { key: string; xml: string } {
  const key = `line${String(nodes)}`;
  const ids = numbered('a', nodes - 2);
  return { key, xml: executable(draw(key, start(), ...ids.map(task), end(), path('start', ...ids, 'end'))) };
}

/** As many branches at one time as said: the first of 120 tasks one after the other, each other of one. */
export function branchesOf(branches: number): { key: string; xml: string } {
  const key = `branches${String(branches)}`;
  const walked = numbered('a', 120);
  const waiting = numbered('b', branches - 1);
  const gateways = ['fork', 'join'].map((id) => element('parallelGateway', `id="${id}"`));
  const ways = [walked, ...waiting.map((id) => [id])].map((ids) => path('fork', ...ids, 'join'));
  const around = [flow('start', 'fork'), flow('join', 'end')];
  const nodes = [start(), ...gateways, ...[...walked, ...waiting].map(task), end()];
  return { key, xml: draw(key, ...nodes, ...around, ...ways) };
}
