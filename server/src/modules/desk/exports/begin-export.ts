import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import { asksWhy } from '@policy/shared/contract/desk/exports.ts';
import type { ExportBegin } from '@policy/shared/contract/desk/exports.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { maskedFields } from '../../../kit/access/masks.ts';
import type { RevealKeeper } from '../../../kit/crud/reveal.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import type { remoteOf } from '../../../kit/runtime/request-facts.ts';
import type { Exporter } from '../../../kit/sheets/exporters.ts';
import { chosenColumns, fileNameOf, listSheet } from '../../../kit/sheets/list-sheet.ts';
import { labelOf } from '../../../kit/table/fields.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { noteAccess } from '../../../membership/data-access.ts';
import { conditionsInWords } from './conditions-in-words.ts';
import { assertRoom, keptUntil } from './jobs.ts';
import { totalOf } from './offer.ts';
import { mostRows } from './write-export.ts';
import type { Making } from './write-export.ts';

/** Who asked from where, and who keeps what he was told. */
interface Asking {
  remote: ReturnType<typeof remoteOf>;
  keepReveal: RevealKeeper;
}

/** A job that was written down, and whether it is large enough to be done behind the caller's back. */
interface Begun {
  making: Making;
  fileName: string;
  isLarge: boolean;
}

/** Writes down an export that its asker may have, with what it tells in clear and why; nothing of it has been read yet. */
export async function beginExport(
  context: Context,
  { entity, asked, sealed }: Exporter,
  { begin, ...asking }: Asking & { begin: ExportBegin },
): Promise<Begun> {
  const { format, isClear, columns } = begin;
  const isNoted = isClear || asksWhy(entity.name);
  if (asksWhy(entity.name) && begin.reason === '') throw new Refusal('exportJob.why', {}, 'reason');
  const query = await asked(context, begin.query);
  const keys = chosenColumns(entity, context, columns).map(({ key }) => key);
  const cleared = isClear ? clearedFields(context, { entity, sealed, keys, reason: begin.reason }) : [];
  const { total, isLarge } = await totalOf(entity, context, query);
  if (total > mostRows) throw new Refusal('exportJob.tooLarge', { most: mostRows });
  const { title } = catalogue(context.locale).entity(entity.name);
  const fileName = fileNameOf(title, format, context);
  const draft = {
    ...{ fileName, entityName: entity.name, format, state: 'running' as const },
    ...{ conditions: await conditionsInWords(entity, context, begin.query) },
    ...{ userId: found(context.actor).userId, expireTime: keptUntil(context.clock.now()) },
  };
  const { id } = await inTransaction(context, async (inside) => {
    await assertRoom(inside);
    // In the same transaction: nothing is told that was not written down.
    if (isClear) await noteClear(inside, entity, { cleared, total, reason: begin.reason, ...asking });
    return repositoryOf(exportJob, inside).insert({ ...draft, isClear: isClear ? 1 : 0 });
  });
  const told = {
    ...{ act: 'exported' as const, entity, reason: begin.reason },
    ...(cleared.length > 0 && { field: cleared.join(',') }),
  };
  // Whom each row is about may know that it left, and what of it in clear; written before it does.
  const onPart = isNoted ? (rows: readonly object[]) => noteAccess(context, { ...told, rows }) : undefined;
  const sheet = () => listSheet(entity, context, { query, columns: keys, isClear, onPart });
  return { fileName, isLarge, making: { id, format, expected: total, sheet } };
}

interface ClearAsked {
  entity: Entity;
  sealed: readonly string[];
  keys: readonly string[];
  reason: string;
}

/** The masked fields that are to be told in clear; refuses whoever may not, or says not why. */
function clearedFields(context: Context, { entity, sealed, keys, reason }: ClearAsked): string[] {
  if (!may(context, `${entity.permissionBase}_reveal`)) throw new Refusal('access.denied');
  if (reason === '') throw new Refusal('exportJob.reason');
  const masked = maskedFields(entity).flatMap(({ key }) => (keys.includes(key) ? [key] : []));
  if (masked.length === 0) throw new Refusal('exportJob.nothingMasked');
  const closed = masked.filter((key) => sealed.includes(key));
  if (closed.length > 0) {
    const fields = closed.map((key) => labelOf(entity, context, key)).join('、');
    throw new Refusal('exportJob.sealed', { fields });
  }
  return masked;
}

interface Cleared extends Asking {
  cleared: readonly string[];
  total: number;
  reason: string;
}

/** One entry says which fields of how many rows left in clear; it belongs to no single row. */
const noteClear = (
  context: Context,
  entity: Entity,
  { cleared, total, reason, remote, keepReveal }: Cleared,
) =>
  keepReveal(context, {
    ...{ account: found(context.actor).account, entity: entity.name, rowId: 'export' },
    target: catalogue(context.locale).sheet.exported.replace('{count}', String(total)),
    field: cleared.join(','),
    reason,
    ...remote,
  });
