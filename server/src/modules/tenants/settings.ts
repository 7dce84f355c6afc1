import { tenantPackage } from '@policy/shared/contract/entities/tenants/tenant-package.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { tenantOf } from '../../accounts/tenant-of.ts';
import { readSubmission } from '../../kit/drafts/drafts.ts';
import { idLists, idsNamed } from '../../kit/routes/id-list.ts';
import { parametersOf, permission, queryOf, readParameters } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { found } from '../../kit/runtime/errors.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';

const tags = ['tenant'];
const path = '/blade-system/tenant';
const byNumber = z.looseObject({ tenantId: z.string().max(6).default('') });
const choice = z.object({ tenantId: z.string(), packageId: z.string() });

/** The quota and the term of some tenants, and the package of one. */
export function addSettings(app: FastifyInstance) {
  const { querystring, body } = idLists('ids');
  const answer = { 200: z.null() };
  app.post(
    `${path}/setting`,
    {
      config: { guard: permission('tenant_setting') },
      schema: { tags, querystring, body, response: answer },
    },
    (request) => set(request),
  );

  const config = { guard: permission('tenant_package_setting') };
  const detail = {
    tags,
    querystring: byNumber,
    response: { 200: answeredRow(tenantPackage).nullable() },
  };
  app.get(
    `${path}/package-detail`,
    { config: { ...config, operationId: 'tenantPackageChosen', ownTenantId: true }, schema: detail },
    async (request) => {
      const { tenantId } = queryOf<z.output<typeof byNumber>>(request);
      const { packageId } = found(await tenantOf(request.context, tenantId));
      if (!packageId) return null;
      return toWire(tenantPackage, await repositoryOf(tenantPackage, request.context).get(packageId));
    },
  );

  const chosen = { tags, querystring: choice.partial(), body: choice.partial().nullish(), response: answer };
  app.post(`${path}/package-setting`, { config, schema: chosen }, (request) => {
    const { tenantId, packageId } = readParameters(request, choice);
    return inTransaction(request.context, async (context) => {
      const { id } = found(await tenantOf(context, tenantId));
      const { values } = readSubmission(tenant, { id, packageId }, context);
      await repositoryOf(tenant, context).update(id, values);
      return null;
    });
  });
}

/** Sets the same quota and term for every tenant named; what is not sent stays. */
function set(request: FastifyRequest) {
  const ids = idsNamed(request, 'ids');
  const { accountNumber, expireTime } = parametersOf(request);
  return inTransaction(request.context, async (context) => {
    const rows = await repositoryOf(tenant, context).allOf(ids);
    for (const { id } of rows) {
      const { values } = readSubmission(tenant, { id, accountNumber, expireTime }, context);
      await repositoryOf(tenant, context).update(id, values);
    }
    return null;
  });
}
