import { Button, Drawer, Skeleton, Table, Timeline } from 'antd';
import type { TableColumnsType } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { useAsk } from '../acts/use-ask.ts';
import { fieldsOf, textsOf } from '../entity/fields.ts';
import { useWorkplace } from '../page/session-context.tsx';
import type { Change, Entry } from './change-entry.ts';
import { ChangedText } from './changed-text.tsx';
import { ChangedValue } from './changed-value.tsx';

interface ChangeHistoryProps {
  entity: Entity;
  id: string;
  onClose: () => void;
  /** The row stands as it did before. */
  onRestored?: () => void;
}

/** What became of one row: who did what when, each field before and after, and the way back to a version. */
export function ChangeHistory({ entity, id, onClose, onRestored }: ChangeHistoryProps) {
  const t = useTranslations('kit');
  const { http, locale } = useWorkplace();
  const { ask, sayDone } = useAsk();
  const { data, mutate } = useSWR<Entry[], Error>(
    ['history', entity.name, id, locale],
    () => http.get<Entry[]>('blade-log/change/list', { entity: entity.name, id }),
    // The frame has shown a refusal, such as that of a row that is gone; there is nothing to look at.
    { onError: onClose, shouldRetryOnError: false },
  );
  const restore = (entry: Entry) =>
    ask({ title: t('restoreVersionAsk'), content: t('restoreVersionHint', { at: entry.at }) }, async () => {
      await http.post('blade-log/change/restore', { entity: entity.name, id, changeId: entry.id });
      sayDone();
      await mutate();
      onRestored?.();
    });
  const items = data?.map((entry) => ({
    key: entry.id,
    children: (
      <>
        <p>
          <strong>{t(`changeAct.${entry.act}`)}</strong> {entry.at} {entry.userName ?? t('bySystem')}{' '}
          {entry.mayRestore ? (
            <Button type="link" size="small" onClick={() => restore(entry)}>
              {t('restoreVersion')}
            </Button>
          ) : null}
        </p>
        {entry.changes.length > 0 ? <Changes {...{ entity, id, entry }} /> : null}
      </>
    ),
  }));
  return (
    <Drawer
      open
      title={t('historyOf', { title: textsOf(entity, locale).title })}
      width="min(720px, 100vw)"
      onClose={onClose}
    >
      {items ? <Timeline items={items} /> : <Skeleton active title={false} />}
    </Drawer>
  );
}

function Changes({ entity, id, entry }: { entity: Entity; id: string; entry: Entry }) {
  const t = useTranslations('kit');
  const { locale } = useWorkplace();
  const fields = new Map(fieldsOf(entity, locale).map((field) => [field.name, field]));
  const told = (change: Change, side: 'before' | 'after') => {
    if (change.marked) return t('markedChange');
    return <ChangedValue field={fields.get(change.field)} value={change[side]} />;
  };
  const columns: TableColumnsType<Change> = [
    {
      title: t('changedField'),
      dataIndex: 'field',
      render: (name: string) => fields.get(name)?.label ?? name,
    },
    {
      ...{ title: t('before'), key: 'before' },
      // A long text takes both columns, for its difference.
      onCell: ({ isLong }) => (isLong ? { colSpan: 2 } : {}),
      render: (_, change) =>
        change.isLong ? (
          <ChangedText {...{ entity, id, field: change.field }} changeId={entry.id} />
        ) : (
          told(change, 'before')
        ),
    },
    {
      ...{ title: t('after'), key: 'after' },
      onCell: ({ isLong }) => (isLong ? { colSpan: 0 } : {}),
      render: (_, change) => told(change, 'after'),
    },
  ];
  return (
    <Table<Change>
      size="small"
      rowKey="field"
      columns={columns}
      dataSource={entry.changes}
      pagination={false}
    />
  );
}
