import useSWR from 'swr';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';

/** What a call of operations answers about one process; nothing until it has. */
export function useOfProcess<Answer>(call: string, processInstanceId: string): Answer | undefined {
  const { http, locale } = useWorkplace();
  const { data } = useSWR<Answer, Error>(
    ['ops', call, processInstanceId, locale],
    () => http.get<Answer>(`blade-workflow/ops/${call}`, { processInstanceId }),
    { revalidateOnFocus: false },
  );
  return data;
}
