import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { Database } from '../../src/database/client.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { runAtOnce } from '../../src/kit/sql/run-at-once.ts';
import { broadcastStatements } from '../../src/workflow/adapters/broadcast.ts';
import { DefinitionCache } from '../../src/workflow/adapters/definition-cache.ts';
import { DrizzleStore } from '../../src/workflow/adapters/drizzle-store.ts';
import { wfStart } from '../../src/workflow/adapters/starts/start-table.ts';
import {
  wfComment,
  wfExecution,
  wfHistory,
  wfInstance,
  wfJob,
  wfSubscription,
  wfTask,
  wfVariable,
} from '../../src/workflow/adapters/tables.ts';
import type { ListenerPolicy } from '../../src/workflow/model/refuse-unsupported.ts';
import type { Broadcast } from '../../src/workflow/rows.ts';
import { Engine } from './engine.ts';

/** An engine over a database, in a tenant of its own, so that engines on one database do not meet. */
export function databaseEngine(db: Database, tenantId: string, listeners?: ListenerPolicy): Engine {
  const definitions = new DefinitionCache(listeners);
  const keeper = {
    transact: <T>(work: (store: DrizzleStore) => Promise<T>) =>
      inTransaction(db, (tx) => work(new DrizzleStore(tx, tenantId, definitions))),
    broadcast: (told: Broadcast, now: Date) => {
      const outgoing = { ...told, count: 1, hops: 0 };
      return runAtOnce(db, broadcastStatements(outgoing, { tenantId, now, instanceId: null }), false);
    },
    trace: async () => ({
      history: await db.select().from(wfHistory).where(eq(wfHistory.tenantId, tenantId)),
      comments: await db.select().from(wfComment).where(eq(wfComment.tenantId, tenantId)),
    }),
    snapshot: async () => ({
      instances: await instancesOf(db, tenantId),
      executions: await db
        .select()
        .from(wfExecution)
        .where(eq(wfExecution.tenantId, tenantId))
        .orderBy(asc(wfExecution.id)),
      tasks: await db.select().from(wfTask).where(eq(wfTask.tenantId, tenantId)).orderBy(asc(wfTask.id)),
      jobs: await db.select().from(wfJob).where(eq(wfJob.tenantId, tenantId)).orderBy(asc(wfJob.id)),
      starts: await db.select().from(wfStart).where(eq(wfStart.tenantId, tenantId)).orderBy(asc(wfStart.id)),
      subscriptions: await db
        .select()
        .from(wfSubscription)
        .where(eq(wfSubscription.tenantId, tenantId))
        .orderBy(asc(wfSubscription.id)),
    }),
  };
  return new Engine(keeper, () => v7(), { listeners });
}

/** The instances of a tenant with all of their variables. */
async function instancesOf(db: Database, tenantId: string) {
  const rows = await db
    .select()
    .from(wfInstance)
    .where(eq(wfInstance.tenantId, tenantId))
    .orderBy(asc(wfInstance.id));
  const variables = await db.select().from(wfVariable).where(eq(wfVariable.tenantId, tenantId));
  return rows.map((row) => {
    const own = variables.filter(({ instanceId }) => instanceId === row.id);
    return { ...row, variables: Object.fromEntries(own.map(({ name, value }) => [name, value])), unread: {} };
  });
}
