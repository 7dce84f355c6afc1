import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { readUpload } from '../../../kit/routes/read-upload.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { twinOf } from '../../../kit/routes/twin.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { deploymentModule, removeDeployments } from '../deployments/deployments.ts';
import { takeUp } from '../deployments/status.ts';
import { categoryOf } from './category-of.ts';
import { deployDocuments } from './deploy-documents.ts';
import { tenantsNamed } from './tenants-named.ts';

const at = (verb: string) => `/blade-flow/manager/${verb}`;
const tags = ['processDeployment'];
const held = z.looseObject({
  /** Of a version. */
  processId: z.string(),
  state: z.enum(['active', 'suspended', 'suspend']),
});
const removed = z.looseObject({ deploymentIds: z.string() });
const filed = z.object({ category: z.string().optional(), tenantIds: z.string().optional() });
const answer = z.array(z.object({ id: z.string(), key: z.string(), version: z.int() }));
/** As large as a diagram that is drawn may be, and as many as somebody picks at once. */
const uploaded = { largestMb: 2, most: 20, tooLarge: 'attachment.tooLarge' } as const;

/** What is deployed, at the addresses of the classic family: listed, held, removed, and deployed from files. */
export const classicManager =
  (workflow: Workflow): Module =>
  (app) => {
    twinOf(deploymentModule(workflow), (path) =>
      path === '/blade-workflow/design/deployment/list' ? at('list') : null,
    )(app);
    addState(app, workflow);
    addRemoval(app, workflow);
    addUpload(app, workflow);
  };

function addState(app: FastifyInstance, workflow: Workflow): void {
  const schema = { tags, body: held.partial().nullish(), response: { 200: z.null() } };
  const config = { guard: permission('design_deployment_status') };
  app.post(at('change-state'), { config, schema }, (request) => {
    const { processId: deploymentId, state } = readParameters(request, held);
    return writeOnce(request, async (context) => {
      await workflow.deployments.detail(context, deploymentId);
      await workflow.changeDeploymentState(context, { deploymentId, isSuspended: state !== 'active' });
      if (state === 'active') await takeUp(context, workflow, deploymentId);
      return null;
    });
  });
}

function addRemoval(app: FastifyInstance, workflow: Workflow): void {
  const schema = { tags, body: removed.partial().nullish(), response: { 200: z.null() } };
  const config = { guard: permission('design_deployment_delete') };
  app.post(at('delete-deployment'), { config, schema }, (request) => {
    const ids = readParameters(request, removed).deploymentIds.split(',').filter(Boolean);
    return writeOnce(request, async (context) => {
      await removeDeployments(context, workflow, ids);
      return null;
    });
  });
}

function addUpload(app: FastifyInstance, workflow: Workflow): void {
  const config = { guard: permission('design_model_deploy'), perMinute: 30, upload: filed };
  app.post(at('deploy-upload'), { config, schema: { tags, response: { 200: answer } } }, async (request) => {
    const { files, fields } = await readUpload(request, uploaded);
    if (files.length === 0) throw new Refusal('attachment.missing');
    const other = files.find(({ originalName }) => !/\.(?:bpmn|xml)$/i.test(originalName));
    if (other) throw new Refusal('workflow.fileKind', { file: other.originalName.slice(0, 100) });
    return writeOnce(request, async (context) => {
      const code = fields.get('category');
      const deployed: z.output<typeof answer> = [];
      for (const there of await tenantsNamed(context, fields.get('tenantIds'))) {
        // A code that a tenant does not have would file its versions where nobody finds them.
        const category = code ? (await categoryOf(there, code)).code : null;
        const documents = files.map(({ body }) => ({ xml: body.toString('utf8'), category }));
        for (const { id, key, version } of await deployDocuments(there, workflow, documents))
          deployed.push({ id, key, version });
      }
      return deployed;
    });
  });
}
