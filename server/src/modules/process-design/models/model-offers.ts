import { processButton } from '@policy/shared/contract/entities/process-design/process-button.ts';
import { processCondition } from '@policy/shared/contract/entities/process-design/process-condition.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { serviceEndpoint } from '@policy/shared/contract/entities/process-design/service-endpoint.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { modelOffers } from '@policy/shared/contract/process-design/calls.ts';
import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { permission } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { nameIn } from '../../../kit/table/fields.ts';
import type { Workflow } from '../../../workflow/index.ts';

const { path, name, permissionBase } = processModel;

/** The call that tells a designer what its diagram may name. */
export function addOffers(app: FastifyInstance, workflow: Workflow) {
  const config = { guard: permission(`${permissionBase}_view`) };
  const schema = { tags: [name], response: { 200: modelOffers } };
  app.get(`/${path}/offers`, { config, schema }, ({ context }) => offersIn(context, workflow));
}

async function offersIn(context: Context, workflow: Workflow): Promise<ModelOffers> {
  const roles = await repositoryOf(role, context).all(undefined);
  const posts = await repositoryOf(position, context).all(undefined);
  const buttons = await repositoryOf(processButton, context).all(eq(tableOf(processButton).status, 1));
  const endpoints = await repositoryOf(serviceEndpoint, context).all(undefined);
  const templates = await repositoryOf(smsTemplate, context).all(undefined);
  const conditions = await repositoryOf(processCondition, context).all(undefined);
  return {
    caseTypes: workflow.caseTypes(),
    roles: roles.map((row) => ({ key: row.roleAlias, name: nameIn(context, role, row) })),
    posts: posts.map((row) => ({ key: row.postCode, name: nameIn(context, position, row) })),
    processes: await workflow.deployedNames(context),
    buttons: buttons.map(({ buttonKey: key, commentRequired, isStandard, ...row }) => ({
      ...{ key, name: row.name, nameEn: row.nameEn },
      ...{ confirm: row.confirm, confirmEn: row.confirmEn, shownIf: row.shownIf },
      ...{ commentRequired: commentRequired === 1, isStandard: isStandard === 1 },
    })),
    conditions: conditions.map((row) => ({
      name: nameIn(context, processCondition, row),
      ...{ type: row.type, expression: row.expression },
    })),
    endpoints: endpoints.map(({ endpointKey: key, name, methods }) => ({ key, name, methods })),
    smsTemplates: templates.map((row) => ({ key: row.templateCode, name: row.templateName })),
  };
}
