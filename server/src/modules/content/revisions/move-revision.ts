import type { ContentState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { z } from 'zod';

import { assertReached, moveRevision, publishRevision } from '../../../kit/revisions/revision-acts.ts';
import { rehearsed } from '../../../kit/revisions/rehearse.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { publishTimeOf } from '../publishing/publish-time.ts';
import { revisedOf } from './revised-content.ts';

/** Acts that a revision goes through, and the state that each finds it in. */
const standsAt = { toReview: 'draft', publish: 'pending_review', refuse: 'pending_review' } as const;
type RevisionAct = keyof typeof standsAt;

interface Standing {
  id: string;
  status: ContentState;
  revisionStatus?: string | null | undefined;
}

const isRevisionAct = (act: string | undefined): act is RevisionAct =>
  act !== undefined && Object.hasOwn(standsAt, act);

/** Whether an act is about the revision of a row: of what is public nothing else is reviewed, and offline it goes before the row. */
export function isAboutRevision({ status, revisionStatus }: Standing, act: string | undefined): boolean {
  if (!isRevisionAct(act) || (status !== 'published' && status !== 'offline')) return false;
  return status === 'published' || act !== 'publish' || revisionStatus === standsAt.publish;
}

/** Whether the revision of a row stands where an act finds it. */
export const mayMoveRevision = ({ revisionStatus }: Standing, act: string | undefined): boolean =>
  isRevisionAct(act) && revisionStatus === standsAt[act];

interface Moving {
  row: Standing;
  act: string | undefined;
  sent: Readonly<Record<string, unknown>>;
  /** Makes the row itself public, where it is not, and counts it as written. */
  publishRow: (context: Context) => Promise<unknown>;
}

const sentRev = z.object({ rev: z.string().nullish() });

/** Sends the revision of a row to review, sends it back, or publishes it, at once or at a set time. */
export async function moveRevisionOf(
  entity: Entity,
  context: Context,
  { row: { id: rowId }, act, sent, publishRow }: Moving,
): Promise<void> {
  const revised = found(revisedOf(entity));
  if (act === 'toReview')
    return moveRevision(revised, context, { rowId, mark: { revisionStatus: 'pending_review' } });
  if (act === 'refuse')
    return moveRevision(revised, context, { rowId, mark: { revisionStatus: 'draft', publishAt: null } });
  await assertReached(entity, context, rowId);
  const { rev } = sentRev.parse(sent);
  const publish = async (inside: Context) => {
    await publishRow(inside);
    await publishRevision(revised, inside, { rowId, rev });
  };
  const publishAt = publishTimeOf(sent, context.clock);
  if (publishAt === null) return publish(context);
  // What would be refused when the time has come is refused now.
  await rehearsed(context, publish);
  return moveRevision(revised, context, { rowId, mark: { publishAt } });
}
