import { finalStates } from '@policy/shared/contract/application/moves.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingQuery } from '../../../kit/query/paging.ts';
import { permission, queryOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { withRights } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { accessesAbout, told as toldAccess } from '../looked-at.ts';
import { historyPage, told as toldHistory } from './user-history.ts';

type Row = RowOf<typeof portalUser>;
type Query = Readonly<Record<string, unknown>>;

const cases = tableOf(application);
const ended = ['draft', ...finalStates] as const;
const tags = [portalUser.name];
const querystring = pagingQuery.extend({ id: z.string().max(40) });
const config = { guard: permission('policyuserinfo_view') };

/** Adds what an officer reads beside one policy user, a page at a time: his open cases, sign-ins, changes, and who read his file. */
export function addUserTabs(app: FastifyInstance) {
  const add = (name: string, row: z.ZodType, read: (context: Context, row: Row, query: Query) => unknown) =>
    app.get(
      `/${portalUser.path}/${name}`,
      { config, schema: { tags, querystring, response: { 200: pageOf(row) } } },
      async (request) => {
        const { context } = request;
        const { id, ...rest } = queryOf<z.output<typeof querystring>>(request);
        return read(context, await repositoryOf(portalUser, context).get(id), rest);
      },
    );
  add('cases', answeredRow(application), casesOf);
  add('signIns', answeredRow(loginLog), signInsOf);
  add('history', toldHistory, historyPage);
  add('accesses', toldAccess, (context, { uid, companyId }, query) =>
    accessesAbout(context, { userId: uid, companyId, isOfficer: true }, query),
  );
}

/** Cases that have not ended, as far as the officer reaches into cases himself. */
async function casesOf(context: Context, { uid, companyId }: Row, query: Query) {
  const owner =
    companyId === null ? and(isNull(cases.companyId), eq(cases.userId, uid)) : eq(cases.companyId, companyId);
  const page = await repositoryOf(application, context).page(
    query,
    and(owner, notInArray(cases.status, [...ended])),
  );
  return { ...page, records: page.records.map((row) => toWire(application, row)) };
}

/** How the account signed in lately; who may read the user may read this of him without the whole tenant's log. */
async function signInsOf(context: Context, { account }: Row, query: Query) {
  const reader = withRights(context, { permissions: new Set(['log_login_view']), scopes: new Map() });
  const page = await repositoryOf(loginLog, reader).page(query, ofAccount(account));
  return { ...page, records: page.records.map((row) => toWire(loginLog, row)) };
}

const ofAccount = (account: string): SQL => eq(tableOf(loginLog).account, account);
