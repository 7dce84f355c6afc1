import { asc, desc, eq, like } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { readModel } from '../documents/read-model.ts';
import type { DeployedName } from '../instance-lists.ts';
import { wfDeployment } from '../tables.ts';

/** The processes of the caller's tenant that are begun by a form, or have a task that is done on it, in their main version. */
export async function processesWithForm(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  formKey: string,
): Promise<DeployedName[]> {
  const main = db
    .selectDistinctOn([wfDeployment.key])
    .from(wfDeployment)
    .where(eq(wfDeployment.tenantId, tenantId))
    .orderBy(asc(wfDeployment.key), desc(wfDeployment.isMain), desc(wfDeployment.version))
    .as('main');
  // Only documents that spell the key are read whole.
  const spelt = await db
    .select({ key: main.key, name: main.name, category: main.category, xml: main.xml })
    .from(main)
    .where(like(main.xml, `%"${formKey}"%`));
  const found: DeployedName[] = [];
  for (const { xml, ...process } of spelt) if (await names(xml, formKey)) found.push(process);
  return found;
}

async function names(xml: string, formKey: string): Promise<boolean> {
  const definitions = await readModel(xml, 'ignore');
  const nodes = definitions.flatMap((definition) => [...definition.nodes.values()]);
  return nodes.some(
    (node) => (node.type === 'userTask' || node.type === 'startEvent') && node.formKey === formKey,
  );
}
