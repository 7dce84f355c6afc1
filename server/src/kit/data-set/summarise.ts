import type { ReportOrder } from '@policy/shared/contract/report/design.ts';
import type { ReportResult, ResultRow } from '@policy/shared/contract/report/result.ts';
import type { SourceField } from '@policy/shared/contract/report/source-fields.ts';
import { choiceTitle, dimensionTitle, measureTitle } from '@policy/shared/messages/report-words.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { runCompiled } from '../sql/compiled-queries.ts';
import { groupsOf, levelOf } from './groups.ts';
import { nameOf } from './names.ts';
import { planOf } from './plan.ts';
import type { Plan, ReadyDataSet } from './plan.ts';
import { whileReading } from './reading.ts';

/** How much one run may take. */
export interface Bounds {
  rows: number;
  mostMs: number;
  /** The most rows of the source that may be read: what bounds an engine that cannot be interrupted. */
  read?: number;
}

/** Works a data set out for its reader: within his tenant, his reach and the fields that he may see. */
export async function summarise(set: ReadyDataSet, context: Context, bounds: Bounds): Promise<ReportResult> {
  const began = performance.now();
  const plan = planOf(set, context);
  const found = await whileReading(context, bounds.mostMs, async (inside) => {
    await assertBounded(plan, inside, bounds);
    return runCompiled(inside.db, queryOf(set, plan, { context: inside, rows: bounds.rows }), {
      read: (values) => rowOf(set, plan, { values, locale: context.locale }),
    });
  });
  const groups = found.filter(({ level }) => level === 'row').slice(0, bounds.rows);
  const totals = found.filter(({ level }) => level !== 'row');
  return {
    columns: columnsOf(set, context.locale),
    rows: [...groups, ...totals],
    isCut: groups.length + totals.length < found.length,
    durationMs: Math.round(performance.now() - began),
  };
}

async function assertBounded({ read }: Plan, { db }: Context, { read: most }: Bounds) {
  if (most === undefined) return;
  const counted = sql`select count(*)::int from (${read} limit ${most + 1}) bounded`;
  const [total = 0] = await runCompiled(db, counted, { read: ([count]) => Number(count) });
  if (total > most) throw new Refusal('report.tooMuch', { limit: most });
}

const at = (letter: string, n: number) => sql`${sql.identifier(`${letter}${String(n)}`)}`;

/** Totals come first, so that a limit never takes them; there are as many as lines and columns at most. */
function queryOf(
  set: ReadyDataSet,
  { rows, dimensions }: Plan,
  { context, rows: most }: { context: Context; rows: number },
): SQL {
  const keys = dimensions.map((_, n) => sql`${at('d', n)}::text`);
  const names = dimensions.map((field, n) => sql`${nameOf(field, at('d', n), context)} as ${at('n', n)}`);
  const figures = set.measures.map((_, n) => at('m', n));
  const list = sql.join([sql`level`, ...keys, ...names, ...figures], sql`, `);
  const order = sql.join([sql`level desc`, ...orderOf(set, dimensions)], sql`, `);
  const limit = set.isPivot ? 3 * most : most + 2;
  return sql`select ${list} from (${groupsOf(set, rows)}) grouped order by ${order} limit ${limit}`;
}

const byFigure: Record<ReportOrder, SQL[]> = {
  byDimension: [],
  mostFirst: [sql`m0 desc nulls last`],
  leastFirst: [sql`m0 asc nulls last`],
};

function orderOf({ order, measures }: ReadyDataSet, dimensions: readonly SourceField[]): SQL[] {
  const keys = dimensions.map(({ names, kind, options }, n) => {
    if (names) return sql`${at('n', n)} nulls last`;
    if (kind !== 'choice' || options.length === 0) return sql`${at('d', n)} nulls last`;
    const known = sql.join(
      options.map((option) => sql`${option}`),
      sql`, `,
    );
    return sql`array_position(array[${known}]::text[], ${at('d', n)}::text) nulls last`;
  });
  return [...(measures.length > 0 ? byFigure[order] : []), ...keys];
}

function columnsOf({ source, dimensions, measures }: ReadyDataSet, locale: Locale) {
  return [
    ...dimensions.map((one) => ({ title: dimensionTitle(source, one, locale), isFigure: false })),
    ...measures.map((one) => ({ title: measureTitle(source, one, locale), isFigure: true })),
  ];
}

function rowOf(
  set: ReadyDataSet,
  { dimensions }: Plan,
  { values, locale }: { values: unknown[]; locale: Locale },
): ResultRow {
  const texts = values
    .slice(1, 1 + 2 * dimensions.length)
    .map((value) => (typeof value === 'string' ? value : null));
  const keys = texts.slice(0, dimensions.length);
  const names = dimensions.map((field, n) => {
    const key = keys[n] ?? null;
    return field.names || key === null
      ? (texts[dimensions.length + n] ?? null)
      : (choiceTitle(field, key, locale) ?? key);
  });
  const figures = values
    .slice(1 + 2 * dimensions.length)
    .map((value) => (value === null ? null : Math.round(Number(value) * 10_000) / 10_000));
  return { level: levelOf(set, Number(values[0])), keys, names, figures };
}
