import type { Figures } from './load.ts';

/** What a target bore, and what one of its requests took. */
export interface Cost extends Figures {
  /** On PostgreSQL; none are counted on the embedded database. */
  statements: number;
  cpuMs: number;
}

/** One line of the table: what ours bore beside what is possible. */
export interface Row {
  name: string;
  on: string;
  ours: Cost;
  limit: Cost;
  /** Smallest share of the limit that we promise; none for the limit's own route. */
  aim?: number;
}

/** Shares are rounded as they are read. */
const shareOf = ({ ours, limit }: Row) => ours.perSecond / limit.perSecond;

const heading = [
  'what',
  'on',
  'req/s',
  'p99 ms',
  'not 200',
  'statements',
  'CPU ms',
  'limit req/s',
  'limit p99',
  'limit not 200',
  'limit statements',
  'limit CPU ms',
  'ratio',
  'aim',
];
const rightAligned = new Set(heading.slice(2));

/** The whole run as one table of text. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [heading, ...rows.map(cellsOf)];
  const widths = heading.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  return cells.map((line) => line.map((cell, at) => pad(cell, at, widths[at]!)).join('  ')).join('\n');
}

const pad = (cell: string, column: number, width: number) =>
  rightAligned.has(heading[column]!) ? cell.padStart(width) : cell.padEnd(width);

function cellsOf(row: Row): string[] {
  const { name, on, ours, limit, aim } = row;
  const figures = [ours, limit].flatMap(({ perSecond, p99Ms, failed, statements, cpuMs }) => [
    perSecond.toFixed(0),
    p99Ms.toFixed(0),
    String(failed),
    statements.toFixed(2),
    cpuMs.toFixed(2),
  ]);
  return [name, on, ...figures, shareOf(row).toFixed(2), aimOf(shareOf(row), aim)];
}

const aimOf = (share: number, aim: number | undefined) =>
  aim === undefined ? '' : `${share >= aim ? 'met' : 'MISSED'} (${aim})`;
