import type { WindowState } from '@policy/shared/contract/entities/content/shared-choices.ts';

import { ChoiceTag } from '../feedback/choice-tag.tsx';
import type { Tone } from '../feedback/tag.tsx';

const tones: Record<WindowState, Tone> = {
  upcoming: 'info',
  open: 'good',
  closing: 'warn',
  closed: 'neutral',
  suspended: 'neutral',
};

/** Whether one can apply now. */
export function WindowTag({ state }: { state: WindowState }) {
  return <ChoiceTag field="itemGuide.windowStatus" value={state} tones={tones} />;
}
