import { leave } from '@policy/shared/contract/entities/desk/leave.ts';
import { fromWire } from '@policy/shared/contract/kit/wire.ts';

import type { Row } from '../../../kit/entity/fields.ts';
import { useFreshRead } from '../../../kit/entity/use-fresh-read.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** The leave that is gone on with; without one there is nothing to wait for. */
export function useLeaveDraft(id: string | undefined) {
  const { http } = useWorkplace();
  return useFreshRead(id ? ['leave-draft', id] : null, async () => {
    const row = await http.get<Row>(`${leave.path}/detail`, { id });
    return { ...row, ...fromWire(leave, row) };
  });
}
