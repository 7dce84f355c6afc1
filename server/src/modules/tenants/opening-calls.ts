import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { initialChoice, initialCounts, openedTenant } from '@policy/shared/contract/tenants/opening.ts';
import type { OpenedTenant } from '@policy/shared/contract/tenants/opening.ts';
import { wireDraft } from '@policy/shared/contract/kit/wire-shapes.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { tenantOf } from '../../accounts/tenant-of.ts';
import { readSubmission } from '../../kit/drafts/drafts.ts';
import { assertRequiredWhen } from '../../kit/drafts/required-when.ts';
import { describedOnly, parametersOf, permission, queryOf, readParameters } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { duplicate } from '../../kit/sql/duplicate.ts';
import { tableOf } from '../../kit/table/table.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import { readAdministrator } from './first-administrator.ts';
import type { Contents } from './initial/copy-initial.ts';
import { countInitial } from './initial/copy-initial.ts';
import { menusIn } from './menus-in.ts';
import { openTenant } from './open-tenant.ts';

const tags = ['tenant'];
const guard = permission('tenant_add');
const ofTemplate = z.object({ templateTenantId: z.string().max(6) });

/** The calls that open a tenant step by step: how much another one has to copy, and the opening in one transaction. */
export function addOpening(app: FastifyInstance, contents: Contents) {
  const counts = { tags, querystring: ofTemplate, response: { 200: initialCounts } };
  app.get('/blade-system/tenant/initial-counts', { config: { guard }, schema: counts }, async (request) => {
    const { templateTenantId } = queryOf<z.output<typeof ofTemplate>>(request);
    return countInitial(contents, await templateOf(request.context, templateTenantId));
  });

  const body = z.looseObject({ ...initialChoice.shape, ...wireDraft(tenant).shape });
  const schema = { tags, body, response: { 200: openedTenant } };
  app.post(
    '/blade-system/tenant/open',
    { config: { guard }, schema, validatorCompiler: describedOnly },
    (request) => open(request, contents),
  );
}

/** The template tenant as the system reads it. */
async function templateOf(context: Context, tenantId: string): Promise<Context> {
  if (!(await tenantOf(context, tenantId))) throw new Refusal('tenant.template', {}, 'templateTenantId');
  return { ...context, tenantId, actor: null };
}

/** Opens a tenant whole or not at all; a new tenant is always one more, whatever id was sent. */
function open(request: FastifyRequest, contents: Contents): Promise<OpenedTenant> {
  const sent = parametersOf(request);
  const { templateTenantId, copied } = readParameters(request, initialChoice);
  const { values } = readSubmission(tenant, { ...sent, id: null }, request.context);
  return writeOnce(request, async (context) => {
    assertRequiredWhen(tenant, context, { before: null, values });
    await assertFree(context, values.tenantName);
    await assertUsable(context, values.packageId);
    const administrator = await readAdministrator(sent, context);
    const from = await templateOf(context, templateTenantId);
    const row = await repositoryOf(tenant, context).insert(values);
    const made = await openTenant(context, row, { administrator, contents, from, copied });
    const { id, tenantId, tenantName } = row;
    return { id, tenantId, tenantName, account: administrator.account, made };
  });
}

/** Refuses a name that another tenant has: whoever picks one could not tell them apart. */
async function assertFree(context: Context, tenantName = ''): Promise<void> {
  const namesakes = eq(tableOf(tenant).tenantName, tenantName);
  if ((await repositoryOf(tenant, context).count(namesakes)) > 0)
    throw duplicate(tenant, context, 'tenantName');
}

/** Refuses a package whose menus are all gone: nobody could do anything in the tenant. */
async function assertUsable(context: Context, packageId: string | null | undefined): Promise<void> {
  if (packageId && (await menusIn(context, packageId)).length === 0)
    throw new Refusal('tenant.packageEmpty', {}, 'packageId');
}
