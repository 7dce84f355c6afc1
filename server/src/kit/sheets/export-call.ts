import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Context } from '../runtime/context.ts';
import { wireTime } from '../runtime/clock.ts';
import { Refusal } from '../runtime/errors.ts';
import { repositoryOf } from '../rows/repository.ts';
import { permission, queryOf } from '../routes/route.ts';
import { fileHeaders, sheetFormats } from './sheet-file.ts';
import { namesBeside, sheetColumns } from './sheet-columns.ts';
import type { Cell } from './sheet-columns.ts';

type Query = Readonly<Record<string, unknown>>;

interface ExportCall {
  /** Path of the call, where it is not `<path>/export`. */
  at?: string;
  /** What the list makes of its query before it filters. */
  asked?: (context: Context, query: Query) => Promise<Query>;
}

const exportQuery = z.looseObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') });
const perMinute = 20;
const sends = Object.values(sheetFormats).map(({ contentType }) => contentType);

/** Adds the call that exports a list to a file: its filters, its order, its columns, its rows and no others. */
export function addExport(app: FastifyInstance, entity: Entity, { at, asked }: ExportCall = {}) {
  const guard = permission(`${entity.permissionBase}_export`);
  const ownTenantId = 'tenantId' in entity.fields;
  const config = { guard, flat: true, perMinute, lists: entity, sends, ownTenantId };
  const schema = { tags: [entity.name], querystring: exportQuery };
  app.get(`/${at ?? `${entity.path}/export`}`, { config, schema }, async (request, reply) => {
    const { context } = request;
    const { format, ...sent } = queryOf<z.output<typeof exportQuery>>(request);
    const query = asked ? await asked(context, sent) : sent;
    const parts = repositoryOf(entity, context).parts(query);
    // Whatever refuses the list does so before a byte of the file is out.
    const first = await parts.next();
    if (first.done) throw new Refusal('row.notFound');
    const { title } = catalogue(context.locale).entity(entity.name);
    const columns = sheetColumns(entity, context);
    async function* rows(): AsyncGenerator<Cell[]> {
      for (let part = first; !part.done; part = await parts.next()) {
        const names = await namesBeside(entity, context, part.value);
        for (const row of part.value) yield columns.map(({ cell }) => cell(row, names));
      }
    }
    const name = `${title}-${wireTime(context.clock.now()).slice(0, 10)}.${format}`;
    const heads = columns.map(({ label }) => label);
    const file = sheetFormats[format].write({ title, heads, rows: rows() });
    return reply.headers(fileHeaders(format, name)).send(file);
  });
}
