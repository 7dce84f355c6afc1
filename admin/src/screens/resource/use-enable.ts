import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { useAsk } from '../../kit/acts/use-ask.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

/** Asks whether a configuration shall be the tenant's, and makes it so; the frame tells which step failed. */
export function useEnable(path: 'blade-resource/oss' | 'blade-resource/sms' | 'blade-resource/mail') {
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { ask } = useAsk();
  const enable = async (id: string, reload: () => void) => {
    await http.post(`${path}/enable`, { id });
    void message.success(k('done'));
    reload();
  };
  return (id: string, title: string, reload: () => void) => ask(title, () => enable(id, reload));
}
