import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { eq } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import { keepModels } from '../../modules/process-design/models/keep-models.ts';
import { writeScope } from '../../workflow/index.ts';
import type { Workflow } from '../../workflow/index.ts';
import { runOnce } from '../seed-run.ts';

interface SeededProcess {
  key: string;
  category: string;
  /** Members of companies who may start it; whoever its start names, where none are said. */
  duties?: readonly Duty[];
}

const processes: readonly SeededProcess[] = [
  { key: 'wf_apply_standard', category: 'application' },
  { key: 'wf_apply_review', category: 'application' },
  { key: 'wf_seal_use', category: 'office' },
  { key: 'wf_leave', category: 'flow_leave' },
  { key: 'wf_company_change', category: 'office', duties: ['preparer', 'signer'] },
];
/** Beside this file in the sources, beside the bundle once built. */
const folder = join(import.meta.dirname, 'processes');

/**
 * Deploys the processes that applications and leaves go through, one of the office's own and one of companies, as far as nobody has
 * deployed a version of his own. Each document is deployed once: what somebody has removed, or chosen another version of, stays so.
 */
export async function seedProcesses(context: Context, workflow: Workflow): Promise<void> {
  for (const { key, category, duties } of processes) {
    const xml = await readFile(join(folder, `${key}.bpmn`), 'utf8');
    const content = createHash('sha256').update(xml).digest('hex').slice(0, 12);
    await runOnce(context, `process ${key} ${content}`, async (inside) => {
      const main = await workflow.deployments.main(inside, key);
      if (main?.deployedBy) return;
      await workflow.deploy(inside, { xml, category, isCopied: true });
      await keepModels(inside, workflow, [key]);
      // After the model, which begins for everybody; once, so that whoever says otherwise is not overruled.
      if (duties && !main) await writeScope(inside, key, { type: 'duty', ids: duties });
    });
  }
}

/**
 * Gives the processes of every tenant their models, once: what was deployed before there were models has none. Whoever
 * deploys something keeps its model since.
 */
export async function seedProcessModels(context: Context, workflow: Workflow): Promise<void> {
  const { tenantId: number, isDeleted } = tableOf(tenant);
  const tenants = await context.db.select({ number }).from(tableOf(tenant)).where(eq(isDeleted, 0));
  for (const { number: tenantId } of tenants)
    await runOnce({ ...context, tenantId }, 'process models', (inside) => keepModels(inside, workflow));
}
