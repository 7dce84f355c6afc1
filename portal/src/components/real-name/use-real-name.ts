import type { LevelAnswer, LevelPurpose } from '@policy/shared/contract/sign-in/sign-on.ts';
import useSWR from 'swr';

import { http } from '../../lib/browser/browser-session.ts';
import { useLevelStep } from './use-level-step.ts';
import type { RealName } from './use-level-step.ts';

const askOnce = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** What a reader's real-name level lacks for a purpose: asked once as the page opens, without keeping anybody from anything. */
export function useRealName(purpose: LevelPurpose): RealName {
  const { data } = useSWR<LevelAnswer, unknown>(
    `level ${purpose}`,
    () => http.get<LevelAnswer>('policy/gdgovesso/chekLevel', { purpose }, { quiet: true }),
    askOnce,
  );
  return useLevelStep(data === undefined || data.next === 'none' ? null : data.next);
}
