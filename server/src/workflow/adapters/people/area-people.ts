import type { Context } from '../../../kit/runtime/context.ts';
import type { OfProcess, People, ProxyAgent } from '../../people/people.ts';
import { areaOf } from '../area-effects.ts';
import type { CaseArea } from '../case-area.ts';
import type { PeopleOf } from './people-of.ts';
import { areThere, findPeople } from './find-people.ts';
import { proxyAgentsFor } from './proxies.ts';

/** People as a server knows them, on one open transaction. */
export const areaPeople = (context: Context, areas: readonly CaseArea[], peopleOf: PeopleOf): People => ({
  async proxyAgentsOf(userIds, process) {
    const agents = await proxyAgentsFor(context, userIds, process);
    if (agents.size === 0) return agents;
    const readers = await readersAmong(context, [...agents.values()], { areas, peopleOf, process });
    return new Map([...agents].filter(([, { agentId }]) => readers.has(agentId)));
  },
  find: (wanted) => findPeople(context, wanted),
  areThere: (candidates) => areThere(context, candidates),
});

interface Asked {
  areas: readonly CaseArea[];
  peopleOf: PeopleOf;
  process: OfProcess;
}

/** Those who are in use and may read what a process is about: others would hold tasks that they cannot open. */
async function readersAmong(
  context: Context,
  agents: readonly ProxyAgent[],
  { areas, peopleOf, process: { caseType, businessKey } }: Asked,
): Promise<Set<string>> {
  const readers = new Set<string>();
  const ids = [...new Set(agents.map(({ agentId }) => agentId))];
  for (const person of await peopleOf(context, ids)) {
    const area = businessKey === null ? undefined : areaOf(areas, caseType);
    const reads = businessKey === null || !area || (await area.reads(person.context, businessKey));
    if (reads) readers.add(person.context.actor?.userId ?? '');
  }
  return readers;
}
