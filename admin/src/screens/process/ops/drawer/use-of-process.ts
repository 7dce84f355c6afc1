import useSWR, { useSWRConfig } from 'swr';

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

/** Has everything read again that was told of one process. */
export function useRefreshOfProcess(processInstanceId: string): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && key[0] === 'ops' && key[2] === processInstanceId);
}
