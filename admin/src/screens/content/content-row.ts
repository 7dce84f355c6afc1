import { z } from 'zod';

import { contentStates, revisionStates } from '@policy/shared/contract/entities/content/shared-choices.ts';

/** What every row of content is moved by. */
export const contentRow = z.object({
  ...{ id: z.string(), status: z.enum(contentStates), version: z.number().optional() },
  revisionStatus: z.enum(revisionStates).nullish(),
});
export type ContentRow = z.infer<typeof contentRow>;

/** Whether a revision of the row waits for somebody to publish it, who reads first what it changes. */
export const hasWaitingRevision = ({ revisionStatus }: ContentRow): boolean =>
  revisionStatus === 'pending_review';

/** A new row is published as it was shown: one that was changed since is refused. */
export const shownAs = ({ status, version }: ContentRow): { version?: number } =>
  status === 'pending_review' && version !== undefined ? { version } : {};
