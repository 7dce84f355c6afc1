import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import type { Workflow } from '../../workflow/index.ts';

const keys = ['wf_apply_standard', 'wf_apply_review'];
/** Beside this file in the sources, beside the bundle once built. */
const folder = join(import.meta.dirname, 'processes');

/** Deploys the processes that applications go through; a model that has not changed is not deployed again. */
export async function seedProcesses(context: Context, workflow: Workflow): Promise<void> {
  for (const key of keys) {
    const xml = await readFile(join(folder, `${key}.bpmn`), 'utf8');
    await inTransaction(context, (inside) => workflow.deploy(inside, { xml, category: 'application' }));
  }
}
