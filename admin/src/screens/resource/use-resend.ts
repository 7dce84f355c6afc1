import type { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { useRunOnce } from '../../kit/acts/use-run-once.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

type Message = Pick<RowOf<typeof smsMessage>, 'id' | 'updateTime'>;

/** Sends a failed message of a log again. */
export function useResend(
  log: 'blade-resource/sms-log' | 'blade-resource/mail-log' = 'blade-resource/sms-log',
) {
  const { http } = useWorkplace();
  const runOnce = useRunOnce();
  return ({ id, updateTime }: Message, reload: () => void) => {
    // Every attempt moves the row's time on: one that failed again is sent again.
    const idempotencyKey = `${id}:${updateTime.replace(/\D/g, '')}`;
    runOnce(() => http.post(`${log}/resend`, { ids: id }, { idempotencyKey }), reload);
  };
}
