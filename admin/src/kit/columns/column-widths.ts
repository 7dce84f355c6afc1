import { useState } from 'react';

import { nameUnder, siteKeys } from '@policy/shared/auth/storage/site.ts';
import { columnWidths } from '@policy/shared/contract/desk/column-width.ts';

import type { KitColumn } from './columns.tsx';
import type { HeaderCellProps } from './header-cell.tsx';

/** Widths in pixels that a reader gave to columns, by their keys. */
export type ColumnWidths = Readonly<Record<string, number>>;

const widthsKey = (name: string) => nameUnder(siteKeys.admin, `widths-${name}`);

/** The widths of a table's columns that its reader chose in this browser. */
export function readWidths(name: string): ColumnWidths {
  const kept = Object.entries(keptUnder(widthsKey(name)));
  return Object.fromEntries(
    kept.flatMap(([key, width]) =>
      typeof width === 'number' && width === boundedWidth(width) ? [[key, width]] : [],
    ),
  );
}

/** Keeps the widths of a table's columns in this browser. */
export const writeWidths = (name: string, widths: ColumnWidths): void =>
  localStorage.setItem(widthsKey(name), JSON.stringify(widths));

/** What this browser keeps under a key; nothing where something else wrote there. */
export function keptUnder(key: string): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** A width that a column can have. */
const boundedWidth = (width: number): number =>
  Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));

/** The name under which a table, its settings and its widths know a column. */
export const keyOfColumn = <R>({ key, dataIndex }: KitColumn<R>): string => String(key ?? dataIndex);

/** A column as wide as its reader made it; what does not fit goes on below. */
function widened<R>(column: KitColumn<R>, width: number): KitColumn<R> {
  const style = { minWidth: width, maxWidth: width, overflowWrap: 'anywhere' as const };
  return { ...column, width, onCell: () => ({ style }) };
}

/** The columns with the widths that their reader gives them, which stay in this browser under the table's name. */
export function useColumnWidths<R>(columns: readonly KitColumn<R>[], name = '') {
  const [widths, setWidths] = useState(() => readWidths(name));
  const resize = (key: string, width: number | undefined) => {
    const { [key]: _, ...others } = widths;
    const next = width === undefined ? others : { ...others, [key]: boundedWidth(width) };
    writeWidths(name, next);
    setWidths(next);
  };
  const sized = columns.map((column) => {
    const key = keyOfColumn(column);
    const width = widths[key];
    const onHeaderCell = (): HeaderCellProps => ({ onWidth: (wanted) => resize(key, wanted) });
    return {
      ...(width ? widened(column, width) : column),
      ...(column.dataIndex !== undefined && { onHeaderCell }),
    };
  });
  return { sized, widths, resize };
}
