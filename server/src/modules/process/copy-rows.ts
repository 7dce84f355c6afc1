import type { CopyView } from '@policy/shared/contract/workflow/views.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import { instanceRows, namesOf } from './task-rows.ts';

/** Copies with the names of who started the process and who gave it to know of. */
export async function copyRows(context: Context, copies: readonly CopyView[]) {
  const rows = await instanceRows(context, copies);
  const names = await namesOf(
    context,
    copies.map(({ fromUserId }) => fromUserId),
  );
  return rows.map(({ readTime, ...row }) => ({
    ...row,
    readTime: readTime === null ? null : wireTime(readTime),
    fromUserName: names.get(row.fromUserId) ?? null,
  }));
}
