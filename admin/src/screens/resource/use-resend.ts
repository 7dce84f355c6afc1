import { App } from 'antd';
import { useTranslations } from 'use-intl';

import type { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

type Message = Pick<RowOf<typeof smsMessage>, 'id' | 'updateTime'>;

/** Sends a failed message again, once however often it is pressed meanwhile; the frame tells a refusal. */
export function useResend() {
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { run } = useBusy();
  const resend = async ({ id, updateTime }: Message, reload: () => void) => {
    // Every attempt moves the row's time on: one that failed again is sent again.
    const idempotencyKey = `${id}:${updateTime.replace(/\D/g, '')}`;
    await http.post('blade-resource/sms-log/resend', { ids: id }, { idempotencyKey });
    void message.success(k('done'));
    reload();
  };
  return (row: Message, reload: () => void) => void run(() => resend(row, reload)).catch(passOverRefusal);
}
