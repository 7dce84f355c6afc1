import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import type { Context } from '../../../kit/runtime/context.ts';
import { containing } from '../../../kit/sql/like.ts';
import { qualified } from '../../../kit/table/table.ts';
import { wfDeployment, wfInstance } from '../tables.ts';
import type { Listed, Paged } from '../task-lists.ts';

type There = Pick<Context, 'db' | 'tenantId'>;

/** What a list of versions is narrowed to. */
export interface DeploymentQuery extends Paged {
  ids?: readonly string[];
  /** The whole of a key. */
  key?: string | undefined;
  /** A part of it. */
  keyLike?: string | undefined;
  name?: string | undefined;
  category?: string | undefined;
  isSuspended?: boolean | undefined;
}

/** One version of a process. */
export interface ListedDeployment {
  id: string;
  key: string;
  name: string;
  category: string | null;
  version: number;
  isMain: boolean;
  deployedAt: Date;
  deployedBy: string | null;
  note: string | null;
  /** How many instances run or ran on it. */
  instances: number;
  suspendedAt: Date | null;
}

/** The versions of the caller's tenant. */
export const ofTenant = ({ tenantId }: There) => eq(wfDeployment.tenantId, tenantId);

// Where none was chosen, the newest begins.
const isMain = sql<boolean>`${qualified(wfDeployment.id)} = (select d.id from wf_deployment d where d.tenant_id = ${qualified(wfDeployment.tenantId)}
  and d.key = ${qualified(wfDeployment.key)} order by d.is_main desc, d.version desc limit 1)`;
const instances = sql<number>`(select count(*)::int from ${wfInstance} where ${qualified(wfInstance.deploymentId)} = ${qualified(wfDeployment.id)})`;

/** Versions of processes, those deployed last first. */
export async function listDeployments(
  there: There,
  query: DeploymentQuery,
): Promise<Listed<ListedDeployment>> {
  const where = and(ofTenant(there), ...conditionsOf(query));
  const { id, key, name, category, version, deployedAt, deployedBy, note, suspendedAt } = wfDeployment;
  const records = await there.db
    .select({
      ...{ id, key, name, category, version, deployedAt, deployedBy, note },
      ...{ isMain, instances, suspendedAt },
    })
    .from(wfDeployment)
    .where(where)
    .orderBy(desc(deployedAt), desc(id))
    .limit(query.size)
    .offset((query.current - 1) * query.size);
  const [counted] = await there.db.select({ total: count() }).from(wfDeployment).where(where);
  return { records, total: counted?.total ?? 0 };
}

const stateIs = (isSuspended: boolean | undefined): SQL | undefined => {
  if (isSuspended === undefined) return undefined;
  return (isSuspended ? isNotNull : isNull)(wfDeployment.suspendedAt);
};

function conditionsOf({
  ids,
  key,
  keyLike,
  name,
  category,
  isSuspended,
}: DeploymentQuery): (SQL | undefined)[] {
  return [
    ids &&
      inArray(
        wfDeployment.id,
        ids.filter((id) => isUuid(id)),
      ),
    key === undefined ? undefined : eq(wfDeployment.key, key),
    keyLike ? ilike(wfDeployment.key, containing(keyLike)) : undefined,
    name ? ilike(wfDeployment.name, containing(name)) : undefined,
    category ? eq(wfDeployment.category, category) : undefined,
    stateIs(isSuspended),
  ];
}
