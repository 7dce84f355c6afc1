import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { FastifyRequest } from 'fastify';

import { idsNamed } from '../kit/routes/id-list.ts';
import { repositoryOf } from '../kit/rows/repository.ts';
import type { Context } from '../kit/runtime/context.ts';
import { assertMayManage } from './person-bounds.ts';
import type { PersonRow } from './person-bounds.ts';

/** The people whom a call names in `userIds`, all within the caller's reach and bounds. */
export async function peopleNamed(request: FastifyRequest, context: Context): Promise<PersonRow[]> {
  const people = await repositoryOf(user, context).allOf(idsNamed(request, 'userIds'));
  await assertMayManage(context, people);
  return people;
}
