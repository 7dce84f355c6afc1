import { useMessages, useTranslations } from 'use-intl';

import type { Tab } from '@policy/shared/auth/navigation/navigation.ts';

import { usePageNames } from '../../../kit/page/page-names.ts';
import type { Messages } from '../../../messages/zh.ts';
import { routes } from '../../routes.ts';
import { routeAt } from '../../navigation.ts';

type TitleKey = keyof Messages['titles'];

const namesItself = (path: string) => routeAt(routes, path)?.namesItself ?? false;

/**
 * Names a tab: as its page calls itself, else by the `name` of its address, else by the catalogue key in `i18n`,
 * else as the menu or the route does. No address names a page that has a name of its own.
 */
export function useTabLabel(
  labelOf: (path: string) => string,
): (tab: Pick<Tab, 'query' | 'value'>) => string {
  const t = useTranslations('titles');
  const { titles } = useMessages();
  const names = usePageNames((state) => state.names);
  const isTitleKey = (key: string): key is TitleKey => Object.hasOwn(titles, key);
  const byAddress = ({ name, i18n = '' }: Tab['query']) => name ?? (isTitleKey(i18n) ? t(i18n) : undefined);
  return ({ query, value }) =>
    names[value] ?? (namesItself(value) ? undefined : byAddress(query)) ?? labelOf(value);
}
