import { dashboard } from '@policy/shared/contract/desk/dashboard.ts';
import type { Dashboard } from '@policy/shared/contract/desk/dashboard.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { permission, queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { figuresOf } from './figures.ts';
import { namesOf } from './names.ts';
import { periodOf } from './period.ts';
import { casesOf } from './reach.ts';
import type { FigureQuery } from './reach.ts';
import { largest, monthsOf, stagesOf } from './series.ts';

const day = z.iso.date().optional();
const query = z.object({ from: day, to: day, deptId: z.string().max(40).optional() });
type Query = z.output<typeof query>;

const mostHandlers = 10;

/** The figures of the cases that the caller may read, and of the work that they make. */
export const dashboardModule =
  (workflow: Workflow): Module =>
  (app) => {
    const config = { guard: permission('dashboard_view') };
    const schema = { tags: ['dashboard'], querystring: query, response: { 200: dashboard } };
    app.get('/blade-desk/dashboard/figures', { config, schema }, (request) =>
      read(request.context, workflow, queryOf<Query>(request)),
    );
  };

async function read(context: Context, workflow: Workflow, { from, to, deptId }: Query): Promise<Dashboard> {
  if (deptId && !isUuid(deptId)) throw new Refusal('row.notFound');
  const period = periodOf({ ...(from && { from }), ...(to && { to }) }, context.clock);
  const asked: FigureQuery = { context, period, cases: casesOf(context, deptId) };
  return {
    ...period,
    ...(await figuresOf(asked)),
    months: await monthsOf(asked),
    agencies: await namesOf(context, department, await largest(asked, 'agencyId')),
    policies: await namesOf(context, policy, await largest(asked, 'policyId')),
    stages: await stagesOf(asked),
    handlers: await handlersOf(asked, workflow),
  };
}

async function handlersOf({ context, cases }: FigureQuery, workflow: Workflow) {
  const table = tableOf(application);
  const of = sql`(select ${table.id}::text from ${table} where ${cases ?? sql`true`})`;
  const work = await workflow.openWork(context, { of, most: mostHandlers });
  return namesOf(
    context,
    user,
    work.map(({ userId, ...rest }) => ({ id: userId, ...rest })),
  );
}
