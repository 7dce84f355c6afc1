import { Grid } from 'antd';
import { useTranslations } from 'use-intl';

/** The column of a row's actions; it stays in sight while a table scrolls, except where it would cover the rest. */
export function useOptionColumn(width: number) {
  const t = useTranslations('kit');
  const { md } = Grid.useBreakpoint();
  return { title: t('actions'), key: 'option', width, ...(md && { fixed: 'right' as const }) };
}
