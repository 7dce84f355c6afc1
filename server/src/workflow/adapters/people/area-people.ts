import { validate as isUuid } from 'uuid';

import type { Context } from '../../../kit/runtime/context.ts';
import type { OfProcess, People } from '../../people/people.ts';
import { areaOf } from '../area-effects.ts';
import type { CaseArea } from '../case-area.ts';
import type { Memberships } from './memberships.ts';
import type { PeopleOf } from './people-of.ts';
import { areThere, findPeople, officersAmong } from './find-people.ts';
import { proxyAgentsFor } from './proxies.ts';

/** By what people are known. */
export interface PeopleParts {
  areas: readonly CaseArea[];
  peopleOf: PeopleOf;
  memberships: Memberships;
}

/** People as a server knows them, on one open transaction. */
export const areaPeople = (context: Context, { areas, peopleOf, memberships }: PeopleParts): People => ({
  async proxyAgentsOf(userIds, process) {
    const agents = await proxyAgentsFor(context, userIds, process);
    if (agents.size === 0) return agents;
    const ids = [...agents.values()].map(({ agentId }) => agentId);
    const readers = await readersAmong(context, ids, { areas, peopleOf, process });
    return new Map([...agents].filter(([, { agentId }]) => readers.has(agentId)));
  },
  readersAmong: (userIds, process) => readersAmong(context, userIds, { areas, peopleOf, process }),
  find: (wanted) => findPeople(context, wanted),
  areThere: (candidates) => areThere(context, candidates, memberships),
});

interface Asked extends Omit<PeopleParts, 'memberships'> {
  process: OfProcess;
}

/** Those who are in use and may read what a process is about: others would be given what they cannot open. */
async function readersAmong(
  context: Context,
  userIds: readonly string[],
  { areas, peopleOf, process: { caseType, businessKey } }: Asked,
): Promise<Set<string>> {
  const ids = [...new Set(userIds)].filter(isUuid);
  if (ids.length === 0) return new Set();
  const area = areaOf(areas, caseType);
  if (businessKey === null || !area) return new Set(await officersAmong(context, ids));
  const people = await peopleOf(context, ids);
  const readers = await area.readersAmong(
    people.map((person) => person.context),
    businessKey,
  );
  return new Set(readers.flatMap(({ actor }) => actor?.userId ?? []));
}
