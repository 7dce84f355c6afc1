import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { describedOnly, idsOf, permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';

const { path, name, permissionBase, fields } = processModel;
const ids = z.string();
const filed = z.looseObject({ ids, categoryId: fields.categoryId });
const pictured = z.looseObject({ ids, icon: fields.icon });

/** The calls that file models elsewhere, and give them an icon. */
export function addChangeMany(app: FastifyInstance) {
  const config = { guard: permission(`${permissionBase}_edit`) };
  const said = { tags: [name], response: { 200: z.null() } };
  const route = { config, validatorCompiler: describedOnly };
  app.post(`/${path}/changeCategory`, { ...route, schema: { ...said, body: filed } }, (request) => {
    const { categoryId = null } = readParameters(request, filed);
    return changeAll(request, { categoryId });
  });
  app.post(`/${path}/changeIcon`, { ...route, schema: { ...said, body: pictured } }, (request) => {
    const { icon = null } = readParameters(request, pictured);
    return changeAll(request, { icon });
  });
}

function changeAll(request: FastifyRequest, changes: Partial<DraftOf<typeof processModel>>) {
  const wanted = idsOf(request);
  if (wanted.length === 0) throw new Refusal('row.notFound');
  return writeOnce(request, async (context) => {
    for (const id of wanted) await repositoryOf(processModel, context).update(id, changes);
    return null;
  });
}
