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

const stackedCell =
  'max-md:flex max-md:gap-4 max-md:px-0 max-md:py-1 max-md:before:w-28 max-md:before:shrink-0 max-md:before:text-start max-md:before:text-sm max-md:before:font-normal max-md:before:text-ink-faint max-md:before:content-[attr(data-label)]';

/**
 * A table that becomes a list of records on narrow screens.
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
  return (
    <table role="table" className="w-full border-collapse text-start max-md:block">
      <caption className={captionHidden ? 'sr-only' : 'mb-2 text-start font-semibold max-md:block'}>
        {caption}
      </caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b-2 border-wave-600 bg-mist-50">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classNames(
                'px-3 py-2.5 text-sm font-semibold',
                column.numeric ? 'text-end' : 'text-start',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="border-b border-line hover:bg-mist-50 max-md:block max-md:py-3"
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
      {footer ? (
        <tfoot role="rowgroup" className="max-md:block">
          {footer}
        </tfoot>
      ) : null}
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Element = column.heading ? 'th' : 'td';
  return (
    <Element
      role={column.heading ? 'rowheader' : 'cell'}
      scope={column.heading ? 'row' : undefined}
      data-label={column.header}
      className={classNames(
        'px-3 py-2.5 align-top',
        stackedCell,
        column.heading ? 'text-start font-medium' : '',
        column.numeric ? 'text-end' : 'text-start',
      )}
    >
      {column.cell(row)}
    </Element>
  );
}
