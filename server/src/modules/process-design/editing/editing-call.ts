import type { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import type { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { editingInput, otherEditor } from '@policy/shared/contract/process-design/editing.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { describedOnly, permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { anyTableOf } from '../../../kit/table/table.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { editorsBeside } from './editors.ts';

type Designed = typeof processModel | typeof formDesign;

/** The call by which an open designer says that it is open, and hears who else has the same one open. */
export function addEditing(app: FastifyInstance, entity: Designed) {
  const config = { guard: permission(`${entity.permissionBase}_edit`), unlogged: true };
  const schema = {
    ...{ tags: [entity.name], body: editingInput.partial().nullish() },
    response: { 200: z.array(otherEditor) },
  };
  app.post(`/${entity.path}/editing`, { config, schema, validatorCompiler: describedOnly }, (request) => {
    const { id, isOver } = readParameters(request, editingInput);
    return writeOnce(request, async (context) => {
      await assertThere(context, entity, id);
      return editorsBeside(context, { id, isOver });
    });
  });
}

/** What the caller may not read, nobody has open for him; the document itself is not read for it. */
async function assertThere(context: Context, entity: Designed, id: string): Promise<void> {
  const rows = isUuid(id) ? await repositoryOf(entity, context).list({}, eq(anyTableOf(entity).id, id)) : [];
  if (rows.length === 0) throw new Refusal('row.notFound');
}
