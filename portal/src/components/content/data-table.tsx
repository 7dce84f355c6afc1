import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A column: its heading and the cell it makes of a row. */
interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** The cell that names the row. */
  heading?: boolean;
  /** On a phone: beside the name, or not at all. The others stand below, one a line. */
  onPhone?: 'beside' | 'never';
  /** The cell as plain text: where all rows say the same, a phone says it once above them. */
  text?: (row: Row) => string;
}

interface DataTableProps<Row> {
  caption: string;
  /** Hides the caption where a heading above already says it. */
  captionHidden?: boolean;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  footer?: ReactNode;
}

const phoneCells = {
  heading: 'phone:col-start-1 phone:row-start-1',
  beside: 'phone:col-start-2 phone:row-start-1 phone:text-end phone:font-semibold',
  below:
    'phone:col-span-2 phone:text-sm phone:text-ink-soft phone:before:me-2 phone:before:text-ink-faint phone:before:content-[attr(data-label)]',
  never: 'phone:hidden',
};

/**
 * A table that becomes a list of records on a phone: name and figure in a line, the rest small below them.
 * The roles are spelled out, because a table that is not displayed as one loses them in some browsers.
 */
export function DataTable<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  keyOf,
  footer,
}: DataTableProps<Row>) {
  const common = commonColumns(columns, rows);
  return (
    <>
      <CommonFacts columns={common} row={rows[0]} />
      <table role="table" className="w-full border-collapse text-start phone:block">
        <caption className={captionHidden ? 'sr-only' : 'mb-2 text-start font-semibold phone:block'}>
          {caption}
        </caption>
        <thead role="rowgroup" className="phone:sr-only print:table-header-group">
          <tr role="row" className="border-b-2 border-wave-600 bg-mist-50">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classNames(
                  'px-3 py-2.5 text-sm font-semibold',
                  column.numeric ? 'text-end whitespace-nowrap' : 'text-start',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="phone:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role="row"
              className="break-inside-avoid border-b border-line hover:bg-mist-50 phone:grid phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-x-4 phone:py-2"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} isCommon={common.includes(column)} />
              ))}
            </tr>
          ))}
        </tbody>
        {footer ? (
          <tfoot role="rowgroup" className="phone:block">
            {footer}
          </tfoot>
        ) : null}
      </table>
    </>
  );
}

/** Columns that say the same in every row. */
function commonColumns<Row>(columns: Column<Row>[], rows: Row[]): Column<Row>[] {
  if (rows.length < 2) return [];
  return columns.filter(({ text }) => text && new Set(rows.map(text)).size === 1);
}

/** What holds for all rows, said once above them on a phone. */
function CommonFacts<Row>({ columns, row }: { columns: Column<Row>[]; row: Row | undefined }) {
  if (columns.length === 0 || !row) return null;
  return (
    <dl className="mb-2 hidden text-sm phone:block">
      {columns.map((column) => (
        <div key={column.key} className="flex gap-2">
          <dt className="shrink-0 text-ink-faint">{column.header}</dt>
          <dd>{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

function placeOf<Row>(column: Column<Row>, isCommon: boolean): keyof typeof phoneCells {
  if (isCommon) return 'never';
  return column.heading ? 'heading' : (column.onPhone ?? 'below');
}

function Cell<Row>({ column, row, isCommon }: { column: Column<Row>; row: Row; isCommon: boolean }) {
  const Element = column.heading ? 'th' : 'td';
  return (
    <Element
      role={column.heading ? 'rowheader' : 'cell'}
      scope={column.heading ? 'row' : undefined}
      data-label={column.header}
      className={classNames(
        'px-3 py-2.5 align-top phone:p-0',
        phoneCells[placeOf(column, isCommon)],
        column.heading ? 'text-start font-medium' : '',
        column.numeric ? 'text-end' : 'text-start',
      )}
    >
      {column.cell(row)}
    </Element>
  );
}
