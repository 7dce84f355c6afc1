import type { ContentState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { StateTag } from '../../kit/values/state-tag.tsx';
import type { Tone } from '../../kit/values/state-tag.tsx';
import { useWorkplace } from '../../kit/session-context.tsx';

const tones: Record<ContentState, Tone> = {
  draft: 'quiet',
  pending_review: 'active',
  published: 'good',
  offline: 'attention',
  archived: 'quiet',
};

/** The state of a content row, in its own word and colour. */
export function ContentStateTag({ entity, state }: { entity: string; state: ContentState }) {
  const { locale } = useWorkplace();
  const names = catalogue(locale).entity(entity).choices['status'];
  return <StateTag tone={tones[state]} text={names?.[state] ?? state} />;
}
