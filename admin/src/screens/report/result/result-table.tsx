import { Table, Typography } from 'antd';
import type { TableColumnsType } from 'antd';

import type { Grid, GridCell } from '@policy/shared/contract/report/grid.ts';

import { KeyScroll } from '../../../kit/page/key-scroll.tsx';
import { figureOf } from '../../../kit/values/figure.ts';
import { useReportPageWords } from '../use-report-page-words.ts';

interface Line {
  key: number;
  cells: readonly GridCell[];
  isTotal: boolean;
}

const textOf = (cell: GridCell) => (typeof cell === 'number' ? figureOf(cell) : (cell ?? ''));

/** Empty cells come last whichever way a column is ordered by. */
function compare(one: GridCell, two: GridCell): number {
  if (one === null || two === null) return Number(one === null) - Number(two === null);
  return typeof one === 'number' && typeof two === 'number'
    ? one - two
    : String(one).localeCompare(String(two));
}

const columnsOf = ({ columns }: Grid): TableColumnsType<Line> =>
  columns.map(({ title, isFigure }, at) => ({
    ...{ key: String(at), title, align: isFigure ? 'right' : 'left' },
    sorter: (one, two) => compare(one.cells[at] ?? null, two.cells[at] ?? null),
    render: (_, { cells }) => textOf(cells[at] ?? null),
  }));

/** A result in lines and columns; totals stay at the bottom however it is ordered. */
export function ResultTable({ grid, title }: { grid: Grid; title: string }) {
  const t = useReportPageWords();
  const lines = grid.lines.map(({ cells, isTotal }, key): Line => ({ key, cells, isTotal }));
  const totals = lines.filter(({ isTotal }) => isTotal);
  return (
    <KeyScroll>
      <Table<Line>
        size="small"
        bordered
        aria-label={title}
        columns={columnsOf(grid)}
        dataSource={lines.filter(({ isTotal }) => !isTotal)}
        locale={{ emptyText: <Typography.Text>{t('empty')}</Typography.Text> }}
        scroll={{ x: 'max-content' }}
        pagination={{ defaultPageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        summary={() => totals.map(({ key, cells }) => <TotalLine key={key} {...{ grid, cells }} />)}
      />
    </KeyScroll>
  );
}

function TotalLine({ grid, cells }: { grid: Grid; cells: readonly GridCell[] }) {
  return (
    <Table.Summary.Row className="report-total">
      {grid.columns.map(({ title, isFigure }, at) => (
        <Table.Summary.Cell key={`${title}-${String(at)}`} index={at} align={isFigure ? 'right' : 'left'}>
          {textOf(cells[at] ?? null)}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  );
}
