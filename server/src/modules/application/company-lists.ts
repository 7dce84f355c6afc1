import { companyStatistics } from '@policy/shared/contract/application/calls.ts';
import { applicationLists, applicationTabs } from '@policy/shared/contract/application/moves.ts';
import type { ApplicationList } from '@policy/shared/contract/application/moves.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { and, count, eq, inArray } from 'drizzle-orm';

import { pagingQuery } from '../../kit/query/paging.ts';
import { queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { actorOf } from '../../membership/applicant.ts';
import { belongsTo } from './submission/apply-checks.ts';
import { applicationTable } from './tables.ts';

const names: readonly ApplicationList[] = [
  'listall',
  'listunfinished',
  'listreject',
  'listpaytodo',
  'listpaydone',
];

/** A company's own applications by how far they are, and how many there are of each. */
export const companyLists: Module = (app) => {
  const config = { guard: 'signedIn' as const };
  const tags = [application.name];
  const schema = {
    tags,
    querystring: pagingQuery,
    response: { 200: pageOf(answeredRow(application)) },
  };
  for (const name of names) {
    app.get(
      `/${application.path}/${name}`,
      { config: { ...config, lists: application }, schema },
      (request) => {
        const { context } = request;
        const states = applicationLists[name];
        const mine = belongsTo(actorOf(context));
        return repositoryOf(application, context).page(
          queryOf(request),
          states ? and(mine, inArray(applicationTable.status, [...states])) : mine,
        );
      },
    );
  }
  const statistics = { tags, response: { 200: companyStatistics } };
  app.get(`/${application.path}/statisticsCompanyApply`, { config, schema: statistics }, (request) =>
    statisticsOf(request.context),
  );
};

async function statisticsOf(context: Context) {
  const mine = and(
    eq(applicationTable.tenantId, context.tenantId),
    belongsTo(actorOf(context)),
    eq(applicationTable.isDeleted, 0),
  );
  const rows = await context.db
    .select({ status: applicationTable.status, total: count() })
    .from(applicationTable)
    .where(mine)
    .groupBy(applicationTable.status);
  const sumOf = (states: readonly string[] | undefined) =>
    rows.filter((row) => !states || states.includes(row.status)).reduce((sum, row) => sum + row.total, 0);
  return {
    all: sumOf(undefined),
    unfinished: sumOf(applicationLists.listunfinished),
    reject: sumOf(applicationLists.listreject),
    paytodo: sumOf(applicationLists.listpaytodo),
    paydone: sumOf(applicationLists.listpaydone),
    draft: sumOf(applicationTabs.draft),
    doing: sumOf(applicationTabs.doing),
    done: sumOf(applicationTabs.done),
  };
}
