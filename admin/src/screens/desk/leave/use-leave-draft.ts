import { useId } from 'react';
import useSWR from 'swr';

import { leave } from '@policy/shared/contract/entities/desk/leave.ts';

import type { Row } from '../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

const once = {
  ...{ revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  // What is typed stays when the page, kept behind another one, is shown again.
  revalidateIfStale: false,
};

/** The leave that is gone on with, read anew by each page: what an earlier one read may have been saved over. */
export function useLeaveDraft(id: string | undefined) {
  const { http } = useWorkplace();
  const page = useId();
  return useSWR<Row, Error>(
    id ? ['leave-draft', id, page] : null,
    () => http.get<Row>(`${leave.path}/detail`, { id }),
    once,
  );
}
