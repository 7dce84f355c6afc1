import { dataSource } from '@policy/shared/contract/entities/develop/data-source.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud-module.ts';
import type { Write } from '../../../kit/crud-module.ts';
import { Refusal } from '../../../kit/errors.ts';
import { staysWhileInUse } from '../../../kit/in-use.ts';
import { repositoryOf } from '../../../kit/repository.ts';
import { permission } from '../../../kit/route.ts';
import type { Module } from '../../../kit/route.ts';
import type { Services } from '../../../kit/services.ts';
import { tableOf } from '../../../kit/table.ts';
import { addBrowsing } from './browse.ts';
import { addressOf } from './open-source.ts';
import { hasPassword, keepPassword } from './password.ts';

type Source = typeof dataSource;
type Values = Partial<Pick<RowOf<Source>, 'driverClass' | 'url'>>;

/** Data sources: each at a host that the installation names, with a password that nobody reads back. */
export const dataSourceModule = ({ cipher, outbound }: Services): Module =>
  crudModule(dataSource, {
    beforeWrite: [
      async (values: Values, { before }: Write<Source>) => {
        const { driverClass = before?.driverClass, url = before?.url } = values;
        if (!driverClass || !url) return;
        if (!url.startsWith(`${driverClass}://`))
          throw new Refusal('dataSource.driver', { driver: driverClass });
        await outbound.listed.assertHost(addressOf({ driverClass, url }).host);
      },
      forgetsNoPassword,
    ],
    afterWrite: [({ id }, { sent, context }) => keepPassword(context, cipher, { id, sent })],
    beforeRemove: [staysWhileInUse(dataSource)],
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

/** Step: a password goes with the address it was given for; whoever moves the source has to say it again. */
async function forgetsNoPassword(values: Values, { before, sent, context }: Write<Source>): Promise<void> {
  const isMoved = before !== null && values.url !== undefined && values.url !== before.url;
  if (isMoved && !sent['password'] && (await hasPassword(context, before.id)))
    throw new Refusal('dataSource.moved');
}
