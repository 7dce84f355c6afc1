import type { ContentState } from '@policy/shared/contract/entities/content/shared-choices.ts';

import type { Tone } from '../../kit/values/state-tag.tsx';

/** How settled each state of a content row is. */
export const contentTones: Record<ContentState, Tone> = {
  draft: 'quiet',
  pending_review: 'active',
  published: 'good',
  offline: 'attention',
  archived: 'quiet',
};

/** How settled each state of a revision is. */
export const revisionTones: Record<'draft' | 'pending_review', Tone> = {
  draft: 'attention',
  pending_review: 'active',
};
