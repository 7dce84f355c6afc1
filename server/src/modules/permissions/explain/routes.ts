import { entityReach } from '@policy/shared/contract/permissions/entity-reach.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingQuery } from '../../../kit/query/paging.ts';
import { permission, queryOf } from '../../../kit/routes/route.ts';
import { readCodes } from './facts.ts';
import { explainCode, holdersAnswer } from './holders.ts';
import { explainPerson, personAnswer } from './of-person.ts';
import { tryReach } from './reach.ts';

const path = '/blade-system/permission';
const tags = ['permission'];
const config = { guard: permission('permission_view') };

const code = z.object({
  id: z.string(),
  parentId: z.string(),
  code: z.string(),
  name: z.string(),
  category: z.int(),
});
const byPerson = z.looseObject({ userId: z.string().max(40) });
const byEntity = byPerson.extend({ entity: z.string().max(60) });
const byCode = pagingQuery.extend({ code: z.string().max(100) });

/** Who may do what, and why: a person's codes, the rows that he would see, and a code's people. */
export function addExplanations(app: FastifyInstance) {
  const codes = { tags, response: { 200: z.array(code) } };
  app.get(`${path}/codes`, { config, schema: codes }, async ({ context }) =>
    (await readCodes(context)).map(({ id, parentId, name, category, ...row }) => ({
      ...{ id, parentId: parentId ?? '0', code: row.code, name, category },
    })),
  );
  const person = { tags, querystring: byPerson, response: { 200: personAnswer } };
  app.get(`${path}/of-person`, { config, schema: person }, (request) =>
    explainPerson(request.context, queryOf<z.output<typeof byPerson>>(request).userId),
  );
  const reach = { tags, querystring: byEntity, response: { 200: entityReach } };
  app.get(`${path}/reach`, { config, schema: reach }, (request) =>
    tryReach(request.context, queryOf<z.output<typeof byEntity>>(request)),
  );
  const people = { tags, querystring: byCode, response: { 200: holdersAnswer } };
  app.get(`${path}/holders`, { config, schema: people }, (request) =>
    explainCode(request.context, queryOf<z.output<typeof byCode>>(request)),
  );
}
