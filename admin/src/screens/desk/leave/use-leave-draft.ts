import { leave } from '@policy/shared/contract/entities/desk/leave.ts';

import type { Row } from '../../../kit/entity/fields.ts';
import { useFreshRead } from '../../../kit/entity/use-fresh-read.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** The leave that is gone on with; without one there is nothing to wait for. */
export function useLeaveDraft(id: string | undefined) {
  const { http } = useWorkplace();
  return useFreshRead(id ? ['leave-draft', id] : null, () => http.get<Row>(`${leave.path}/detail`, { id }));
}
