import { processProxy, proxiedKeys } from '@policy/shared/contract/entities/process/process-proxy.ts';
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Principal } from '../../command.ts';
import type { OfProcess, ProxyAgent } from '../../people/people.ts';
import { actorOf } from '../actor.ts';
import type { PeopleOf } from './people-of.ts';

const table = tableOf(processProxy);

/** The proxies of the caller's tenant that hold now. */
function inForce({ tenantId, clock }: Context, which: SQL | undefined) {
  const now = wireTime(clock.now());
  const isCurrent = and(lte(table.startTime, now), gt(table.endTime, now));
  return and(eq(table.tenantId, tenantId), eq(table.isDeleted, 0), eq(table.isOn, 1), isCurrent, which);
}

/** The agents of the proxies that some people have given in a process, by whose tasks they do. */
export async function proxyAgentsFor(
  context: Context,
  userIds: readonly string[],
  { processKey }: Pick<OfProcess, 'processKey'>,
): Promise<Map<string, ProxyAgent>> {
  const ids = userIds.filter(isUuid);
  if (ids.length === 0) return new Map();
  const named = sql`${processKey} = any(string_to_array(${table.processKeys}, ','))`;
  const holds = or(isNull(table.processKeys), named);
  const rows = await context.db
    .select({ principalId: table.principalId, agentId: table.agentId, kind: table.kind })
    .from(table)
    .where(inForce(context, and(inArray(table.principalId, ids), holds)))
    .orderBy(asc(table.id));
  return new Map(rows.map(({ principalId, ...agent }) => [principalId, agent]));
}

/** For whom the caller is a proxy, with what each of them may claim; nobody who is not in use any more. */
export async function principalsOf(context: Context, peopleOf: PeopleOf): Promise<readonly Principal[]> {
  const { userId } = actorOf(context, 'own');
  if (!isUuid(userId)) return [];
  const rows = await context.db
    .select({ principalId: table.principalId, processKeys: table.processKeys, kind: table.kind })
    .from(table)
    .where(inForce(context, eq(table.agentId, userId)))
    .orderBy(asc(table.id));
  if (rows.length === 0) return [];
  const people = await peopleOf(
    context,
    rows.map(({ principalId }) => principalId),
  );
  return rows.flatMap(({ principalId, processKeys, kind }) => {
    const person = people.find((one) => one.context.actor?.userId === principalId);
    if (!person) return [];
    const { ownIds, roleIds, departmentIds } = actorOf(person.context, 'own');
    return [
      { userId: principalId, ownIds, roleIds, departmentIds, processKeys: proxiedKeys(processKeys), kind },
    ];
  });
}
