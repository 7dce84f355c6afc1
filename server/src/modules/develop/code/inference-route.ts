import { inferredEntry } from '@policy/shared/contract/develop/answers.ts';
import { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, queryOf } from '../../../kit/routes/route.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { withSource } from '../sources/open-source.ts';
import { inferEntry } from './infer.ts';

const asked = z.object({ datasourceId: z.string(), table: z.string().min(1).max(128) });

/** What a table of a data source would become. */
export function addInference(app: FastifyInstance) {
  const tools = { ...app.services, log: app.log };
  const config = { guard: permission('code_add', 'code_edit'), perMinute: 120 };
  const schema = { tags: ['codeEntry'], querystring: asked, response: { 200: inferredEntry } };
  app.get(`/${codeEntry.path}/infer`, { config, schema }, (request) => {
    const { datasourceId: id, table } = queryOf<z.output<typeof asked>>(request);
    return withSource(request.context, tools, {
      id,
      ask: async (reader) => {
        const columns = await reader.columns(table);
        if (columns.length === 0) throw new Refusal('dataSource.table');
        const found = (await reader.tables(table)).find(({ name }) => name === table);
        return inferEntry({ name: table, comment: found?.comment ?? null, columns });
      },
    });
  });
}
