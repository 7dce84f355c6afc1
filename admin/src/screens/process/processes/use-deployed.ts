import useSWR from 'swr';

import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** A process that is deployed, as its main version calls itself and where it is filed. */
interface Deployed {
  key: string;
  name: string;
  category: string | null;
}

/** The processes that are deployed, each once; none until they are read. */
export function useDeployed(): readonly Deployed[] {
  const { http, locale } = useWorkplace();
  const { data = [] } = useSWR<Deployed[], Error>(
    ['deployed-names', locale],
    () => http.get<Deployed[]>('blade-workflow/process/deployedNames', undefined, { quiet: true }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return data;
}
