import { useTranslations } from 'use-intl';

import type { AppRoute } from '../app-route.ts';
import { flatten } from './menu.ts';
import type { MenuNode } from './menu.ts';

/** Names a page: by its menu row, else by the catalogue, else as forbidden. */
export function usePageLabels(menu: readonly MenuNode[]): (route: AppRoute | undefined) => string {
  const t = useTranslations();
  const rows = flatten(menu);
  return (route) => {
    const named = rows.find(({ code, path }) => path === route?.path || code === route?.menu)?.label;
    // A page that nobody granted has no name here; its tab says why.
    return named ?? (route?.title ? t(`titles.${route.title}`) : t('pages.forbidden'));
  };
}

/** The name of one page. */
export const usePageLabel = (route: AppRoute, menu: readonly MenuNode[]): string =>
  usePageLabels(menu)(route);
