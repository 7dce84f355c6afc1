import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';
import { and, desc, eq, ne } from 'drizzle-orm';

import { maskedFields } from '../../kit/access/masks.ts';
import { changeRecords } from '../../kit/history/change-history.ts';
import type { FieldChange } from '../../kit/history/change-history.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { may } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found, Refusal } from '../../kit/runtime/errors.ts';
import { labelOf } from '../../kit/table/fields.ts';

/** Changes looked through at most on the way back. */
const mostChanges = 200;

/** A version of a row: as it stood after one of its changes, or as it was added, where that is its own id. */
interface Version {
  entity: Entity;
  id: string;
  changeId: string;
}

/**
 * The fields of a row that a version wrote otherwise than they stand, with what it wrote. States that the row moves
 * through by calls of their own stay as they are; what was not kept is refused by its name.
 */
export async function valuesOfVersion(
  context: Context,
  { entity, id, changeId }: Version,
): Promise<FieldValues> {
  if (!may(context, `${entity.permissionBase}_view`)) throw new Refusal('access.denied');
  const { tenantId } = await repositoryOf(entity, context).get(id);
  const newer = await changesAfter(context, { entity, id, tenantId, changeId });
  const values: FieldValues = {};
  for (const change of newer)
    if (isWritten(entity, change.field)) values[change.field] = valueBefore(context, entity, change);
  if (Object.keys(values).length === 0) throw new Refusal('change.nothing');
  return values;
}

const isWritten = (entity: Entity, field: string) => {
  const { readOnly, createOnly } = metaOf(found(entity.fields[field]));
  return !readOnly && !createOnly;
};

function valueBefore(context: Context, entity: Entity, { field, before, marked }: FieldChange): unknown {
  const isMasked = maskedFields(entity).some(({ key }) => key === field);
  if (marked || isMasked) throw new Refusal('change.notKept', { field: labelOf(entity, context, field) });
  return before;
}

interface Place extends Version {
  tenantId: string;
}

/** The changes of a row that came after one of them, the newest first. */
async function changesAfter(
  { db }: Context,
  { entity, id, tenantId, changeId }: Place,
): Promise<FieldChange[]> {
  const { entity: of, rowId, at, act } = changeRecords;
  const records = await db
    .select({ id: changeRecords.id, changes: changeRecords.changes })
    .from(changeRecords)
    .where(and(eq(changeRecords.tenantId, tenantId), eq(of, entity.name), eq(rowId, id), ne(act, 'added')))
    .orderBy(desc(at), desc(changeRecords.id))
    .limit(mostChanges + 1);
  const isWhole = changeId === id && records.length <= mostChanges;
  const place = isWhole ? records.length : records.findIndex((record) => record.id === changeId);
  if (place < 0) throw new Refusal('row.notFound');
  return records.slice(0, place).flatMap(({ changes }) => changes);
}
