import { useState } from 'react';
import { ProTable } from '@ant-design/pro-components';
import type { ProTableProps } from '@ant-design/pro-components';
import useSWR from 'swr';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { fromWire } from '@policy/shared/contract/kit/wire.ts';

import { useDrawnColumns } from '../columns/column-settings.tsx';
import type { KitColumn } from '../columns/columns.tsx';
import type { Row } from '../entity/fields.ts';
import { useTenantAsked } from '../entity/use-entity.ts';
import type { Query } from './filters.tsx';
import { NotRead } from '../page/not-read.tsx';
import { passOverRefusal } from '../acts/pass-over-refusal.ts';
import { useWorkplace } from '../page/session-context.tsx';
import { grafted, nestedRows, onlyRoot } from './tree-rows.ts';
import type { TreeRow } from './tree-rows.ts';
import { KeyScroll } from '../page/key-scroll.tsx';
import { OneTheme } from '../page/one-theme.tsx';

type Table = ProTableProps<TreeRow, Record<string, string>>;

interface TreeTableProps extends Pick<Table, 'rowSelection' | 'toolBarRender'> {
  columns: readonly KitColumn<TreeRow>[];
  entity: Entity;
  /** Call that answers one level, each row saying whether there is more; `list` answers all rows at once. */
  verb: string;
  filters: Query;
  /** Grows whenever the tree is to be read anew. */
  edition: number;
}

const everything = 200;

/** Whether a row is there that has rows below it. */
const holds = (rows: readonly TreeRow[], id: string): boolean =>
  rows.some((row) => row.children && (row.id === id || holds(row.children, id)));

/** A table whose rows open into the rows below them, level by level as they are wanted. */
export function TreeTable({ entity, verb, filters, edition, columns, ...table }: TreeTableProps) {
  const drawn = useDrawnColumns(columns, `${entity.name}-tree`);
  const { http, locale } = useWorkplace();
  // A single root is opened at once: behind it lies everything.
  const [chosen, setOpened] = useState<readonly string[]>();
  const tenant = useTenantAsked(entity);
  // Whose tree it is searches nothing.
  const isSearch = Object.keys(filters).some((name) => name !== 'tenantId' || tenant === null);
  const openedIn = (rows: readonly TreeRow[]) => chosen ?? (isSearch ? [] : onlyRoot(rows));
  const isWhole = verb === 'list';
  const level = async (query: Query) => {
    const size = isWhole ? { size: everything } : {};
    const answer = await http.get<Row[] | { records: Row[] }>(`${entity.path}/${verb}`, {
      ...(tenant !== null && { tenantId: tenant }),
      ...query,
      ...size,
    });
    const read = Array.isArray(answer) ? answer : answer.records;
    // fromWire keeps every key of the row and only splits its lists of ids.
    return nestedRows(read.map((row) => fromWire(entity, row) as Row));
  };
  /** The roots, and what was open below them before. */
  const read = async () => {
    let rows = await level(filters);
    for (const id of isWhole ? [] : openedIn(rows))
      if (holds(rows, id)) rows = grafted(rows, id, await level({ parentId: id }));
    return rows;
  };
  const key = ['tree-table', entity.path, verb, JSON.stringify(filters), edition, locale];
  const {
    data: rows = [],
    error,
    isLoading,
    mutate,
  } = useSWR<TreeRow[], Error>(key, read, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const opened = openedIn(rows);
  const open = (isOpen: boolean, { id, children }: TreeRow) => {
    setOpened((now = opened) => (isOpen ? [...now, id] : now.filter((one) => one !== id)));
    if (!isOpen || children?.length !== 0) return;
    // A refusal has been shown by the frame; the row stays closed upon nothing.
    void level({ parentId: id })
      .then((below) => mutate((now = []) => grafted(now, id, below), { revalidate: false }))
      .catch(passOverRefusal);
  };
  return (
    <KeyScroll>
      <OneTheme>
        <ProTable<TreeRow, Record<string, string>>
          {...table}
          {...drawn}
          rowKey="id"
          search={false}
          cardBordered
          options={{ reload: false }}
          tableAlertRender={false}
          loading={isLoading}
          dataSource={rows}
          pagination={false}
          scroll={{ x: 'max-content' }}
          {...(error && { locale: { emptyText: <NotRead /> } })}
          expandable={{ expandedRowKeys: opened, onExpand: open }}
        />
      </OneTheme>
    </KeyScroll>
  );
}
