import { useRef, useState } from 'react';
import { ProTable } from '@ant-design/pro-components';
import type { ProTableProps } from '@ant-design/pro-components';
import { useTranslations } from 'use-intl';

import { tablePageSizes } from '@policy/shared/auth/storage/constants.ts';
import type { ShownPage } from '@policy/shared/contract/kit/entity.ts';

import { useDensity, useDrawnColumns } from '../columns/column-settings.tsx';
import type { KitColumn } from '../columns/columns.tsx';
import { EmptyList } from './empty-list.tsx';
import { useFirstPage } from './first-page.ts';
import type { ListState } from './list-state.ts';
import { NotRead } from '../page/not-read.tsx';
import { passOverRefusal } from '../acts/pass-over-refusal.ts';
import { KeyScroll } from '../page/key-scroll.tsx';
import { OneTheme } from '../page/one-theme.tsx';
import '../page/kit.css';

type Table<R extends object> = ProTableProps<R, Record<string, string>>;

interface PagedTableProps<R extends object> extends Pick<
  Table<R>,
  'actionRef' | 'rowSelection' | 'toolBarRender' | 'headerTitle'
> {
  /** Keeps the reader's choice of columns apart from that of other tables; without one it is not kept. */
  name?: string;
  columns: readonly KitColumn<R>[];
  rowKey: string & keyof R;
  state: ListState;
  /** Filters that the place of the list decides. */
  fixed?: Record<string, string>;
  /** Adds the first row of an empty list, where the reader may. */
  onAdd?: (() => void) | undefined;
  /** Some of the rows in sight change by themselves, so that they are read again and again. */
  isMoving?: boolean;
  /** Asks for a page. The first is asked for before the table is shown, so nothing that is shown with it changes here. */
  load: (query: Record<string, unknown>, sort: Record<string, unknown>) => Promise<ShownPage<R>>;
  /** Told of each page that has come, and what was asked for. */
  onPage?: (page: ShownPage<R>, query: Record<string, unknown>, sort: Record<string, unknown>) => void;
}

/** How often a table asks again while its total is being counted; the library knows no shorter time. */
const againMs = 2000;

/** A table of pages that come from the server; a refused page leaves the list as it stands and raises nothing. */
export function PagedTable<R extends object>({
  name,
  state,
  fixed = {},
  load,
  onPage,
  onAdd,
  columns,
  isMoving = false,
  ...table
}: PagedTableProps<R>) {
  const t = useTranslations('kit');
  const drawn = useDrawnColumns(columns, name);
  const density = useDensity(name);
  const [isCounting, setCounting] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [isRead, setRead] = useState(false);
  const counts = useRef(false);
  const asked = useRef(0);
  const filters = { ...fixed, ...state.filters };
  const read = useFirstPage(load, { ...filters, current: state.current, size: state.size });
  // While the first page is on its way nobody knows whether there is anything.
  const nothing = isRead ? <EmptyList state={state} onAdd={onAdd} /> : <span className="kit-unread" />;
  return (
    <KeyScroll>
      <OneTheme>
        <ProTable<R, Record<string, string>>
          {...table}
          {...drawn}
          {...density}
          search={false}
          cardBordered
          tableAlertRender={false}
          params={filters}
          request={async ({ current, pageSize, ...narrowed }, sort) => {
            const query = { ...narrowed, current: current ?? 1, size: pageSize ?? 10 };
            const turn = ++asked.current;
            const page = await read(query, sort);
            // An answer that was overtaken by a later one is not what is shown.
            if (turn === asked.current) onPage?.(page, query, sort);
            counts.current = page.isCounting ?? false;
            return { data: page.records, total: page.total, success: true };
          }}
          // Told together with the rows: told before them, the whole list would be drawn once more.
          onLoad={() => {
            setCounting(counts.current);
            setRefused(false);
            setRead(true);
          }}
          polling={(isCounting || isMoving) && !isRefused ? againMs : 0}
          onRequestError={(error) => {
            setRefused(true);
            passOverRefusal(error);
          }}
          locale={{ emptyText: isRefused ? <NotRead /> : nothing }}
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
      </OneTheme>
    </KeyScroll>
  );
}
