import { and, desc, eq, max } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { fits } from '../../candidates.ts';
import type { Actor } from '../../command.ts';
import { plainStartOf } from '../../model/definition.ts';
import type { Definition } from '../../model/definition.ts';
import type { Deployed } from '../../interpreter/run.ts';
import { wfDeployment, wfInstance } from '../tables.ts';

/** The version of a process that begins, where it begins with a form. */
export interface Startable {
  processDefId: string;
  processDefKey: string;
  processDefName: string;
  version: number;
  category: string | null;
  formKey: string;
  /** Its start names who may start it, and the caller is among them; else it names nobody. */
  isForNamed: boolean;
  /** When the caller last started it. */
  lastStartedAt: Date | null;
}

/** The processes of the caller's tenant whose start has a form and does not name others than him; those of a business row are begun by its area. */
export async function startableProcesses(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  actor: Actor,
  deployed: (id: string) => Promise<Deployed | null>,
): Promise<Startable[]> {
  const { id, key, name, version, category, isMain, suspendedAt } = wfDeployment;
  const mains = await db
    .selectDistinctOn([key], {
      ...{ processDefId: id, processDefKey: key, processDefName: name, version, category, suspendedAt },
    })
    .from(wfDeployment)
    .where(eq(wfDeployment.tenantId, tenantId))
    .orderBy(key, desc(isMain), desc(version));
  const last = await lastStarts(db, actor);
  const startable: Startable[] = [];
  for (const { suspendedAt: since, ...row } of mains) {
    if (since !== null) continue;
    const start = startWithForm((await deployed(row.processDefId))?.definition, actor);
    if (start) startable.push({ ...row, ...start, lastStartedAt: last.get(row.processDefKey) ?? null });
  }
  return startable;
}

/** The form that a process begins with and whether it names the caller; nothing where it has none, or names others. */
function startWithForm(definition: Definition | undefined, actor: Actor) {
  const start = definition && plainStartOf(definition, '');
  if (!start?.formKey || definition?.caseType) return null;
  const isForNamed = start.starters.some((one) => fits(one, actor));
  return start.starters.length > 0 && !isForNamed ? null : { formKey: start.formKey, isForNamed };
}

async function lastStarts(
  db: Context['db'],
  { tenantId, userId }: Actor,
): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await db
    .select({ key: wfInstance.processKey, at: max(wfInstance.startedAt) })
    .from(wfInstance)
    .where(and(eq(wfInstance.tenantId, tenantId), eq(wfInstance.starterId, userId)))
    .groupBy(wfInstance.processKey);
  return new Map(rows.map(({ key, at }) => [key, at]));
}
