import { useState } from 'react';
import useSWR from 'swr';

import type { PictureCaptcha } from '@policy/shared/client/sign-in-client.ts';

import { signInCalls } from '../site.ts';

/** The captcha on show; its key travels with the answer and is good once. */
export interface Captcha {
  key: string;
  image: string | undefined;
  renew: () => void;
}

/** Fetches a captcha and, on demand, the next one; meanwhile there is none to answer. */
export function useCaptcha(): Captcha {
  // A captcha is spent by one answer: that of an earlier visit, or of a refused one, is never shown again.
  const [asked, setAsked] = useState(() => Math.random());
  const { data } = useSWR<PictureCaptcha, Error>(['captcha', asked], () => signInCalls.pictureCaptcha(), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return { key: data?.key ?? '', image: data?.image, renew: () => setAsked(Math.random()) };
}
