import { department } from '@policy/shared/contract/entities/people/department.ts';

import { withBelow } from '../../kit/crud/branches.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';

type Query = Readonly<Record<string, unknown>>;

/** The people of a department are those of the departments below it as well. */
export async function withDepartmentsBelow(context: Context, query: Query): Promise<Query> {
  const { deptId } = query;
  if (typeof deptId !== 'string' || deptId === '') return query;
  const rows = await repositoryOf(department, context).all(undefined);
  return { ...query, deptId: withBelow(rows, deptId.split(',')).join(',') };
}
