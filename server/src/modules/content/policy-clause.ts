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
import { repositoryOf } from '../../kit/rows/repository.ts';

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
      const clauses = await repositoryOf(policyClause, request.context).list(queryOf(request));
      return clauses.map((clause) => toWire(policyClause, clause));
    },
  );
  const detail = { tags, querystring: idQuery, response: { 200: row } };
  app.get(`/${policy.path}/policycontentdetail`, { config, schema: detail }, async (request) =>
    toWire(
      policyClause,
      await repositoryOf(policyClause, request.context).get(queryOf<{ id: string }>(request).id),
    ),
  );
  addSubmit(app, policyClause, { at: `${policy.path}/policycontentsubmit` });
  addRemove(app, policyClause, `${policy.path}/policycontentremove`);
};
