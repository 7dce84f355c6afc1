import { useState } from 'react';
import { ProTable } from '@ant-design/pro-components';
import type { ProTableProps } from '@ant-design/pro-components';
import { useTranslations } from 'use-intl';

import { tablePageSizes } from '@policy/shared/auth/storage/constants.ts';
import type { ShownPage } from '@policy/shared/contract/kit/entity.ts';

import { useDrawnColumns } from '../columns/column-settings.ts';
import type { KitColumn } from '../columns/columns.tsx';
import type { ListState } from './list-state.ts';
import { NotRead } from '../page/not-read.tsx';
import { passOverRefusal } from '../acts/pass-over-refusal.ts';
import { KeyScroll } from '../page/key-scroll.tsx';
import '../page/kit.css';

type Table<R extends object> = ProTableProps<R, Record<string, string>>;

/** What a list is asked for: its filters and where it stands. */
type ListQuery = Record<string, unknown> & { current: number; size: number };

interface PagedTableProps<R extends object> extends Pick<
  Table<R>,
  'actionRef' | 'rowSelection' | 'toolBarRender'
> {
  /** Keeps the reader's choice of columns apart from that of other tables; without one it is not kept. */
  name?: string;
  columns: readonly KitColumn<R>[];
  rowKey: string & keyof R;
  state: ListState;
  /** Filters that the place of the list decides. */
  fixed?: Record<string, string>;
  load: (query: ListQuery, sort: Record<string, unknown>) => Promise<ShownPage<R>>;
}

/** How often a table asks again while its total is being counted; the library knows no shorter time. */
const againMs = 2000;

/** A table of pages that come from the server; a refused page leaves the list as it stands and raises nothing. */
export function PagedTable<R extends object>({
  name,
  state,
  fixed = {},
  load,
  columns,
  ...table
}: PagedTableProps<R>) {
  const t = useTranslations('kit');
  const drawn = useDrawnColumns(columns, name);
  const [isCounting, setCounting] = useState(false);
  const [isRefused, setRefused] = useState(false);
  return (
    <KeyScroll>
      <ProTable<R, Record<string, string>>
        {...table}
        {...drawn}
        search={false}
        cardBordered
        tableAlertRender={false}
        params={{ ...fixed, ...state.filters }}
        request={async ({ current, pageSize, ...filters }, sort) => {
          const page = await load({ ...filters, current: current ?? 1, size: pageSize ?? 10 }, sort);
          setCounting(page.isCounting ?? false);
          setRefused(false);
          return { data: page.records, total: page.total, success: true };
        }}
        polling={isCounting && !isRefused ? againMs : 0}
        onRequestError={(error) => {
          setRefused(true);
          passOverRefusal(error);
        }}
        {...(isRefused && { locale: { emptyText: <NotRead /> } })}
        scroll={{ x: 'max-content' }}
        pagination={{
          defaultCurrent: state.current,
          defaultPageSize: state.size,
          pageSizeOptions: [...tablePageSizes],
          showSizeChanger: true,
          showQuickJumper: true,
          showTotal: (total) => t(isCounting ? 'totalSoFar' : 'total', { total }),
          onChange: state.turn,
        }}
      />
    </KeyScroll>
  );
}
