import { Select } from 'antd';
import useSWR from 'swr';

import type { Offers } from '@policy/shared/contract/kit/field.ts';

import { useWorkplace } from '../page/session-context.tsx';

interface OfferedInputProps {
  offers: Offers;
  id?: string | undefined;
  allowClear: boolean;
  value?: string | null;
  onChange?: ((value: unknown) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** Entries of such calls say everything in words. */
type Entry = Readonly<Record<string, string | null>>;

const said = (entry: Entry, field: string) => entry[field] ?? '';

/** Picks a text from what a call offers; a value that is offered no more stays until another is picked. */
export function OfferedInput({ offers, value, onChange, ...rest }: OfferedInputProps) {
  const { http, locale } = useWorkplace();
  const { data = [], isLoading } = useSWR<Entry[], Error>(
    ['offers', offers.call, JSON.stringify(offers.query ?? {}), locale],
    () => http.get<Entry[]>(offers.call, { ...offers.query }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const offered = data.map((entry) => ({
    value: said(entry, offers.value),
    label: said(entry, offers.label),
  }));
  const isKnown = !value || offered.some((option) => option.value === value);
  return (
    <Select
      {...rest}
      showSearch
      optionFilterProp="label"
      loading={isLoading}
      options={isKnown ? offered : [...offered, { value, label: value }]}
      value={value ?? undefined}
      onChange={(picked: string | undefined) => onChange?.(picked ?? null)}
    />
  );
}
