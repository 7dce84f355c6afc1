import { and, desc, eq, max } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { fits } from '../../candidates.ts';
import type { Actor } from '../../command.ts';
import { nameEnOf, plainStartOf } from '../../model/definition.ts';
import type { Definition } from '../../model/definition.ts';
import type { Deployed } from '../../interpreter/run.ts';
import { wfDeployment, wfInstance } from '../tables.ts';

/** The version of a process that begins, where people begin it: with a form, or on a page of its area. */
export interface Startable {
  processDefId: string;
  processDefKey: string;
  processDefName: string;
  processDefNameEn: string | null;
  version: number;
  category: string | null;
  formKey: string | null;
  startPath: string | null;
  /** The kind of business row that it is about. */
  caseType: string | null;
  /** Its start names who may start it and the caller is among them, or its scope means him by his duty in a company; else nobody is named. */
  isForNamed: boolean;
  /** When the caller last started it. */
  lastStartedAt: Date | null;
}

/** One process by its key, or by the id of its version that begins. */
export interface AskedStart {
  key?: string | undefined;
  id?: string | undefined;
}

interface Around {
  deployed: (id: string) => Promise<Deployed | null>;
  startPathOf: StartPathOf;
  /** Which is asked for alone: the documents of others are not read then. */
  asked?: AskedStart | undefined;
}

const isMeant = (row: { processDefId: string; processDefKey: string }, { id, key }: AskedStart): boolean =>
  id === undefined ? key === undefined || row.processDefKey === key : row.processDefId === id;

/** Where people begin the processes of a kind of business row; null where its area does. */
type StartPathOf = (caseType: string | null) => string | null;

/** The processes of the caller's tenant that people begin, and whose start does not name others than him. */
export async function startableProcesses(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  actor: Actor,
  { deployed, startPathOf, asked = {} }: Around,
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
    if (since !== null || !isMeant(row, asked)) continue;
    const start = startOf((await deployed(row.processDefId))?.definition, actor, startPathOf);
    if (start) startable.push({ ...row, ...start, lastStartedAt: last.get(row.processDefKey) ?? null });
  }
  return startable;
}

/** What a process begins with and whether it names the caller; nothing where its area begins it, or it names others. */
function startOf(definition: Definition | undefined, actor: Actor, startPathOf: StartPathOf) {
  const start = definition && plainStartOf(definition, '');
  if (!start) return null;
  const { caseType } = definition;
  const startPath = startPathOf(caseType);
  const formKey = caseType === null ? start.formKey : null;
  if (formKey === null && startPath === null) return null;
  const isForNamed = start.starters.some((one) => fits(one, actor));
  const begun = { processDefNameEn: nameEnOf(definition), formKey, startPath, caseType, isForNamed };
  return start.starters.length > 0 && !isForNamed ? null : begun;
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
