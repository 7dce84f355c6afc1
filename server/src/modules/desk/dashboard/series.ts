import type { Dashboard } from '@policy/shared/contract/desk/dashboard.ts';
import { stages } from '@policy/shared/contract/desk/dashboard.ts';
import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import { and, between, count, desc, eq, sql } from 'drizzle-orm';

import { tableOf } from '../../../kit/table/table.ts';
import { paidOf } from './figures.ts';
import { monthsIn } from './period.ts';
import { handedIn } from './reach.ts';
import type { FigureQuery } from './reach.ts';

/** Cases handed in and money paid, month by month; a month without any is told as well. */
export async function monthsOf(asked: FigureQuery): Promise<Dashboard['months']> {
  const { context, period, cases } = asked;
  const [table, payments] = [tableOf(application), tableOf(payment)];
  const handedInMonth = sql<string>`to_char(${table.submitTime} at time zone interval '8 hours', 'YYYY-MM')`;
  const declared = await context.db
    .select({ month: handedInMonth, total: count() })
    .from(table)
    .where(and(cases, handedIn(period)))
    // By its place in the list: the expression carries no parameter that could differ.
    .groupBy(sql`1`);
  const paidMonth = sql<string>`to_char(${payments.payDate}, 'YYYY-MM')`;
  const paid = await context.db
    .select({ month: paidMonth, total: sql<number>`sum(${payments.amountWan})::float8` })
    .from(payments)
    .innerJoin(table, eq(payments.applicationId, table.id))
    .where(and(paidOf(asked), between(payments.payDate, period.from, period.to)))
    .groupBy(sql`1`);
  const totals = (rows: readonly { month: string; total: number }[]) =>
    new Map(rows.map(({ month, total }) => [month, total]));
  const [cameIn, wentOut] = [totals(declared), totals(paid)];
  return monthsIn(period).map((month) => ({
    month,
    declared: cameIn.get(month) ?? 0,
    paidWan: wentOut.get(month) ?? 0,
  }));
}

const most = 10;

/** The agencies or policies that most cases of the period went to, by id. */
export async function largest({ context, period, cases }: FigureQuery, field: 'agencyId' | 'policyId') {
  const table = tableOf(application);
  return context.db
    .select({ id: table[field], total: count() })
    .from(table)
    .where(and(cases, handedIn(period)))
    .groupBy(table[field])
    .orderBy(desc(count()), table[field])
    .limit(most);
}

/** The status that a case has had when it came through a stage. */
const passedBy: Record<Exclude<(typeof stages)[number], 'declared'>, ApplicationState> = {
  accepted: 'accepted',
  approved: 'approved',
  publicised: 'publicising',
  paid: 'paid',
};

/** How many cases of the period came through each stage. */
export async function stagesOf({ context, period, cases }: FigureQuery): Promise<Dashboard['stages']> {
  const [table, moves] = [tableOf(application), tableOf(applicationTransition)];
  const came = (to: ApplicationState) =>
    sql<number>`(count(distinct ${table.id}) filter (where ${eq(moves.toStatus, to)}))::int`;
  const [row] = await context.db
    .select({
      declared: sql<number>`(count(distinct ${table.id}))::int`,
      accepted: came(passedBy.accepted),
      approved: came(passedBy.approved),
      publicised: came(passedBy.publicised),
      paid: came(passedBy.paid),
    })
    .from(table)
    .leftJoin(moves, and(eq(moves.applicationId, table.id), eq(moves.isDeleted, 0)))
    .where(and(cases, handedIn(period)));
  return stages.map((stage) => ({ stage, total: row?.[stage] ?? 0 }));
}
