import type { KitColumn } from '../../../kit/columns/columns.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import { Lasted } from '../lasted.tsx';
import { useCategoryName } from '../start/use-category-name.ts';
import { ProcessState } from './process-state.tsx';

/** What columns of a list of processes tell, as far as a list has it. */
interface Told {
  category?: string | null;
  processStatus: string;
  createTime?: string | null;
  endTime?: string | null;
}

type ColumnName = 'process' | 'category' | 'starter' | 'state' | 'started' | 'ended' | 'lasted';

const startedWidth = 140;

/** The columns that lists of processes share; those that the server sorts by say so. */
export function useProcessColumns<Row extends Told>(): Record<ColumnName, KitColumn<Row>> {
  const t = useActWords();
  const categoryName = useCategoryName();
  return {
    process: {
      ...{ title: t('processName'), dataIndex: 'processDefinitionName', width: 150 },
      ...{ ellipsis: true, sorter: true },
    },
    category: {
      ...{ title: t('category'), dataIndex: 'category', width: 120, isLesser: true },
      render: (_, { category = null }) => categoryName(category),
    },
    starter: {
      ...{ title: t('starter'), dataIndex: 'startUserName', width: startedWidth, ellipsis: true },
      onCell: () => ({ style: { maxWidth: startedWidth } }),
    },
    state: {
      ...{ title: t('state'), dataIndex: 'processStatus', width: 100, sorter: true },
      render: (_, { processStatus }) => <ProcessState status={processStatus} />,
    },
    started: { title: t('startedAt'), dataIndex: 'createTime', width: 170, sorter: true },
    ended: { title: t('endedAt'), dataIndex: 'endTime', width: 170, sorter: true },
    lasted: {
      ...{ title: t('lasted'), key: 'lasted', width: 110 },
      render: (_, { createTime, endTime }) => <Lasted from={createTime} to={endTime} />,
    },
  };
}
