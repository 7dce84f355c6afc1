import useSWR from 'swr';

import type { OperationsNode } from '@policy/shared/contract/workflow/operations.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import type { OpsRow } from './ops-shapes.ts';

/** Several rows are sent to one step only where they are of the same version of the same process. */
export const isOneVersion = (rows: readonly OpsRow[]): boolean =>
  new Set(rows.map(({ processDefinitionId }) => processDefinitionId)).size === 1;

/** The steps of the process of some rows, as they are for the first of them; none where the rows are not of one version. */
export function useNodes(rows: readonly OpsRow[]): { nodes: readonly OperationsNode[]; isLoading: boolean } {
  const { http, locale } = useWorkplace();
  const { taskId, processInstanceId } = rows[0] ?? {};
  const asked = taskId ? { taskId } : { processInstanceId };
  const { data = [], isLoading } = useSWR<OperationsNode[], Error>(
    isOneVersion(rows) ? ['ops-nodes', taskId, processInstanceId, locale] : null,
    () => http.get<OperationsNode[]>('blade-workflow/ops/processNodes', asked),
    { revalidateOnFocus: false },
  );
  return { nodes: data, isLoading };
}
