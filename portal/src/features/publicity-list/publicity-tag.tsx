import type { PublicityState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { useLocale } from 'next-intl';

import { StatusTag, type Tone } from '../../components/feedback/tag.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';

const tones: Record<PublicityState, Tone> = {
  upcoming: 'info',
  publicising: 'warn',
  ended: 'neutral',
  suspended: 'bad',
};

/** Whether objections can still be raised, in the words used everywhere. */
export function PublicityTag({ state }: { state: PublicityState }) {
  const locale = useLocale();
  return (
    <StatusTag tone={tones[state]}>{choiceText(locale, 'publicityList.publicityStatus', state)}</StatusTag>
  );
}
