import type { PublicityState } from '@policy/shared/contract/entities/content/shared-choices.ts';

import { ChoiceTag } from '../../components/feedback/choice-tag.tsx';
import type { Tone } from '../../components/feedback/tag.tsx';

const tones: Record<PublicityState, Tone> = {
  upcoming: 'info',
  publicising: 'warn',
  ended: 'neutral',
  suspended: 'bad',
};

/** Whether objections can still be raised. */
export function PublicityTag({ state }: { state: PublicityState }) {
  return <ChoiceTag field="publicityList.publicityStatus" value={state} tones={tones} />;
}
