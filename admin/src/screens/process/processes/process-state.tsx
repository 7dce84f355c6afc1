import { instanceStatuses } from '@policy/shared/contract/workflow/status.ts';
import type { InstanceStatus } from '@policy/shared/contract/workflow/status.ts';

import { StateTag } from '../../../kit/values/state-tag.tsx';
import type { Tone } from '../../../kit/values/state-tag.tsx';
import { useActWords } from '../acts/use-act-words.ts';

const tones: Record<InstanceStatus, Tone> = {
  running: 'active',
  suspended: 'attention',
  completed: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
  terminated: 'quiet',
};

/** The state of a process, in its own word and colour. */
export function ProcessState({ status }: { status: string }) {
  const t = useActWords();
  const known = instanceStatuses.find((one) => one === status);
  return known ? <StateTag tone={tones[known]} text={t(`states.${known}`)} /> : status;
}
