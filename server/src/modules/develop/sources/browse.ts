import { sourceColumn, sourceTable, sourceTrial } from '@policy/shared/contract/develop/answers.ts';
import { dataSource } from '@policy/shared/contract/entities/develop/data-source.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, queryOf, readParameters } from '../../../kit/routes/route.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { withSource } from './open-source.ts';

const tags = ['dataSource'];
const named = z.object({ id: z.string() });
const word = z.object({ id: z.string(), keyword: z.string().max(60).default('') });
const table = z.object({ id: z.string(), table: z.string().min(1).max(128) });
const path = `/${dataSource.path}`;
/** Each of them opens a connection somewhere else. */
const perMinute = 60;

/** Trying a data source, and looking at its tables and columns, a bounded number of each. */
export function addBrowsing(app: FastifyInstance) {
  const tools = { ...app.services, log: app.log };
  const trial = {
    config: { guard: permission('datasource_test'), perMinute },
    schema: {
      tags,
      querystring: named.partial(),
      body: named.partial().nullish(),
      response: { 200: sourceTrial },
    },
  };
  app.post(`${path}/test`, trial, (request) => {
    const { id } = readParameters(request, named);
    const startedAt = performance.now();
    return withSource(request.context, tools, {
      id,
      ask: async (reader) => {
        const told = await reader.version();
        return { ...told, latencyMs: Math.round(performance.now() - startedAt) };
      },
    });
  });

  const config = { guard: permission('datasource_view'), perMinute };
  const tables = { config, schema: { tags, querystring: word, response: { 200: z.array(sourceTable) } } };
  app.get(`${path}/tables`, tables, (request) => {
    const { id, keyword } = queryOf<z.output<typeof word>>(request);
    return withSource(request.context, tools, { id, ask: (reader) => reader.tables(keyword) });
  });

  const columns = { config, schema: { tags, querystring: table, response: { 200: z.array(sourceColumn) } } };
  app.get(`${path}/columns`, columns, async (request) => {
    const { id, table: name } = queryOf<z.output<typeof table>>(request);
    const found = await withSource(request.context, tools, { id, ask: (reader) => reader.columns(name) });
    if (found.length === 0) throw new Refusal('dataSource.table');
    return found;
  });
}
