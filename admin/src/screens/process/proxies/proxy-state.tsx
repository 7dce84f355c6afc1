import { useState } from 'react';

import type { processProxy } from '@policy/shared/contract/entities/process/process-proxy.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { StateTag } from '../../../kit/values/state-tag.tsx';
import type { Tone } from '../../../kit/values/state-tag.tsx';
import { useProxyWords } from './use-proxy-words.ts';

type Timed = Pick<RowOf<typeof processProxy>, 'isOn' | 'startTime' | 'endTime'>;

const tones = { off: 'quiet', before: 'attention', now: 'good', over: 'quiet' } as const satisfies Record<
  string,
  Tone
>;

const momentOf = (wire: string) => Date.parse(`${wire.replace(' ', 'T')}+08:00`);

/** Whether a proxy holds at a moment: it may be switched off, not have begun, or be over. */
export function stateOf({ isOn, startTime, endTime }: Timed, now: number): keyof typeof tones {
  if (isOn !== 1) return 'off';
  if (now < momentOf(startTime)) return 'before';
  return now < momentOf(endTime) ? 'now' : 'over';
}

/** Whether a proxy holds now, in a word and a colour. */
export function ProxyState({ row }: { row: Timed }) {
  const t = useProxyWords();
  const [now] = useState(Date.now);
  const state = stateOf(row, now);
  return <StateTag tone={tones[state]} text={t(`states.${state}`)} />;
}
