import { ProTable } from '@ant-design/pro-components';
import type { ProTableProps } from '@ant-design/pro-components';
import { useTranslations } from 'use-intl';

import { tablePageSizes } from '@policy/shared/auth/constants.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { useColumnSettings } from './column-settings.ts';
import type { KitColumn } from './columns.tsx';
import type { ListState } from './list-state.ts';
import { passOverRefusal } from './pass-over-refusal.ts';
import { useKeyScroll } from './use-key-scroll.ts';
import './kit.css';

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
  load: (query: ListQuery, sort: Record<string, unknown>) => Promise<Pick<Page<R>, 'records' | 'total'>>;
}

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
  const place = useKeyScroll();
  const settings = useColumnSettings(columns, name);
  return (
    <div ref={place}>
      <ProTable<R, Record<string, string>>
        {...table}
        columns={columns.map(({ isLesser: _, ...column }) => column)}
        columnsState={settings}
        search={false}
        cardBordered
        tableAlertRender={false}
        params={{ ...fixed, ...state.filters }}
        request={async ({ current, pageSize, ...filters }, sort) => {
          const { records, total } = await load(
            { ...filters, current: current ?? 1, size: pageSize ?? 10 },
            sort,
          );
          return { data: records, total, success: true };
        }}
        onRequestError={passOverRefusal}
        scroll={{ x: 'max-content' }}
        pagination={{
          defaultCurrent: state.current,
          defaultPageSize: state.size,
          pageSizeOptions: [...tablePageSizes],
          showSizeChanger: true,
          showQuickJumper: true,
          showTotal: (total) => t('total', { total }),
          onChange: state.turn,
        }}
      />
    </div>
  );
}
