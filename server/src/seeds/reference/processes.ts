import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import type { Workflow } from '../../workflow/index.ts';

const processes = [
  { key: 'wf_apply_standard', category: 'application' },
  { key: 'wf_apply_review', category: 'application' },
  { key: 'wf_seal_use', category: 'office' },
];
/** Beside this file in the sources, beside the bundle once built. */
const folder = join(import.meta.dirname, 'processes');

/** Deploys the processes that applications go through, and one of the office's own; a model that has not changed is not deployed again. */
export async function seedProcesses(context: Context, workflow: Workflow): Promise<void> {
  for (const { key, category } of processes) {
    const xml = await readFile(join(folder, `${key}.bpmn`), 'utf8');
    await inTransaction(context, (inside) => workflow.deploy(inside, { xml, category }));
  }
}
