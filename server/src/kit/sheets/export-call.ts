import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, queryOf } from '../routes/route.ts';
import type { Exporter } from './exporters.ts';
import { fileNameOf, listSheet } from './list-sheet.ts';
import { fileHeaders, sheetFormats } from './sheet-file.ts';

interface ExportCall extends Partial<Omit<Exporter, 'entity'>> {
  /** Path of the call, where it is not `<path>/export`. */
  at?: string;
}

const exportQuery = z.looseObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') });
const perMinute = 20;
const sends = Object.values(sheetFormats).map(({ contentType }) => contentType);

/**
 * Adds the call that exports a list to a file: its filters, its order, its columns, its rows and no others; and names the
 * list among those that may be exported with more to choose.
 */
export function addExport(app: FastifyInstance, entity: Entity, call: ExportCall = {}) {
  const { at = `${entity.path}/export`, asked = (_, query) => query, sealed = [] } = call;
  app.exporters.set(entity.name, { entity, asked, sealed });
  const guard = permission(`${entity.permissionBase}_export`);
  const ownTenantId = 'tenantId' in entity.fields;
  const config = { guard, flat: true, perMinute, lists: entity, sends, ownTenantId };
  const schema = { tags: [entity.name], querystring: exportQuery };
  app.get(`/${at}`, { config, schema }, async (request, reply) => {
    const { context } = request;
    const { format, ...sent } = queryOf<z.output<typeof exportQuery>>(request);
    const sheet = await listSheet(entity, context, { query: await asked(context, sent) });
    const file = sheetFormats[format].write(sheet);
    return reply.headers(fileHeaders(format, fileNameOf(sheet.title, format, context))).send(file);
  });
}
