import type { LevelPurpose } from '@policy/shared/contract/sign-in/sign-on.ts';
import { useEffect, useState } from 'react';

import { ownGet } from '../../lib/browser/own-get.ts';
import { isStructure } from '../../lib/browser/structure.ts';
import { useLevelStep } from './use-level-step.ts';
import type { LevelStep, RealName } from './use-level-step.ts';

/** What a reader's real-name level lacks for a purpose: asked once as the page opens, without keeping anybody from anything. */
export function useRealName(purpose: LevelPurpose): RealName {
  const [told, setTold] = useState<LevelStep | null>(null);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const step = stepIn(await ownGet(`policy/gdgovesso/chekLevel?purpose=${purpose}`));
      if (isHere) setTold(step);
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [purpose]);
  return useLevelStep(told);
}

/** By hand, where a schema library would be a tenth of what a page loads. */
function stepIn(answer: unknown): LevelStep | null {
  const next = isStructure(answer) ? answer.next : null;
  return next === 'sms' || next === 'provider' ? next : null;
}
