import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';
import { inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { nameIn } from '../../../kit/table/fields.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { ListedDeployment } from '../../../workflow/index.ts';

/** Versions as lists answer them: with the names of categories and people, and times as the wire spells them. */
export async function versionRows(
  context: Context,
  rows: readonly ListedDeployment[],
): Promise<DeployedVersion[]> {
  const [people, categories] = [await peopleOf(context, rows), await categoriesOf(context, rows)];
  const icons = await iconsOf(context, rows);
  return rows.map(({ key, isMain, deployedAt, deployedBy, suspendedAt, ...row }) => ({
    ...{ id: row.id, name: row.name, category: row.category, version: row.version },
    ...{ note: row.note, instances: row.instances, modelKey: key, isMain: isMain ? 1 : 0 },
    icon: icons.get(key) ?? null,
    isSuspended: suspendedAt === null ? 0 : 1,
    categoryName: categories.get(row.category ?? '') ?? null,
    deployTime: wireTime(deployedAt),
    deployUserName: people.get(deployedBy ?? '') ?? null,
  }));
}

const given = (values: readonly (string | null)[]) => [...new Set(values.filter((one) => one !== null))];

async function peopleOf(context: Context, rows: readonly ListedDeployment[]): Promise<Map<string, string>> {
  const ids = given(rows.map(({ deployedBy }) => deployedBy));
  return ids.length > 0 ? repositoryOf(user, context).names(ids) : new Map();
}

async function categoriesOf(
  context: Context,
  rows: readonly ListedDeployment[],
): Promise<Map<string, string>> {
  const codes = given(rows.map(({ category }) => category));
  if (codes.length === 0) return new Map();
  const found = await repositoryOf(processCategory, context).all(
    inArray(tableOf(processCategory).code, codes),
  );
  return new Map(found.map((row) => [row.code, nameIn(context, processCategory, row)]));
}

/** By the keys of processes, as far as the caller reads their models. */
async function iconsOf(
  context: Context,
  rows: readonly ListedDeployment[],
): Promise<Map<string, string | null>> {
  const keys = [...new Set(rows.map(({ key }) => key))];
  if (keys.length === 0) return new Map();
  const theirs = inArray(tableOf(processModel).modelKey, keys);
  const found = await repositoryOf(processModel, context).list({}, theirs);
  return new Map(found.map(({ modelKey, icon }) => [modelKey, icon]));
}
