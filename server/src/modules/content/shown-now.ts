import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { and, gt, isNull, lte, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { repositoryOf } from '../../kit/rows/repository.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { columnNamed } from '../../kit/table/table.ts';

/** What a page shows at this moment, in its order: published rows whose time has come and is not over, for officers too. */
export async function shownNow(entity: Entity, context: Context, which: SQL) {
  const now = wireTime(context.clock.now());
  const [starts, ends] = [columnNamed(entity, 'startTime'), columnNamed(entity, 'endTime')];
  const isNow = and(which, or(isNull(starts), lte(starts, now)), or(isNull(ends), gt(ends, now)));
  const rows = await repositoryOf(entity, { ...context, actor: null }).list({}, isNow);
  return rows.map((row) => toWire(entity, row));
}
