import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { formsAsked, offeredForm } from '@policy/shared/contract/process-design/form-offers.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

import { offeredForms } from '../../../forms/offered-forms.ts';
import { pagingOf, pagingQuery } from '../../../kit/query/paging.ts';
import { permission, queryOf } from '../../../kit/routes/route.ts';

const { path, name, permissionBase } = processModel;
const asked = pagingQuery.extend(formsAsked.shape);

/** The call that tells a designer which forms its diagram may name, a page at a time. */
export function addFormOffers(app: FastifyInstance) {
  const config = { guard: permission(`${permissionBase}_view`) };
  const schema = { tags: [name], querystring: asked, response: { 200: pageOf(offeredForm) } };
  app.get(`/${path}/forms`, { config, schema }, async (request) => {
    const { context } = request;
    const { keyword, key, ...query } = queryOf<z.output<typeof asked>>(request);
    const { current, size } = pagingOf(query);
    const { records, total } = await offeredForms(context, { keyword, key, current, size });
    return { records, total, size, current, pages: Math.ceil(total / size) };
  });
}
