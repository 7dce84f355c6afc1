import { param } from '@policy/shared/contract/entities/system/param.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';

const fields = ['roleId', 'deptId', 'postId'] as const;
const keyOf = (field: string) => `registration.${field}`;
const answer = z.object({ roleId: z.string(), deptId: z.string(), postId: z.string() });

/** The role, department and post that an approval starts from: parameters of the tenant, ids joined by commas. */
export function addDefaults(app: FastifyInstance) {
  const schema = { tags: [registration.name], response: { 200: answer } };
  const config = { guard: permission('registration_approve') };
  app.get(`/${registration.path}/defaults`, { config, schema }, async ({ context }) => {
    const { roleId, deptId, postId } = await defaultsOf(context);
    return { roleId: roleId.join(','), deptId: deptId.join(','), postId: postId.join(',') };
  });
}

/** The same as lists. */
export async function defaultsOf(context: Context) {
  const wanted = inArray(tableOf(param).paramKey, fields.map(keyOf));
  const rows = await repositoryOf(param, context).all(wanted);
  const valueOf = (field: string) => {
    const said = rows.find(({ paramKey }) => paramKey === keyOf(field))?.paramValue ?? '';
    return said.split(',').filter(Boolean);
  };
  return { roleId: valueOf('roleId'), deptId: valueOf('deptId'), postId: valueOf('postId') };
}
