import { and, desc, eq, inArray, isNull, like, notInArray } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import type { Calendar } from '../../../kit/runtime/workdays.ts';
import { containing } from '../../../kit/sql/like.ts';
import type { Definition } from '../../model/definition.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { DrizzleStore } from '../drizzle-store.ts';
import { replaceStarts } from '../starts/starts.ts';
import { startsAwaited } from '../starts/starts-awaited.ts';
import { wfDeployment } from '../tables.ts';
import { listDeployments, ofTenant } from './list.ts';
import type { ListedDeployment } from './list.ts';

type There = Pick<Context, 'db' | 'tenantId'>;

interface Engine {
  definitions: DefinitionCache;
  nextId: () => string;
  calendarOf: (context: Context) => Promise<Calendar>;
}

/** What is done with versions of processes after they were deployed. */
export const deploymentsOf = ({ definitions, nextId, calendarOf }: Engine) => ({
  list: listDeployments,

  /** One version with its document. */
  async detail(there: There, id: string): Promise<ListedDeployment & { xml: string }> {
    const { records } = await listDeployments(there, { ids: [id], current: 1, size: 1 });
    const [row] = await there.db
      .select({ xml: wfDeployment.xml })
      .from(wfDeployment)
      .where(isUuid(id) ? and(ofTenant(there), eq(wfDeployment.id, id)) : undefined)
      .limit(1);
    return { ...found(records[0]), ...found(row) };
  },

  /** The version that a process begins with; null for one that was never deployed. */
  async main({ db, tenantId }: There, key: string) {
    const { id, version, sha256, deployedBy, xml, suspendedAt } = wfDeployment;
    const [row] = await db
      .select({ id, version, sha256, deployedBy, xml, suspendedAt })
      .from(wfDeployment)
      .where(and(eq(wfDeployment.tenantId, tenantId), eq(wfDeployment.key, key)))
      .orderBy(desc(wfDeployment.isMain), desc(version))
      .limit(1);
    return row ?? null;
  },

  /** Lets a process begin with this version; what begins it by itself is awaited for this one from now on. */
  async setMain(context: Context, id: string): Promise<void> {
    const { db, tenantId } = context;
    const store = new DrizzleStore(db, tenantId, definitions);
    const { key, definition } = found(isUuid(id) ? await store.deployment(id) : null);
    const ofKey = and(eq(wfDeployment.tenantId, tenantId), eq(wfDeployment.key, key));
    await db.update(wfDeployment).set({ isMain: false }).where(ofKey);
    await db.update(wfDeployment).set({ isMain: true }).where(eq(wfDeployment.id, id));
    const workdays = () => calendarOf(context);
    const starts = await startsAwaited(definition, { now: context.clock.now(), nextId, id, workdays });
    await replaceStarts(db, { tenantId, key }, starts);
  },

  /**
   * Removes versions, never one with instances or that another process calls by its number, the main one only as the last of
   * its process, and the last one only where no other process calls that; answers the processes
   * that they were of, and which of them are gone.
   */
  async remove(there: There, ids: readonly string[]) {
    const rows = await among(there, ids);
    const keys = [...new Set(rows.map(({ key }) => key))];
    const all = await there.db
      .select({ id: wfDeployment.id, key: wfDeployment.key })
      .from(wfDeployment)
      .where(and(ofTenant(there), inArray(wfDeployment.key, keys)));
    const staying = new Set(all.filter(({ id }) => !ids.includes(id)).map(({ key }) => key));
    const main = rows.find(({ isMain, key }) => isMain && staying.has(key));
    if (main) throw new Refusal('workflow.deploymentMain', { process: main.name });
    const used = rows.find(({ instances }) => instances > 0);
    if (used) throw new Refusal('workflow.deploymentUsed', { process: used.name, version: used.version });
    const gone = keys.filter((key) => !staying.has(key));
    const going = rows.map((row) => ({ ...row, isLast: gone.includes(row.key) }));
    await assertNotCalled(there, definitions, { going, ids });
    await there.db.delete(wfDeployment).where(and(ofTenant(there), inArray(wfDeployment.id, [...ids])));
    return { keys, gone };
  },

  /** Lets a process begin in none of its versions any more; one that another process calls is refused. */
  async retire(there: Context, key: string): Promise<void> {
    const { db, tenantId, clock } = there;
    const { id, name, version, suspendedAt } = wfDeployment;
    const ofKey = and(eq(wfDeployment.tenantId, tenantId), eq(wfDeployment.key, key));
    const rows = await db.select({ id, name, version }).from(wfDeployment).where(ofKey);
    const going = rows.map((row) => ({ ...row, key, isLast: true }));
    await assertNotCalled(there, definitions, { going, ids: rows.map((row) => row.id) });
    await db
      .update(wfDeployment)
      .set({ suspendedAt: clock.now() })
      .where(and(ofKey, isNull(suspendedAt)));
  },

  /** Lets a process begin again in its main version. */
  async revive(there: There, key: string): Promise<void> {
    const { id } = found(await this.main(there, key));
    await there.db.update(wfDeployment).set({ suspendedAt: null }).where(eq(wfDeployment.id, id));
  },

  /** Files versions elsewhere. */
  async changeCategory(there: There, ids: readonly string[], category: string | null): Promise<void> {
    const rows = await among(there, ids);
    const changed = rows.map(({ id }) => id);
    await there.db.update(wfDeployment).set({ category }).where(inArray(wfDeployment.id, changed));
  },
});

/** A version that is removed, and whether its process goes with it. */
type Going = Pick<ListedDeployment, 'key' | 'name' | 'version'> & { isLast: boolean };

/** Refuses to take away what a deployed version of another process calls: a process, or one version of it. */
async function assertNotCalled(
  there: There,
  definitions: DefinitionCache,
  { going, ids }: { going: readonly Going[]; ids: readonly string[] },
): Promise<void> {
  const { id, name, xml } = wfDeployment;
  for (const key of new Set(going.map((one) => one.key))) {
    const isOther = and(ofTenant(there), notInArray(id, [...ids]));
    // The document is looked through before it is read: few call anything.
    const mayCall = and(isOther, like(xml, '%callActivity%'), like(xml, containing(key)));
    const others = await there.db.select({ id, name }).from(wfDeployment).where(mayCall).orderBy(desc(id));
    for (const other of others) {
      const deployed = await new DrizzleStore(there.db, there.tenantId, definitions).deployment(other.id);
      const called = deployed && going.find((one) => one.key === key && calls(deployed.definition, one));
      if (called)
        throw new Refusal('workflow.deploymentCalled', { process: called.name, caller: other.name });
    }
  }
}

const calls = ({ nodes }: Definition, { key, version, isLast }: Going): boolean =>
  [...nodes.values()].some(
    (node) =>
      node.type === 'callActivity' &&
      node.called.source.trim() === key &&
      (isLast || node.version?.source.trim() === String(version)),
  );

async function among(there: There, ids: readonly string[]): Promise<readonly ListedDeployment[]> {
  const wanted = [...new Set(ids)];
  if (!wanted.every((id) => isUuid(id))) throw new Refusal('row.notFound');
  const { records } = await listDeployments(there, { ids: wanted, current: 1, size: wanted.length });
  if (wanted.length === 0 || records.length !== wanted.length) throw new Refusal('row.notFound');
  return records;
}
