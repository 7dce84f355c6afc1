import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { useWorkplace } from '../../kit/session-context.tsx';

/** Asks whether a configuration shall be the tenant's, and makes it so. */
export function useEnable(path: 'blade-resource/oss' | 'blade-resource/sms') {
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const { message, modal } = App.useApp();
  const enable = async (id: string, reload: () => void) => {
    await http.post(`${path}/enable`, { id });
    void message.success(k('done'));
    reload();
  };
  return (id: string, title: string, reload: () => void) =>
    void modal.confirm({
      ...{ title, okText: k('ok'), cancelText: k('cancel') },
      // The frame tells a refusal, and with it the step that failed.
      onOk: () => enable(id, reload).catch(() => undefined),
    });
}
