import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { passOverRefusal } from '../../kit/pass-over-refusal.ts';
import { useWorkplace } from '../../kit/session-context.tsx';
import { useBusy } from '../../kit/use-busy.ts';

/** Sends a failed message again, once however often it is pressed meanwhile; the frame tells a refusal. */
export function useResend() {
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { run } = useBusy();
  const resend = async (id: string, reload: () => void) => {
    await http.post('blade-resource/sms-log/resend', { ids: id });
    void message.success(k('done'));
    reload();
  };
  return (id: string, reload: () => void) => void run(() => resend(id, reload)).catch(passOverRefusal);
}
