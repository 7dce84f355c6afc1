import { Typography } from 'antd';

import { StateTag } from '../../../kit/values/state-tag.tsx';
import type { KitColumn } from '../../../kit/columns/columns.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { spanText } from '../../../kit/values/duration.ts';
import { ProcessTitle, titleWidth } from '../process-title.tsx';
import { ProcessState } from '../processes/process-state.tsx';
import { useCategoryName } from '../start/use-category-name.ts';
import type { OpsRow, OpsTab } from './ops-shapes.ts';
import { useOpsWords } from './use-ops-words.ts';

/** The columns of a list of operations: what it is and where it stands, since when, and by whom it was started. */
export function useOpsColumns(tab: OpsTab, onOpen: (row: OpsRow) => void): KitColumn<OpsRow>[] {
  const t = useOpsWords();
  const { locale } = useWorkplace();
  const categoryName = useCategoryName();
  const text = (title: string, dataIndex: keyof OpsRow, width: number): KitColumn<OpsRow> => ({
    ...{ title, dataIndex, width, ellipsis: true },
    onCell: () => ({ style: { maxWidth: width } }),
  });
  const name: KitColumn<OpsRow> = {
    ...{ title: t('title'), dataIndex: 'title', width: titleWidth, sorter: true },
    render: (_, row) => (
      <ProcessTitle
        title={row.title ?? row.processDefinitionName}
        serialNumber={row.serialNumber}
        onOpen={() => onOpen(row)}
      />
    ),
  };
  const drawn = text(t('process'), 'processDefinitionName', 130);
  const step = text(t('step'), 'taskName', 130);
  const holder: KitColumn<OpsRow> = {
    ...text(t('holder'), 'assigneeName', 110),
    render: (_, { assigneeName }) =>
      assigneeName ?? <Typography.Text type="secondary">{t('nobody')}</Typography.Text>,
  };
  const state: KitColumn<OpsRow> = {
    ...{ title: t('state'), dataIndex: 'processStatus', width: 130 },
    render: (_, row) => (
      <>
        <ProcessState status={row.processStatus} />
        {row.isOverdue === 1 ? <StateTag tone="bad" text={t('overdue')} /> : null}
      </>
    ),
  };
  const why: KitColumn<OpsRow> = {
    ...{ title: t('why'), dataIndex: 'standing', width: 150 },
    render: (_, { standing = [] }) =>
      standing.map((kind) => <StateTag key={kind} tone="bad" text={t(`kinds.${kind}`)} />),
  };
  const moment = (title: string, dataIndex: keyof OpsRow, sorted = false): KitColumn<OpsRow> => ({
    ...{ title, dataIndex, width: 160, ...(sorted && { sorter: true }) },
  });
  const stayed: KitColumn<OpsRow> = {
    ...{ title: t('stayed'), dataIndex: 'stayMs', width: 90 },
    render: (_, { stayMs = null }) => (stayMs === null ? '—' : spanText(stayMs, locale, 1)),
  };
  const lesser = (column: KitColumn<OpsRow>): KitColumn<OpsRow> => ({ ...column, isLesser: true });
  const place = [step, holder, stayed];
  const starter = text(t('starter'), 'startUserName', 110);
  const started = moment(t('startedAt'), 'createTime', true);
  const arrived = lesser(moment(t('arrivedAt'), 'arriveTime'));
  const told: Record<OpsTab, KitColumn<OpsRow>[]> = {
    tasks: [
      ...[drawn, ...place, state, lesser(moment(t('due'), 'dueTime', true)), starter],
      ...[lesser(moment(t('startedAt'), 'startTime')), moment(t('arrivedAt'), 'createTime', true)],
    ],
    processes: [drawn, ...place, state, starter, started, arrived],
    ended: [
      ...[drawn, state, starter, started, moment(t('endedAt'), 'endTime', true)],
      text(t('endReason'), 'endReason', 160),
    ],
    standing: [lesser(drawn), why, ...place, state, starter, started, arrived],
  };
  return [
    name,
    ...told[tab],
    { ...text(t('starterDept'), 'startDeptName', 140), isLesser: true },
    {
      ...{ title: t('category'), dataIndex: 'category', width: 110, isLesser: true },
      render: (_, { category }) => categoryName(category),
    },
  ];
}
