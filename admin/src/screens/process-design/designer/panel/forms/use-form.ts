import useSWR from 'swr';

import type { OfferedForm } from '@policy/shared/contract/process-design/form-offers.ts';

import { useModelCalls } from '../../../model-calls.ts';

/** A form by its key as it counts now: `null` where no published form has the key, undefined until that is known. */
export function useForm(key: string): OfferedForm | null | undefined {
  const calls = useModelCalls();
  const { data } = useSWR<OfferedForm | null, Error>(
    key === '' ? null : ['designer-form', key],
    async () => (await calls.forms({ key, current: 1, size: 1 })).records[0] ?? null,
    { revalidateOnFocus: false },
  );
  return key === '' ? null : data;
}
