import { useDeferredValue, useState } from 'react';
import { Drawer, Empty, Input, Menu, Spin, Table, Tag } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import type { SourceColumn, SourceTable } from '@policy/shared/contract/develop/answers.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { KeyScroll } from '../../kit/page/key-scroll.tsx';
import './develop.css';
import { useDevelopWords } from './use-develop-words.ts';

const asked = { revalidateOnFocus: false, shouldRetryOnError: false };
const path = 'blade-develop/datasource';

interface SourceBrowserProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** The tables of a data source, and the columns of the one that was chosen. */
export function SourceBrowser({ id, name, onClose }: SourceBrowserProps) {
  const t = useDevelopWords();
  const [table, setTable] = useState<string>();
  return (
    <Drawer open title={`${t('browse')} · ${name}`} width="min(1100px, 100%)" onClose={onClose}>
      <div className="develop-sides">
        <TableList id={id} table={table} onPick={setTable} />
        {table ? <ColumnList id={id} table={table} /> : <Empty description={t('pickTable')} />}
      </div>
    </Drawer>
  );
}

interface TableListProps {
  id: string;
  table: string | undefined;
  onPick: (table: string) => void;
}

function TableList({ id, table, onPick }: TableListProps) {
  const t = useDevelopWords();
  const { http } = useWorkplace();
  const [word, setWord] = useState('');
  const keyword = useDeferredValue(word);
  const { data, isLoading } = useSWR<SourceTable[], Error>(
    ['source-tables', id, keyword],
    () => http.get<SourceTable[]>(`${path}/tables`, { id, keyword }),
    { ...asked, keepPreviousData: true },
  );
  const items = (data ?? []).map((one) => ({
    key: one.name,
    title: one.comment ?? one.name,
    label: (
      <>
        {one.name} {one.kind === 'view' ? <Tag>{t('view')}</Tag> : null}
        {one.comment ? <div className="develop-comment">{one.comment}</div> : null}
      </>
    ),
  }));
  return (
    <nav aria-label={t('tables')}>
      <Input.Search
        allowClear
        aria-label={t('searchTables')}
        placeholder={t('searchTables')}
        onChange={(event) => setWord(event.target.value)}
      />
      <Spin spinning={isLoading}>
        {data?.length === 0 ? <Empty description={t('noTables')} /> : null}
        <Menu
          className="develop-list"
          items={items}
          selectedKeys={table ? [table] : []}
          onClick={({ key }) => onPick(key)}
        />
      </Spin>
    </nav>
  );
}

function ColumnList({ id, table }: { id: string; table: string }) {
  const t = useDevelopWords();
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const { data, isLoading } = useSWR<SourceColumn[], Error>(
    ['source-columns', id, table],
    () => http.get<SourceColumn[]>(`${path}/columns`, { id, table }),
    asked,
  );
  const yes = (is: boolean) => (is ? k('yes') : '');
  return (
    <KeyScroll>
      <Table<SourceColumn>
        rowKey="name"
        size="small"
        loading={isLoading}
        dataSource={data ?? []}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: t('column'), dataIndex: 'name' },
          { title: t('type'), dataIndex: 'type' },
          { title: t('key'), dataIndex: 'isKey', render: yes },
          { title: t('nullable'), dataIndex: 'isNullable', render: yes },
          { title: t('comment'), dataIndex: 'comment' },
        ]}
      />
    </KeyScroll>
  );
}
