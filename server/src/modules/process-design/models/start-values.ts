import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { startValues, startValuesInput } from '@policy/shared/contract/process-design/trial.ts';
import type { StartValues } from '@policy/shared/contract/process-design/trial.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

import { formOf, mainForm } from '../../../forms/form-versions.ts';
import { bodyOf, permission } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { Workflow } from '../../../workflow/index.ts';

const { path, name, permissionBase } = processModel;
/** Of a process that begins with none. */
const noForm = { schema: {}, uiSchema: {} };
type Asked = z.output<typeof startValuesInput>;

/** The call that tells what somebody gives who tries a drawn process: fields of the form that it begins with, and what it names besides. */
export function addStartValues(app: FastifyInstance, workflow: Workflow) {
  const config = { guard: permission(`${permissionBase}_edit`), perMinute: 120 };
  const schema = { tags: [name], body: startValuesInput, response: { 200: startValues } };
  app.post(`/${path}/startValues`, { config, schema }, (request) =>
    valuesOf(request.context, workflow, bodyOf<Asked>(request)),
  );
}

async function valuesOf(
  context: Context,
  workflow: Workflow,
  { modelKey: key, xml }: Asked,
): Promise<StartValues> {
  const { formKey, names, asked } = await workflow.startValues(context, { key, xml });
  const main = await mainForm(context, { formKey });
  const form = main ? await formOf(context, main) : noForm;
  const fields = Object.fromEntries(
    fieldsIn(form.schema).filter(([field]) => names === 'all' || names.includes(field)),
  );
  return {
    // Nothing is required: a trial is given what matters for the way that is looked at.
    schema: { type: 'object', ...defsOf(form.schema), properties: fields },
    uiSchema: form.uiSchema,
    others: asked.filter((one) => !Object.hasOwn(fields, one.name)),
    isOpen: names === 'all',
  };
}

const fieldsIn = ({ properties }: Record<string, unknown>): [string, unknown][] =>
  typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];

/** What the fields of a schema may point to. */
const defsOf = ({ $defs }: Record<string, unknown>) => ($defs === undefined ? {} : { $defs });
