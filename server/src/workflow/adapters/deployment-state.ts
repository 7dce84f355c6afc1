import { and, eq } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import { wfDeployment } from './tables.ts';

/**
 * Keeps processes from beginning in a version of the caller's tenant, or lets them again; those under way go on. What an
 * event would begin waits until then.
 */
export async function changeDeploymentState(
  { db, tenantId, clock }: Context,
  { deploymentId, isSuspended }: { deploymentId: string; isSuspended: boolean },
): Promise<void> {
  const [changed] = await db
    .update(wfDeployment)
    .set({ suspendedAt: isSuspended ? clock.now() : null })
    .where(and(eq(wfDeployment.tenantId, tenantId), eq(wfDeployment.id, deploymentId)))
    .returning({ id: wfDeployment.id });
  found(changed);
}
