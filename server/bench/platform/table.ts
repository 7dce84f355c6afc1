import type { Measured } from './calls.ts';

const heading = ['what', 'statements', 'req/s', 'p50 ms', 'p99 ms', 'cpu ms', 'not 200', 'aim'];

/** The whole run as one table of text. */
export function tableOf(calls: readonly Measured[]): string {
  const lines = [heading, ...calls.map(cellsOf)];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
  return lines.map((line) => line.map(pad).join('  ')).join('\n');
}

function cellsOf({ name, aimMs, ...measured }: Measured): string[] {
  const { statements, perSecond, p50Ms, p99Ms, cpuMs, failed } = measured;
  const verdict = p99Ms <= aimMs && failed === 0 ? 'met' : 'MISSED';
  const numbers = [statements, perSecond, p50Ms, p99Ms].map((number) => number.toFixed(0));
  return [name, ...numbers, cpuMs.toFixed(1), String(failed), `${verdict} (${aimMs})`];
}
