import { dataSource } from '@policy/shared/contract/entities/develop/data-source.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import type { Submitted } from '../../../kit/crud/crud-module.ts';
import { restrictDeleteWhileInUse } from '../../../kit/crud/delete-restrictions.ts';
import { permission } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Outbound } from '../../../kit/services/outbound.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { addBrowsing } from './browse.ts';
import { addressOf } from './open-source.ts';
import { hasPassword, keepPassword } from './password.ts';

type Source = typeof dataSource;
type SubmittedFields = Partial<Pick<RowOf<Source>, 'url'>>;

/** A data source is at a host that the installation allows, and cannot be removed while anything refers to it. */
export const dataSourceRules = (outbound: Outbound) =>
  defineRules(dataSource, {
    beforeWrite: [
      async (values, { before }) => {
        const { driverClass = before?.driverClass, url = before?.url } = values;
        if (!driverClass || !url) return;
        if (!url.startsWith(`${driverClass}://`))
          throw new Refusal('dataSource.driver', { driver: driverClass });
        await outbound.listed.assertHost(addressOf({ driverClass, url }).host);
      },
    ],
    beforeRemove: [restrictDeleteWhileInUse(dataSource)],
  });

/** Data sources, with a password that nobody reads back. */
export const dataSourceModule = ({ cipher }: Services): Module =>
  crudModule(dataSource, {
    beforeSubmit: [forgetsNoPassword],
    afterSubmit: [({ id }, { sent, context }) => keepPassword(context, cipher, { id, sent })],
    routes: (app) => {
      addBrowsing(app);
      addSelect(app);
    },
  });

const option = z.object({ id: z.string(), name: z.string() });

/** What other clients pick a source from, by its name and nothing else. */
function addSelect(app: FastifyInstance) {
  const schema = { tags: ['dataSource'], response: { 200: z.array(option) } };
  const config = { guard: permission('datasource_view', 'code_view', 'tenant_datasource') };
  app.get(`/${dataSource.path}/select`, { config, schema }, async ({ context }) => {
    const rows = await repositoryOf(dataSource, context).all(eq(tableOf(dataSource).status, 1));
    return rows.map(({ id, name }) => ({ id, name }));
  });
}

/** Rule: a password goes with the address it was given for; whoever moves the source has to say it again. */
async function forgetsNoPassword(
  values: SubmittedFields,
  { before, sent, context }: Submitted<Source>,
): Promise<void> {
  const isMoved = before !== null && values.url !== undefined && values.url !== before.url;
  if (isMoved && !sent['password'] && (await hasPassword(context, before.id)))
    throw new Refusal('dataSource.moved');
}
