import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { z } from 'zod';

import { addRemove, addSubmit } from '../../kit/crud/crud-module.ts';
import { pagingQuery } from '../../kit/query/paging.ts';
import { queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { readRevised } from '../../kit/revisions/read-revised.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';

const row = answeredRow(policyClause);

/** Clauses have the four verbs under names of their own, below the policy's path. */
export const policyClauseModule: Module = (app) => {
  const config = { guard: 'public' as const };
  const tags = [policyClause.name];
  const list = { tags, querystring: pagingQuery, response: { 200: z.array(row) } };
  app.get(
    `/${policy.path}/listpolicycontent`,
    { config: { ...config, lists: policyClause }, schema: list },
    async (request) => {
      const query = queryOf<Record<string, unknown>>(request);
      const read = (context: Context) => repositoryOf(policyClause, context).list(query);
      const clauses = await readRevised(policyClause, request.context, { query, read });
      return clauses.map((clause) => toWire(policyClause, clause));
    },
  );
  const detail = { tags, querystring: idQuery, response: { 200: row } };
  app.get(`/${policy.path}/policycontentdetail`, { config, schema: detail }, async (request) => {
    const { id } = queryOf<{ id: string }>(request);
    const read = (context: Context) => repositoryOf(policyClause, context).get(id);
    return toWire(policyClause, await readRevised(policyClause, request.context, { id, read }));
  });
  addSubmit(app, policyClause, { at: `${policy.path}/policycontentsubmit` });
  addRemove(app, policyClause, `${policy.path}/policycontentremove`);
};
