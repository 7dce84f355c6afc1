import { Empty, Pagination, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import type { ListState } from '../../../kit/lists/list-state.ts';
import { NotRead } from '../../../kit/page/not-read.tsx';
import type { TaskRow } from '../task-shapes.ts';

interface TaskCardsProps {
  page: Page<TaskRow> | undefined;
  /** It could not be read. */
  isRefused: boolean;
  state: ListState;
  card: (row: TaskRow) => ReactNode;
}

/** A page of tasks as cards, one below the other. */
export function TaskCards({ page, isRefused, state, card }: TaskCardsProps) {
  const t = useTranslations('process');
  if (!page) return isRefused ? <NotRead /> : <Skeleton active />;
  if (page.records.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('nothingHere')} />;
  return (
    <>
      <ul className="task-cards">
        {page.records.map((row) => (
          <li key={row.taskId}>{card(row)}</li>
        ))}
      </ul>
      <Pagination
        simple
        hideOnSinglePage
        align="center"
        current={state.current}
        pageSize={state.size}
        total={page.total}
        onChange={state.turn}
      />
    </>
  );
}
