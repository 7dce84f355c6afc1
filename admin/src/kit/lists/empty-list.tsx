import { Button, Empty } from 'antd';
import { useTranslations } from 'use-intl';

import type { ListState } from './list-state.ts';

interface EmptyListProps {
  state: ListState;
  /** Adds the first row, where the reader may. */
  onAdd?: (() => void) | undefined;
}

/** Stands where a list has no rows, with the next step: to search for less, or to add the first one. */
export function EmptyList({ state, onAdd }: EmptyListProps) {
  const t = useTranslations('kit');
  const isFiltered = Object.keys(state.filters).length > 0;
  const step = isFiltered ? { label: t('clearFilters'), run: () => state.search({}) } : undefined;
  const next = step ?? (onAdd && { label: t('addFirst'), run: onAdd });
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(isFiltered ? 'noneFound' : 'none')}>
      {next ? (
        <Button size="small" onClick={next.run}>
          {next.label}
        </Button>
      ) : null}
    </Empty>
  );
}
