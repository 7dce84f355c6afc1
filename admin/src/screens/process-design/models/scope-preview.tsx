import { useState } from 'react';
import { Table, Typography } from 'antd';
import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { PersonInScope, ScopeType } from '@policy/shared/contract/process-design/scope.ts';

import { useModelCalls } from '../model-calls.ts';
import { useDesignWords } from '../use-design-words.ts';

const size = 10;

/** Who is within a scope, a page at a time. */
export function ScopePreview({ type, ids }: { type: ScopeType; ids: readonly string[] }) {
  const t = useDesignWords();
  const calls = useModelCalls();
  const [current, setCurrent] = useState(1);
  const asked = { type, ids: ids.join(','), current, size };
  const { data, isLoading } = useSWR<Page<PersonInScope>, Error>(
    ['scope-preview', JSON.stringify(asked)],
    () => calls.previewScope(asked),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  return (
    <>
      <Typography.Text strong>{t('scopePeople', { total: data?.total ?? 0 })}</Typography.Text>
      <Table<PersonInScope>
        size="small"
        rowKey="id"
        loading={isLoading}
        dataSource={data?.records ?? []}
        columns={[
          { title: t('person'), dataIndex: 'realName' },
          { title: t('department'), dataIndex: 'deptName', render: (name: string | null) => name ?? '—' },
        ]}
        pagination={{
          current,
          pageSize: size,
          total: data?.total ?? 0,
          showSizeChanger: false,
          onChange: setCurrent,
        }}
      />
    </>
  );
}
