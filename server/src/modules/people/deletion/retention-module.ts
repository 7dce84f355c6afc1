import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { firstTenantNo } from '@policy/shared/contract/entities/tenants/tenant.ts';

import { hourlyJob } from '../../../kit/routes/recurring-jobs.ts';
import type { Services } from '../../../kit/services/services.ts';
import { removeOutdated } from '../../../personal-data/retention/remove-outdated.ts';

/** Removes what is past its term, and says in the log how much of what; administrators read it there. */
async function keepTerms(services: Services): Promise<void> {
  const removed = await removeOutdated(services);
  if (removed.size === 0) return;
  const told = [...removed].map(([table, many]) => `${table} ${String(many)}`).join(', ');
  const values = { logLevel: 'info', logId: 'retention.removed', logData: `past their term: ${told}` };
  services.logs.add(usualLog, { tenantId: firstTenantNo, values });
}

/** Once an hour while the server runs. */
export const retentionModule = hourlyJob(keepTerms, 'what is past its term was not removed');
