import useSWR from 'swr';

import type { PictureCaptcha } from '@policy/shared/client/identity-client.ts';

import { identity } from '../site.ts';

/** The captcha on show; its key travels with the answer and is good once. */
export interface Captcha {
  key: string;
  image: string | undefined;
  renew: () => void;
}

/** Fetches a captcha and, on demand, the next one. */
export function useCaptcha(): Captcha {
  const { data, mutate } = useSWR<PictureCaptcha, Error>('captcha', identity.pictureCaptcha, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    // A captcha kept from an earlier visit may have been used up.
    dedupingInterval: 0,
  });
  return { key: data?.key ?? '', image: data?.image, renew: () => void mutate() };
}
