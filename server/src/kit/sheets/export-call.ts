import { asksWhy } from '@policy/shared/contract/desk/exports.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { remarks } from '@policy/shared/contract/kit/readable.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { permission, queryOf } from '../routes/route.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import type { Exporter } from './exporters.ts';
import { fileNameOf, listSheet } from './list-sheet.ts';
import { fileHeaders, sheetFormats } from './sheet-file.ts';

interface ExportCall extends Partial<Omit<Exporter, 'entity'>> {
  /** Path of the call, where it is not `<path>/export`. */
  at?: string;
}

declare module '../services/services.ts' {
  interface Services {
    /** Writes down for the people in a list that it was taken away, and why; before it is. */
    noteExport: (
      context: Context,
      told: { entity: Entity; rows: readonly object[]; reason: string },
    ) => Promise<unknown>;
  }
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
    const { format, ...said } = queryOf<z.output<typeof exportQuery>>(request);
    const { sent, onPart } = noted(request, entity, said);
    const sheet = await listSheet(entity, context, { query: await asked(context, sent), onPart });
    const file = sheetFormats[format].write(sheet);
    return reply.headers(fileHeaders(format, fileNameOf(sheet.title, format, context))).send(file);
  });
}

/** Some lists are taken away for a reason alone, which those in them may know; it is no filter of theirs then. */
function noted({ context, server }: FastifyRequest, entity: Entity, said: Readonly<Record<string, unknown>>) {
  if (!asksWhy(entity.name)) return { sent: said };
  const { reason: given, ...sent } = said;
  const reason = remarks(200).safeParse(given ?? '').data ?? '';
  if (reason === '') throw new Refusal('exportJob.why', {}, 'reason');
  const onPart = (rows: readonly object[]) => server.services.noteExport(context, { entity, rows, reason });
  return { sent, onPart };
}
