import { eq } from 'drizzle-orm';

import { repositoryOf } from '../rows/repository.ts';
import type { Revised } from '../rules/rules.ts';
import type { Context } from '../runtime/context.ts';
import { found, Refusal } from '../runtime/errors.ts';
import { anyTableOf } from '../table/table.ts';
import { applyChanges, holdRow, skipVersions } from './apply-changes.ts';
import { markRow } from './mark-row.ts';
import type { Mark } from './mark-row.ts';
import { deleteRevisions, revisionOf } from './revision-table.ts';

interface Publishing {
  rowId: string;
  /** The rev that was looked at; any where it is not said. */
  rev?: string | null | undefined;
}

/** Makes the public row, and those below it, what its revision says, under the rules; a revision that has changed since it was looked at is refused. */
export async function publishRevision(
  revised: Revised,
  context: Context,
  { rowId, rev }: Publishing,
): Promise<void> {
  await holdRow(revised.root, context, rowId);
  const revision = found(await revisionOf(context, rowId));
  if (rev && rev !== revision.rev) throw new Refusal('row.stale');
  await applyChanges(revised, context, { rowId, changes: revision.changes, isRehearsal: false });
  await deleteRevisions(context, [rowId]);
  await markRow(revised.root, context, { rowId, revisionStatus: null, publishAt: null });
}

/** Gives a revision up: the public row stays as it is. */
export async function dropRevision(revised: Revised, context: Context, rowId: string): Promise<void> {
  await holdRow(revised.root, context, rowId);
  const revision = await revisionOf(context, rowId);
  if (!revision) return;
  await skipVersions(revised, context, revision.changes);
  await deleteRevisions(context, [rowId]);
  await markRow(revised.root, context, { rowId, revisionStatus: null, publishAt: null });
}

/** Says how the revision of a row within the caller's reach stands now. */
export async function moveRevision(
  { root }: Revised,
  context: Context,
  { rowId, mark }: { rowId: string; mark: Mark },
): Promise<void> {
  await assertReached(root, context, rowId);
  await markRow(root, context, { rowId, ...mark });
}

/** Refuses a row that the caller may read and not write. */
export async function assertReached(root: Revised['root'], context: Context, rowId: string): Promise<void> {
  await holdRow(root, context, rowId);
  found((await repositoryOf(root, context).writable(eq(anyTableOf(root).id, rowId), 1))[0]);
}
