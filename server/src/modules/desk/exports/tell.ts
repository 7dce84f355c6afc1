import { exportsPage } from '@policy/shared/contract/desk/exports.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import { emit } from '../../../kit/transaction/domain-events.ts';

/** An export whose asker is told of it. */
interface Asked {
  userId: string;
  fileName: string;
}

const placeOf = ({ userId }: Asked) => ({ to: { recipientId: userId }, path: exportsPage });

/** Tells whoever asked for a file that it is there, and until when. */
export const tellReady = (
  context: Context,
  asked: Asked,
  { rows, expires }: Record<'rows' | 'expires', string>,
) =>
  emit(context, { name: 'export.ready', facts: { title: asked.fileName, rows, expires }, ...placeOf(asked) });

/** Tells somebody that the copy of his own data is there, and until when; it is taken on the portal. */
export const tellOwnReady = (context: Context, { userId }: Asked, expires: string) =>
  emit(context, { name: 'ownData.ready', facts: { expires }, to: { recipientId: userId } });

/** Tells whoever asked for a file that it will never be there, and why. */
export const tellFailed = (context: Context, asked: Asked, reason: string) =>
  emit(context, { name: 'export.failed', facts: { title: asked.fileName, reason }, ...placeOf(asked) });
