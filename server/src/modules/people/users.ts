import { user } from '@policy/shared/contract/entities/people/user.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import type { FastifyInstance } from 'fastify';

import { addSubmit, crudModule } from '../../kit/crud/crud-module.ts';
import { pagingQuery } from '../../kit/query/paging.ts';
import { permission, queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';
import { addExport } from '../../kit/sheets/export-call.ts';
import { addActs } from './acts.ts';
import { withDepartmentsBelow } from './departments-below.ts';
import { storeFirstPassword } from './first-password.ts';
import { addPeopleImport } from './import-people.ts';
import { addPlatform } from './platform.ts';
import { addRoleMembers } from './role-members.ts';
import { addSearches } from './search.ts';

type Query = Readonly<Record<string, unknown>>;

function addPage(app: FastifyInstance) {
  const response = { 200: pageOf(answeredRow(user)) };
  app.get(
    '/blade-user/page',
    {
      config: { guard: permission('user_view'), lists: user },
      schema: { tags: ['user'], querystring: pagingQuery, response },
    },
    async (request) => {
      const query = await withDepartmentsBelow(request.context, queryOf<Query>(request));
      const page = await repositoryOf(user, request.context).page(query);
      return { ...page, records: page.records.map((row) => toWire(user, row)) };
    },
  );
}

function isThere(_: unknown, { before }: { before: unknown }) {
  if (!before) throw new Refusal('row.notFound');
}

/** The people of a tenant, for those who keep their accounts. */
export const userModule = (sessions: SessionEnds): Module =>
  crudModule(user, {
    verbs: ['detail', 'submit', 'remove'],
    afterSubmit: [storeFirstPassword],
    routes: (app) => {
      addPage(app);
      addSubmit(app, user, { beforeSubmit: [isThere], at: 'blade-user/update' });
      addActs(app, sessions);
      addRoleMembers(app);
      addExport(app, user, { at: 'blade-user/export-user', asked: withDepartmentsBelow });
      addPeopleImport(app);
      addPlatform(app);
      addSearches(app);
    },
  });
