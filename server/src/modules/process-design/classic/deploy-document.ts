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
}

/** Deploys every process of a document in a tenant, and gives those that are new there their models. */
export async function deployDocument(there: Context, workflow: Workflow, document: Document) {
  const deployed = await workflow.deploy(there, document);
  if (deployed.length === 0) throw new Refusal('workflow.modelEmpty');
  await keepModels(there, workflow);
  for (const { key } of deployed) await keepStanding(there, workflow, key);
  return deployed;
}
