import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { modelWarnings } from '@policy/shared/contract/process-design/calls.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { knownCategory } from '../classic/category-of.ts';
import { deployDocuments } from '../classic/deploy-documents.ts';
import { tenantsNamed } from '../classic/tenants-named.ts';
import { codeOf, deployDraft } from './deploy-model.ts';
import type { Draft } from './deploy-model.ts';

const { path, name: tag, permissionBase } = processModel;
const asked = z.looseObject({
  id: z.string(),
  note: z.string().max(200).nullish(),
  /** The draft that the caller has seen; another one is not deployed unseen. */
  version: z.coerce.number().int().optional(),
  /** Under which category the model is filed first; without it, it stays where it is. */
  categoryId: z.uuid().nullable().optional(),
  tenantIds: z.string().max(2000).optional(),
});
const made = z.object({ id: z.string(), version: z.int(), warnings: modelWarnings });
/** The version of the caller's own tenant, or else of the first that he named, and of how many tenants it is one. */
const answer = made.extend({ tenants: z.int() });

/** The call that makes a model's draft the version that its process begins with. */
export function addDeploy(app: FastifyInstance, workflow: Workflow) {
  const config = { guard: permission(`${permissionBase}_deploy`) };
  const schema = { tags: [tag], body: asked.partial().nullish(), response: { 200: answer } };
  app.post(`/${path}/deploy`, { config, schema }, (request) => {
    const { id, note = null, version, categoryId, tenantIds } = readParameters(request, asked);
    return writeOnce(request, async (context) => {
      const where = { id, note, version, categoryId, tenantIds };
      const versions = await deployWhere(context, workflow, where);
      const first = versions.find(({ tenantId }) => tenantId === context.tenantId) ?? versions[0];
      return { ...found(first), tenants: new Set(versions.map(({ tenantId }) => tenantId)).size };
    });
  });
}

interface Where {
  id: string;
  note: string | null;
  /** The draft that the caller has seen; another one is not deployed unseen. */
  version?: number | undefined;
  /** Under which category the model is filed first; nothing leaves it where it is. */
  categoryId?: string | null | undefined;
  /** Tenants with commas between them; without any, the caller's own. */
  tenantIds?: string | undefined;
}

/** A version that was made, and where. */
type Made = z.output<typeof made> & { tenantId: string };

/** Deploys a model's draft in its own tenant, or in those that are named. */
export async function deployWhere(context: Context, workflow: Workflow, where: Where): Promise<Made[]> {
  const { id, note, version, categoryId, tenantIds } = where;
  const models = repositoryOf(processModel, context);
  // Read once: what was seen is what is deployed everywhere, whoever draws on meanwhile.
  let model: Draft['model'] = await models.get(id);
  if (version !== undefined && version !== model.version) throw new Refusal('row.stale');
  if (model.state === 'archived') throw new Refusal('processModel.archived', { name: model.name });
  const tenants = await tenantsNamed(context, tenantIds);
  if (categoryId !== undefined && categoryId !== model.categoryId) {
    const filed = await models.update(id, { categoryId }, model.version);
    model = { ...model, categoryId, version: filed.version };
  }
  const draft = { model, note };
  const versions: Made[] = [];
  for (const there of tenants) {
    const { tenantId } = there;
    const deployed =
      tenantId === context.tenantId
        ? [await deployDraft(context, workflow, draft)]
        : await deployThere(there, { context, workflow, ...draft });
    versions.push(
      ...deployed.map((one) => ({ id: one.id, version: one.version, warnings: one.warnings, tenantId })),
    );
  }
  return versions;
}

/** Deploys a model's draft as a version of the process of its key in another tenant. */
async function deployThere(
  there: Context,
  { context, workflow, model, note }: { context: Context; workflow: Workflow } & Draft,
) {
  const { modelKey: key, xml, categoryId } = model;
  const code = await codeOf(context, categoryId);
  // What the other tenant does not file by, it is not filed under there.
  const category = code && (await knownCategory(there, code)) ? code : null;
  return deployDocuments(there, workflow, [{ key, xml: xml ?? '', category, note }]);
}
