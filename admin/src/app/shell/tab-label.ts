import { useMessages, useTranslations } from 'use-intl';

import type { Tab } from '@policy/shared/auth/navigation.ts';

import type { Messages } from '../../messages/zh.ts';

type TitleKey = keyof Messages['titles'];

/** Names a tab: by the `name` of its address, else by the catalogue key in `i18n`, else as its page is named. */
export function useTabLabel(
  labelOf: (path: string) => string,
): (tab: Pick<Tab, 'query' | 'value'>) => string {
  const t = useTranslations('titles');
  const { titles } = useMessages();
  const isTitleKey = (key: string): key is TitleKey => Object.hasOwn(titles, key);
  return ({ query: { name, i18n = '' }, value }) => name ?? (isTitleKey(i18n) ? t(i18n) : labelOf(value));
}
