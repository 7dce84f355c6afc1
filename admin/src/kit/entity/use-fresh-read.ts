import { useId } from 'react';
import useSWR from 'swr';
import type { SWRConfiguration } from 'swr';

/** Nothing that is being written is exchanged for what was read again, nor taken away because reading again failed. */
const once = {
  ...{ revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  // What is typed stays when the page, kept behind another one, is shown again.
  revalidateIfStale: false,
};

/**
 * Reads what somebody goes on writing, anew whenever its page is opened: what an earlier visit read may have been saved
 * over, and stays in the cache. While the page is open, kept behind another one or not, it is read no more than once.
 * Without a key there is nothing to read.
 */
export function useFreshRead<T>(
  key: readonly unknown[] | null,
  read: () => Promise<T>,
  more: Pick<SWRConfiguration<T, Error>, 'keepPreviousData'> = {},
) {
  const visit = useId();
  return useSWR<T, Error>(key && [...key, visit], read, { ...once, ...more });
}
