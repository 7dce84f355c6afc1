import { decidingStates } from '@policy/shared/contract/application/moves.ts';
import { undecided } from '@policy/shared/contract/desk/dashboard.ts';
import type { Dashboard } from '@policy/shared/contract/desk/dashboard.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import { and, between, eq, inArray, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { tenantRows } from '../../../kit/access/scope.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { periodBefore } from './period.ts';
import type { Period } from './period.ts';
import { handedIn } from './reach.ts';
import type { FigureQuery } from './reach.ts';

type Figures = Pick<Dashboard, 'declared' | 'companies' | 'paidWan' | 'pending' | 'overdue'>;

const countIf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** A query of counts always answers one row; this is only what the compiler cannot know. */
const none = { declared: 0, declaredBefore: 0, companies: 0, companiesBefore: 0, pending: 0, overdue: 0 };

/** The numbers at the head of the dashboard, in two queries. */
export async function figuresOf(asked: FigureQuery): Promise<Figures> {
  const { context, period, cases } = asked;
  const table = tableOf(application);
  const before = periodBefore(period);
  const isOpen = inArray(table.status, [...undecided]);
  const isLate = and(
    inArray(table.status, [...decidingStates]),
    lt(table.dueDate, wireDate(context.clock.now())),
  );
  const companies = (when: Period) =>
    sql<number>`(count(distinct coalesce(${table.companyId}, ${table.userId})) filter (where ${handedIn(when)}))::int`;
  const [row = none] = await context.db
    .select({
      declared: countIf(handedIn(period)),
      declaredBefore: countIf(handedIn(before)),
      companies: companies(period),
      companiesBefore: companies(before),
      pending: countIf(isOpen),
      overdue: countIf(isLate),
    })
    .from(table)
    .where(cases);
  return {
    declared: { value: row.declared, before: row.declaredBefore },
    companies: { value: row.companies, before: row.companiesBefore },
    paidWan: await paidIn(asked, before),
    pending: row.pending,
    overdue: row.overdue,
  };
}

/** Payments of the cases that reached their company. */
export function paidOf({ context, cases }: FigureQuery): SQL | undefined {
  const [payments, table] = [tableOf(payment), tableOf(application)];
  return and(
    tenantRows(payment, context),
    eq(payments.result, 'paid'),
    eq(payments.applicationId, table.id),
    cases,
  );
}

async function paidIn(asked: FigureQuery, before: Period) {
  const [payments, table] = [tableOf(payment), tableOf(application)];
  const sumIn = ({ from, to }: Period) =>
    sql<number>`coalesce(sum(${payments.amountWan}) filter (where ${between(payments.payDate, from, to)}), 0)::float8`;
  const [row] = await asked.context.db
    .select({ value: sumIn(asked.period), before: sumIn(before) })
    .from(payments)
    .innerJoin(table, eq(payments.applicationId, table.id))
    .where(paidOf(asked));
  return { value: row?.value ?? 0, before: row?.before ?? 0 };
}
