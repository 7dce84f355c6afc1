import type { Validity } from '@policy/shared/contract/entities/content/shared-choices.ts';

import { ChoiceTag } from '../feedback/choice-tag.tsx';
import type { Tone } from '../feedback/tag.tsx';

const tones: Record<Validity, Tone> = {
  upcoming: 'info',
  valid: 'good',
  expiring: 'warn',
  expired: 'neutral',
  repealed: 'bad',
  revised: 'warn',
};

/** Whether a document is in force. */
export function ValidityTag({ validity }: { validity: Validity }) {
  return <ChoiceTag field="policy.validity" value={validity} tones={tones} />;
}
