import type { Validity } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { useLocale } from 'next-intl';

import { StatusTag, type Tone } from '../../components/feedback/tag.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';

const tones: Record<Validity, Tone> = {
  upcoming: 'info',
  valid: 'good',
  expiring: 'warn',
  expired: 'neutral',
  repealed: 'bad',
  revised: 'warn',
};

/** Whether a document is in force, in the words used everywhere. */
export function ValidityTag({ validity }: { validity: Validity }) {
  const locale = useLocale();
  return <StatusTag tone={tones[validity]}>{choiceText(locale, 'policy.validity', validity)}</StatusTag>;
}
