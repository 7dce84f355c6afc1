import type { MenuProps } from 'antd';
import { useTranslations } from 'use-intl';

import { useClearCache } from '../tools/use-clear-cache.ts';
import { useTabs } from './tab-store.ts';
import { isClosable } from './tabs.ts';
import { useTabActs } from './use-tab-acts.ts';

/** The menu of a tab: what a right click on it offers, and the tab menu for the page in front. */
export function useTabMenu(): (value: string) => MenuProps {
  const t = useTranslations('tabMenu');
  const tabs = useTabs((state) => state.tabs);
  const acts = useTabActs();
  const clearCache = useClearCache();
  const disabled = !isClosable(tabs);
  return (value) => ({
    items: [
      { key: 'close', label: t('close'), disabled, onClick: () => acts.close(value) },
      { key: 'others', label: t('closeOthers'), disabled, onClick: () => acts.closeOthers(value) },
      { key: 'all', label: t('closeAll'), disabled, onClick: () => acts.closeAll() },
      { key: 'divider', type: 'divider' },
      { key: 'cache', label: t('clearCache'), onClick: clearCache },
    ],
  });
}
