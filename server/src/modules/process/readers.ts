import type { SignerView } from '@policy/shared/contract/workflow/views.ts';

import { wireTime } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { namesOf } from './task-rows.ts';

/** Who decides or signs besides, by name, and what each has said; of one that nobody holds yet there is no name. */
export async function signerRows(context: Context, signers: readonly SignerView[]) {
  const names = await namesOf(
    context,
    signers.map(({ assignee }) => assignee),
  );
  return signers.map(({ assignee, endTime, ...signer }) => ({
    ...signer,
    name: names.get(assignee ?? '') ?? null,
    endTime: endTime && wireTime(endTime),
  }));
}

/** Who was given copies, by name, and when each has read his. */
export async function readerRows(
  context: Context,
  copies: readonly { userId: string; readAt: Date | null }[],
) {
  const names = await namesOf(
    context,
    copies.map(({ userId }) => userId),
  );
  return copies.map(({ userId, readAt }) => ({
    ...{ name: names.get(userId) ?? null, readTime: readAt && wireTime(readAt) },
  }));
}
