import { useTranslations } from 'use-intl';

import { useSizeClass } from './size-class.ts';

/** The column of a row's actions; it stays in sight while a table scrolls, except where it would cover the rest. */
export function useOptionColumn(width: number) {
  const t = useTranslations('kit');
  const isNarrow = useSizeClass() === 0;
  return { title: t('actions'), key: 'option', width, ...(!isNarrow && { fixed: 'right' as const }) };
}
