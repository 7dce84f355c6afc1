import useSWR from 'swr';

import type { Offers } from '@policy/shared/contract/kit/field.ts';

import { useWorkplace } from '../page/session-context.tsx';

/** Entries of such calls say everything in words. */
type Entry = Readonly<Record<string, string | null>>;

const said = (entry: Entry, field: string) => entry[field] ?? '';

/** What a call offers for a text, as it is stored and as it is read; nothing until that has come. */
export function useOffered(offers: Offers) {
  const { http, locale } = useWorkplace();
  const { data = [], isLoading } = useSWR<Entry[], Error>(
    ['offers', offers.call, JSON.stringify(offers.query ?? {}), locale],
    () => http.get<Entry[]>(offers.call, { ...offers.query }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const options = data.map((entry) => ({
    value: said(entry, offers.value),
    label: said(entry, offers.label),
  }));
  return { options, isLoading };
}
