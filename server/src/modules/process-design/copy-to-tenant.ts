import { processButton } from '@policy/shared/contract/entities/process-design/process-button.ts';
import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { processCondition } from '@policy/shared/contract/entities/process-design/process-condition.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import type { Workflow } from '../../workflow/index.ts';
import { keepModels } from './models/keep-models.ts';

interface Copying {
  from: Context;
  to: Context;
}

/**
 * What processes a tenant begins with: the main version of each that is not archived, as a model that it may change, and what
 * its designer offers. Candidates are roles by alias, which lead to those of the tenant that a process runs in.
 */
export const processesForTenants = (workflow: Workflow) => ({
  count: async (from: Context) => {
    const archived = await archivedKeys(from);
    return (await workflow.deployedNames(from)).filter(({ key }) => !archived.has(key)).length;
  },
  copy: async ({ from, to }: Copying) => {
    await copyCategories(from, to);
    await copyLibrary(from, to);
    const archived = await archivedKeys(from);
    // Nothing begins by what was put aside, nor is any of it called: no tenant begins with that.
    for (const { key, xml, category } of await workflow.deployedModels(from))
      if (!archived.has(key)) await workflow.deploy(to, { xml, category, isCopied: true });
    await keepModels(to, workflow);
    return (await workflow.deployedNames(to)).length;
  },
});

async function archivedKeys(from: Context): Promise<ReadonlySet<string>> {
  const rows = await repositoryOf(processModel, from).all(eq(tableOf(processModel).state, 'archived'));
  return new Set(rows.map(({ modelKey }) => modelKey));
}

/** Each level after the one above it. */
async function copyCategories(from: Context, to: Context): Promise<void> {
  const rows = await repositoryOf(processCategory, from).all(undefined);
  const copies = new Map<string, string>();
  const isNext = ({ id, parentId }: (typeof rows)[number]) =>
    !copies.has(id) && (!parentId || copies.has(parentId));
  for (let level = rows.filter(isNext); level.length > 0; level = rows.filter(isNext)) {
    const drafts = level.map(({ id, parentId, name, nameEn, code, icon, sort, remark }) => {
      const parent = parentId ? (copies.get(parentId) ?? null) : null;
      return { from: id, id: uuidv7(), draft: { parentId: parent, name, nameEn, code, icon, sort, remark } };
    });
    await repositoryOf(processCategory, to).insertMany(drafts.map(({ id, draft }) => ({ id, draft })));
    for (const { from: original, id } of drafts) copies.set(original, id);
  }
}

async function copyLibrary(from: Context, to: Context): Promise<void> {
  const buttons = await repositoryOf(processButton, from).all(undefined);
  await repositoryOf(processButton, to).insertMany(
    buttons.map(({ name, nameEn, buttonKey, commentRequired, isStandard, sort, remark, ...row }) => ({
      id: uuidv7(),
      draft: {
        ...{ name, nameEn, buttonKey, commentRequired, isStandard, sort, remark },
        ...{ confirm: row.confirm, confirmEn: row.confirmEn, shownIf: row.shownIf, status: row.status },
      },
    })),
  );
  const conditions = await repositoryOf(processCondition, from).all(undefined);
  await repositoryOf(processCondition, to).insertMany(
    conditions.map(({ name, nameEn, type, expression, sort, remark }) => ({
      id: uuidv7(),
      draft: { name, nameEn, type, expression, sort, remark },
    })),
  );
}
