import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';

const { path, name, permissionBase, fields } = processModel;
const ids = z
  .string()
  .transform((joined) => joined.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).min(1).max(200));

/** What may be changed of several models at once, by the call that does it. */
const calls = {
  changeCategory: z.looseObject({ ids, categoryId: fields.categoryId }),
  changeIcon: z.looseObject({ ids, icon: fields.icon }),
};

/** The calls that file models elsewhere, and give them an icon. */
export function addChangeMany(app: FastifyInstance) {
  const config = { guard: permission(`${permissionBase}_edit`) };
  for (const [verb, body] of Object.entries(calls)) {
    const schema = { tags: [name], body, response: { 200: z.null() } };
    app.post(
      `/${path}/${verb}`,
      { config, schema, validatorCompiler: () => (value) => ({ value }) },
      (request) => {
        const { ids: wanted, categoryId = null, icon = null } = readParameters(request, body) as Change;
        const changes = verb === 'changeCategory' ? { categoryId } : { icon };
        return writeOnce(request, async (context) => {
          for (const id of wanted) await repositoryOf(processModel, context).update(id, changes);
          return null;
        });
      },
    );
  }
}

interface Change {
  ids: string[];
  categoryId?: string | null;
  icon?: string | null;
}
