import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { tenantOf } from '../../accounts/tenant-of.ts';
import { readSubmission } from '../../kit/drafts/drafts.ts';
import { permission, readParameters } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { found } from '../../kit/runtime/errors.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';

const choice = z.object({ tenantId: z.string(), datasourceId: z.string() });

/** Which outside database keeps a tenant's business data; an empty id takes it away. */
export function addDataSource(app: FastifyInstance) {
  const schema = {
    ...{ tags: ['tenant'], response: { 200: z.null() } },
    ...{ querystring: choice.partial(), body: choice.partial().nullish() },
  };
  const config = { guard: permission('tenant_datasource') };
  app.post('/blade-system/tenant/datasource', { config, schema }, (request) => {
    const { tenantId, datasourceId } = readParameters(request, choice);
    return inTransaction(request.context, async (context) => {
      const { id } = found(await tenantOf(context, tenantId));
      const { values } = readSubmission(tenant, { id, datasourceId }, context);
      await repositoryOf(tenant, context).update(id, values);
      return null;
    });
  });
}
