import { outboxEvent } from '@policy/shared/contract/entities/log/outbox-event.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { useRunOnce } from '../../kit/acts/use-run-once.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

type Event = Pick<RowOf<typeof outboxEvent>, 'id'>;

/** Sends dead events again, all in one call. */
export function useRepeat() {
  const { http } = useWorkplace();
  const runOnce = useRunOnce();
  return (events: readonly Event[], reload: () => void) => {
    const ids = events.map(({ id }) => id).join(',');
    runOnce(() => http.post(`${outboxEvent.path}/repeat`, { ids }), reload);
  };
}
