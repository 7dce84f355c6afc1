import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { keepModels } from '../models/keep-models.ts';
import { keepStanding } from '../models/standing.ts';

/** A document, where its processes are filed, and the one process that it has to be, where it has to be one. */
interface Document {
  xml: string;
  category: string | null;
  key?: string;
  note?: string | null;
}

/** Deploys every process of these documents in a tenant, and gives those that are new there their models. */
export async function deployDocuments(there: Context, workflow: Workflow, documents: readonly Document[]) {
  const deployed: Awaited<ReturnType<Workflow['deploy']>>[number][] = [];
  for (const document of documents) {
    const versions = await workflow.deploy(there, document);
    if (versions.length === 0) throw new Refusal('workflow.modelEmpty');
    deployed.push(...versions);
  }
  const keys = [...new Set(deployed.map(({ key }) => key))];
  await keepModels(there, workflow, keys);
  for (const key of keys) await keepStanding(there, workflow, key);
  return deployed;
}
