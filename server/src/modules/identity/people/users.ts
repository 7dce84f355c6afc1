import { user } from '@policy/shared/contract/entities/identity/user.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import type { FastifyInstance } from 'fastify';

import { addSubmit, crudModule } from '../../../kit/crud-module.ts';
import { Refusal } from '../../../kit/errors.ts';
import { pagingQuery } from '../../../kit/paging.ts';
import { repositoryOf } from '../../../kit/repository.ts';
import { permission, queryOf } from '../../../kit/route.ts';
import type { Module } from '../../../kit/route.ts';
import { addExport } from '../../../kit/sheets/export-call.ts';
import type { Identity } from '../identity.ts';
import { addActs } from './acts.ts';
import { keepAnAdministrator } from './administrators.ts';
import { withDepartmentsBelow } from './departments-below.ts';
import { addPeopleImport } from './import-people.ts';
import { assertMayManage, assertNotSelf } from './person-bounds.ts';
import { addPlatform } from './platform.ts';
import { addSearches } from './search.ts';
import { restoreUser } from './restore-user.ts';
import { submitUser } from './submit-user.ts';

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

/** The people of a tenant, for those who keep their accounts. */
export const userModule = (identity: Identity): Module =>
  crudModule(user, {
    verbs: ['detail', 'submit', 'remove'],
    ...submitUser(identity),
    beforeRemove: [
      (rows, context) =>
        assertNotSelf(
          context,
          rows.map(({ id }) => id),
        ),
      (rows, context) => assertMayManage(context, rows),
      (rows, context) =>
        keepAnAdministrator(
          context,
          rows.map(({ id }) => id),
        ),
    ],
    beforeRestore: restoreUser,
    afterRemove: [
      (rows, context) =>
        context.afterCommit(
          () =>
            void identity.sessions.endAllOf(
              rows.map(({ id }) => id),
              'removed',
            ),
        ),
    ],
    routes: (app) => {
      addPage(app);
      const { beforeWrite = [], ...rest } = submitUser(identity);
      const known = (_: unknown, { before }: { before: unknown }) => {
        if (!before) throw new Refusal('row.notFound');
      };
      addSubmit(app, user, { ...rest, beforeWrite: [known, ...beforeWrite], at: 'blade-user/update' });
      addActs(app, identity);
      addExport(app, user, { at: 'blade-user/export-user', asked: withDepartmentsBelow });
      addPeopleImport(app, identity);
      addPlatform(app, identity);
      addSearches(app);
    },
  });
