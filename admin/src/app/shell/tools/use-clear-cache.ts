import { App } from 'antd';
import { useSWRConfig } from 'swr';
import { useTranslations } from 'use-intl';

import { http } from '../../site.ts';

/** Asks, and then has the server and this browser forget what they kept: rights and lists are read afresh. */
export function useClearCache(): () => void {
  const t = useTranslations('tabMenu');
  const { message, modal } = App.useApp();
  const { mutate } = useSWRConfig();
  const clear = async () => {
    await http.get('blade-auth/oauth/clear-cache');
    await mutate(() => true);
    void message.success(t('cleared'));
  };
  return () => void modal.confirm({ title: t('confirmClear'), onOk: clear });
}
