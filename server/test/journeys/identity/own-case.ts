import { randomUUID } from 'node:crypto';

import { applicationTable } from '../../../src/modules/application/tables.ts';
import type { TestServer } from '../../test-server.ts';

interface OwnCase {
  userId: string;
  name: string;
  status: 'draft' | 'rejected' | 'reviewing' | 'paying' | 'paid';
  companyId?: string;
}

/** A case as its table has it, without the guide that it is for and the process that moved it there. */
export async function caseOf(
  { database: { db }, context: { tenantId } }: TestServer,
  { userId, name, status, companyId }: OwnCase,
): Promise<string> {
  const [id, guideId, policyItemId, policyId, agencyId] = Array.from({ length: 5 }, () => randomUUID());
  const at = '2026-03-02 09:00:00';
  await db.insert(applicationTable).values({
    ...{ id, tenantId, userId, companyId: companyId ?? null, companyName: name, status, pausedDays: 0 },
    ...{ guideId, policyItemId, policyId, agencyId, applyNo: `T-${String(id).slice(0, 13)}` },
    ...{ projectName: `${name}的创业补贴`, formData: { person: { name } }, accountName: name },
    ...{ bankName: '江屿银行', createTime: at, updateTime: at },
  });
  return String(id);
}
