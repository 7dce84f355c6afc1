import type { WindowState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { useLocale } from 'next-intl';

import { StatusTag, type Tone } from '../../components/feedback/tag.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';

const tones: Record<WindowState, Tone> = {
  upcoming: 'info',
  open: 'good',
  closing: 'warn',
  closed: 'neutral',
  suspended: 'neutral',
};

/** Whether one can apply now, in the words used everywhere. */
export function WindowTag({ state }: { state: WindowState }) {
  const locale = useLocale();
  return <StatusTag tone={tones[state]}>{choiceText(locale, 'itemGuide.windowStatus', state)}</StatusTag>;
}
