import { department } from '@policy/shared/contract/entities/people/department.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { wireRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Context } from '../../../kit/runtime/context.ts';
import type { OwnRead } from '../../../kit/runtime/own-reads.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { tableOf } from '../../../kit/table/table.ts';

const names = z.object({ roleName: z.string(), deptName: z.string(), postName: z.string() });
const told = wireRow(user).extend(names.shape);

/** The same for what works for him by itself. */
export const ownRowRead: OwnRead = {
  ...{ call: 'blade-user/info', tag: 'user' },
  fields: Object.keys(told.shape),
  read: (context) => ownRow(context),
};

/** What a person sees of himself. */
export function addOwnRow(app: FastifyInstance) {
  const config = { guard: 'signedIn', whileHeld: true } as const;
  const tags = ['user'];
  app.get('/blade-user/info', { config, schema: { tags, response: { 200: told } } }, ({ context }) =>
    ownRow(context),
  );
}

async function ownRow(context: Context) {
  const actor = found(context.actor);
  const row = found(await repositoryOf(user, context).first(eq(tableOf(user).id, actor.userId)));
  const joined = (known: Map<string, string>) => [...known.values()].join(',');
  return {
    ...toWire(user, row),
    roleName: joined(await repositoryOf(role, context).names(actor.roleIds)),
    deptName: joined(await repositoryOf(department, context).names(row.deptId ?? [])),
    postName: joined(await repositoryOf(position, context).names(row.postId ?? [])),
  };
}
