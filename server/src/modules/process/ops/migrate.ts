import { migrationResult, mostOperations } from '@policy/shared/contract/workflow/operations.ts';
import type { MigrationResult } from '@policy/shared/contract/workflow/operations.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { idLists, idsNamed } from '../../../kit/routes/id-list.ts';
import { describedOnly, permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { sentenceOf } from '../../../kit/runtime/error-sentence.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { reason } from '../../../workflow/index.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { asOperator } from './as-operator.ts';

const ids = ['processInstanceIds', 'processInstanceId'] as const;
const asked = z.looseObject({
  /** The version that they are to go on in. */
  deploymentId: z.uuid(),
  /** Tells what would be met and changes nothing. */
  isDryRun: z.union([z.boolean(), z.enum(['0', '1', 'true', 'false'])]).default(false),
  /** Why; a dry run needs none. */
  comment: reason.optional(),
  notify: z.coerce.number().default(1),
});
type Asked = z.output<typeof asked>;

/** Has processes go on in another version of theirs, each by itself; or tells beforehand what each would meet. */
export const migrationModule =
  (workflow: Workflow): Module =>
  (app) => {
    const lists = idLists(...ids);
    const schema = {
      ...{ tags: ['workflowOps'], response: { 200: z.array(migrationResult) } },
      body: z.looseObject({ ...asked.partial().shape, ...lists.body.unwrap().unwrap().shape }),
    };
    const config = { guard: permission('workflow_ops_migrate') };
    app.post(
      '/blade-workflow/ops/migrate',
      { config, schema, validatorCompiler: describedOnly },
      (request) => {
        const input = readParameters(request, asked);
        return eachMigrated(request, workflow, input);
      },
    );
  };

async function eachMigrated(request: FastifyRequest, workflow: Workflow, input: Asked) {
  const named = [...new Set(ids.flatMap((name) => idsNamed(request, name)))];
  if (named.length === 0) throw new Refusal('row.notFound');
  if (named.length > mostOperations) throw new Refusal('workflow.tooMany', { most: mostOperations });
  const isDryRun = [true, 'true', '1'].includes(input.isDryRun);
  if (!isDryRun && input.comment === undefined) throw new Refusal('workflow.commentRequired', {}, 'comment');
  const results: MigrationResult[] = [];
  // One after the other, each in a transaction of its own: one that does not fit leaves the others as they are.
  for (const id of named) {
    try {
      const steps = await inTransaction(request.context, (inside) =>
        migrateOne(inside, workflow, { ...input, isDryRun, instanceId: id }),
      );
      const fits = steps.every(({ problem }) => problem === null);
      results.push({ id, ok: fits, msg: null, steps: [...steps] });
    } catch (error) {
      const msg = sentenceOf(error, request.context.locale);
      if (msg === null) throw error;
      results.push({ id, ok: false, msg, steps: [] });
    }
  }
  return results;
}

async function migrateOne(
  context: Context,
  workflow: Workflow,
  {
    instanceId,
    deploymentId,
    isDryRun,
    comment = '',
    notify,
  }: Asked & { instanceId: string; isDryRun: boolean },
) {
  await workflow.operations.reached(context, instanceId);
  const steps = await workflow.migrationReport(context, { instanceId, deploymentId });
  if (isDryRun) return steps;
  const work = () => workflow.migrate(context, { instanceId, deploymentId, comment }, 'operator');
  await asOperator(context, workflow, { instanceId, comment, notify: notify === 1, work });
  return steps;
}
