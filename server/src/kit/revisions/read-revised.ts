import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { validate as isUuid } from 'uuid';

import type { Revised } from '../rules/rules.ts';
import { may } from '../runtime/context.ts';
import type { Context } from '../runtime/context.ts';
import { applyChanges, writingDirectly } from './apply-changes.ts';
import { standAsRevision } from './mark-row.ts';
import { rootsOf, throughOf } from './groups.ts';
import { rehearsed } from './rehearse.ts';
import { revisionOf } from './revision-table.ts';

/** What is read: one row, or the rows of a list. */
interface Asked {
  id?: string;
  query?: Readonly<Record<string, unknown>>;
}

/**
 * Reads a row, or the rows below one, for those who write, review or preview it: as they will be once the revision of the
 * public row is published. For everybody else, and where there is no revision, as they are.
 */
export async function readRevised<T>(
  entity: Entity,
  context: Context,
  { read, ...asked }: Asked & { read: (context: Context) => Promise<T> },
): Promise<T> {
  const { revised } = context.rules.of(entity);
  if (!revised || context.revising !== undefined || !seesRevisions(revised, context)) return read(context);
  const rowId = await rootAsked(revised, entity, { context, asked });
  const revision = rowId === null ? null : await revisionOf(context, rowId);
  if (!revision) return read(context);
  const { rowId: id, changes } = revision;
  return rehearsed(context, async (inside) => {
    await applyChanges(revised, inside, { rowId: id, changes, isRehearsal: true });
    // What is previewed is not what is public: its page says where it stands.
    if (context.preview) await standAsRevision(revised.root, inside, id);
    return read(writingDirectly(inside, id));
  });
}

const writing = ['edit', 'toReview', 'publish', 'refuse'];

/** Officers who only look things up are told what holds, which is what is public. */
function seesRevisions({ root: { name, permissionBase } }: Revised, context: Context): boolean {
  if (context.preview) return context.preview.entity === name;
  return (
    may(context, `${permissionBase}_view`) &&
    writing.some((verb) => may(context, `${permissionBase}_${verb}`))
  );
}

/** The public row that is asked for, or below which rows are asked for; null where none is. */
async function rootAsked({ root }: Revised, entity: Entity, asking: Asking): Promise<string | null> {
  const id = entity === root ? rowAsked(asking) : await parentAsked(entity, asking);
  return typeof id === 'string' && isUuid(id) ? id : null;
}

interface Asking {
  context: Context;
  asked: Asked;
}

/** Whoever previews one row is shown no revision of another. */
const rowAsked = ({ context: { preview }, asked: { id } }: Asking): string | undefined =>
  preview === undefined || preview.id === id ? id : undefined;

/** A preview shows the rows below its own however its page asks for them. */
async function parentAsked(entity: Entity, { context, asked: { id, query } }: Asking): Promise<unknown> {
  if (context.preview) return context.preview.id;
  if (id === undefined) return query?.[throughOf(entity)];
  return isUuid(id) ? (await rootsOf(entity, context, [id])).get(id) : undefined;
}
