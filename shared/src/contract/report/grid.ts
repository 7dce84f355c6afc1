import type { ReportView } from './design.ts';
import type { ReportResult, ResultColumn, ResultRow } from './result.ts';

/** What stands in a cell: a figure, a name, or nothing. */
export type GridCell = string | number | null;

/** A result laid out in lines and columns, for the screen as for a file. */
export interface Grid {
  columns: readonly ResultColumn[];
  lines: readonly { cells: readonly GridCell[]; isTotal: boolean }[];
}

/** The words that a grid needs in the reader's language. */
export interface GridWords {
  nothing: string;
  total: string;
}

/** One line a group, and the total below; what is not grouped at all is one line. */
export function tableOfResult({ columns, rows }: ReportResult, words: GridWords): Grid {
  const hasGroups = columns.some(({ isFigure }) => !isFigure);
  const lines = rows.map(({ level, names, figures }) => ({
    cells: [...names.map((name, at) => nameIn(level, { name, at, words })), ...figures],
    isTotal: hasGroups && level !== 'row',
  }));
  return { columns, lines };
}

function nameIn(
  level: ResultRow['level'],
  cell: { name: string | null; at: number; words: GridWords },
): GridCell {
  if (level === 'row') return cell.name ?? cell.words.nothing;
  return cell.at === 0 ? cell.words.total : null;
}

const joined = (keys: readonly (string | null)[]) => JSON.stringify(keys);

/** The last dimension goes across, the others down; totals at the right and at the bottom are those of the database. */
export function pivotOfResult(result: ReportResult, words: GridWords): Grid {
  const dimensions = result.columns.filter(({ isFigure }) => !isFigure);
  const measures = result.columns.filter(({ isFigure }) => isFigure);
  if (dimensions.length < 2 || measures.length === 0) return tableOfResult(result, words);
  const at = (level: ResultRow['level']) => result.rows.filter((row) => row.level === level);
  const figures = new Map(result.rows.map((row) => [row.level + joined(row.keys), row.figures]));
  const across = at('column').map(({ keys, names }) => ({
    key: keys.at(-1) ?? null,
    name: names.at(-1) ?? words.nothing,
  }));
  const cellsOf = (level: ResultRow['level'], keys: readonly (string | null)[]) =>
    figures.get(level + joined(keys)) ?? measures.map(() => null);
  const lines = at('line').map(({ keys, names }) => {
    const down = keys.slice(0, -1);
    return {
      cells: [
        ...names.slice(0, -1).map((name) => name ?? words.nothing),
        ...across.flatMap(({ key }) => cellsOf('row', [...down, key])),
        ...cellsOf('line', [...down, null]),
      ],
      isTotal: false,
    };
  });
  const none = dimensions.slice(1).map(() => null);
  const bottom = [
    ...[words.total, ...none.slice(1)],
    ...across.flatMap(({ key }) => cellsOf('column', [...none, key])),
    ...cellsOf('all', [...none, null]),
  ];
  const heads = [...across.map(({ name }) => name), words.total];
  const titled = heads.flatMap((head) =>
    measures.map(({ title }) => ({ title: headed(head, title, measures.length), isFigure: true })),
  );
  return {
    columns: [...dimensions.slice(0, -1), ...titled],
    lines: [...lines, { cells: bottom, isTotal: true }],
  };
}

const headed = (head: string, measure: string, measures: number) =>
  measures > 1 ? `${head} · ${measure}` : head;

/** A result as its view lays it out: a pivot across and down, everything else in lines. */
export const gridOf = (view: ReportView, result: ReportResult, words: GridWords): Grid =>
  view === 'pivot' ? pivotOfResult(result, words) : tableOfResult(result, words);
