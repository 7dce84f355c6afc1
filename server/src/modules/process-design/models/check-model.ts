import {
  longestDiagram,
  longestModelKey,
  processModel,
} from '@policy/shared/contract/entities/process-design/process-model.ts';
import { modelCheck } from '@policy/shared/contract/process-design/calls.ts';
import type { ModelCheck } from '@policy/shared/contract/process-design/calls.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { bodyOf, permission } from '../../../kit/routes/route.ts';
import { sentenceOf } from '../../../kit/runtime/error-sentence.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { Workflow } from '../../../workflow/index.ts';

const { path, name, permissionBase } = processModel;
const asked = z.object({ modelKey: z.string().max(longestModelKey), xml: z.string().max(longestDiagram) });

/** The call that says what deploying a diagram would refuse or warn of; nothing is kept. */
export function addCheck(app: FastifyInstance, workflow: Workflow) {
  const config = { guard: permission(`${permissionBase}_view`), perMinute: 120 };
  const schema = { tags: [name], body: asked, response: { 200: modelCheck } };
  app.post(`/${path}/check`, { config, schema }, (request) =>
    checkDiagram(request.context, workflow, bodyOf(request)),
  );
}

async function checkDiagram(
  context: Context,
  workflow: Workflow,
  { modelKey: key, xml }: z.output<typeof asked>,
): Promise<ModelCheck> {
  const { faults, warnings } = await workflow.findFaults(context, { xml, key });
  const problems = faults.map(({ refusal, elementId }) => ({
    ...{ code: refusal.code, msg: sentenceOf(refusal, context.locale) ?? '', elementId },
  }));
  return { problems, warnings };
}
