import { and, asc, desc, eq, exists, isNull, like, notInArray } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { readModel } from '../documents/read-model.ts';
import type { DeployedName } from '../instance-lists.ts';
import { wfDeployment, wfInstance } from '../tables.ts';

/** The processes of the caller's tenant that are begun by a form, or have a task that is done on it, in their main version. */
export async function processesWithForm(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  formKey: string,
): Promise<DeployedName[]> {
  const main = db
    .selectDistinctOn([wfDeployment.key])
    .from(wfDeployment)
    .where(eq(wfDeployment.tenantId, tenantId))
    .orderBy(...beginsFirst)
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

/** Of each process the version that begins. */
const beginsFirst = [asc(wfDeployment.key), desc(wfDeployment.isMain), desc(wfDeployment.version)];

/** The older versions of processes that name a form and are still under way, the newest first. */
export async function olderProcessesWithForm(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  formKey: string,
): Promise<(DeployedName & { version: number })[]> {
  const { id, key, name, category, version, xml } = wfDeployment;
  const ofTenant = eq(wfDeployment.tenantId, tenantId);
  const main = db
    .selectDistinctOn([key], { id })
    .from(wfDeployment)
    .where(ofTenant)
    .orderBy(...beginsFirst);
  const mains = await main;
  const open = db
    .select({ id: wfInstance.id })
    .from(wfInstance)
    .where(and(eq(wfInstance.deploymentId, id), isNull(wfInstance.endedAt)));
  const spelt = await db
    .select({ key, name, category, version, xml })
    .from(wfDeployment)
    .where(
      and(
        ...[ofTenant, like(xml, `%"${formKey}"%`), exists(open)],
        notInArray(
          id,
          mains.map((one) => one.id),
        ),
      ),
    )
    .orderBy(asc(key), desc(version));
  const found: (DeployedName & { version: number })[] = [];
  for (const { xml: document, ...process } of spelt) if (await names(document, formKey)) found.push(process);
  return found;
}

async function names(xml: string, formKey: string): Promise<boolean> {
  const definitions = await readModel(xml, 'ignore');
  const nodes = definitions.flatMap((definition) => [...definition.nodes.values()]);
  return nodes.some(
    (node) => (node.type === 'userTask' || node.type === 'startEvent') && node.formKey === formKey,
  );
}
