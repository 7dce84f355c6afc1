import useSWR from 'swr';

import { dictionary } from '@policy/shared/contract/entities/system/dictionary.ts';
import { flowDictionary } from '@policy/shared/contract/workflow/flow-pages.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** An entry of the dictionary of flow routes. */
interface FlowEntry {
  code: string;
  dictKey: string | null;
  remark: string | null;
}

/** Flow routes: by a key of the dictionary's code and the entry's, the page that the entry notes. */
export const flowRoutesOf = (entries: readonly FlowEntry[]): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap(({ code, dictKey, remark }) => (remark ? [[`${code}_${dictKey ?? ''}`, remark]] : [])),
  );

/** On which page processes of a category are started and seen; null where that is the pages of the process centre. */
export function useFlowRoutes(): (category: string | null) => string | null {
  const { http } = useWorkplace();
  const { data = [] } = useSWR<FlowEntry[], Error>(
    'flow-routes',
    () => http.get<FlowEntry[]>(`${dictionary.path}/dictionary`, { code: flowDictionary }, { quiet: true }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const routes = flowRoutesOf(data);
  return (category) => (category === null ? null : (routes.get(category) ?? null));
}
