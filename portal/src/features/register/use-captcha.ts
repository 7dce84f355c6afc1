import { useState } from 'react';

import type { Captcha } from '../../components/forms/captcha-field.tsx';
import { loadCaptcha } from '../../lib/browser/load-captcha.ts';

/** The captcha that came with the page, and another one each time it is asked for: each is spent by one answer. */
export function useCaptcha(first: Captcha) {
  const [captcha, setCaptcha] = useState(first);
  const renew = async (isQuestion: boolean) => {
    try {
      setCaptcha(await loadCaptcha(isQuestion ? 'question' : 'picture'));
    } catch {
      // The page's own is as good as none; whoever sends it is told, with a new one.
    }
  };
  const isQuestion = 'question' in captcha;
  return { captcha, again: () => renew(isQuestion), other: () => void renew(!isQuestion) };
}
