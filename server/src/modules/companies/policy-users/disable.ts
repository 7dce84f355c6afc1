import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { remarks } from '@policy/shared/contract/kit/readable.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { userTable } from '../../../accounts/tables.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../../kit/runtime/sessions.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { aboutUser, behindView, managedUser } from './managed-user.ts';

const asked = aboutUser.extend({
  /** 1 switches the account off, 0 on again. */
  disabled: z
    .enum(['0', '1'])
    .or(z.literal([0, 1]))
    .default(1),
  reason: remarks(200),
});
type Asked = z.output<typeof asked>;

/** Adds the call that switches a policy user's account off or on. His cases and his company's go on. */
export function addAccountDisabled(app: FastifyInstance, sessions: SessionEnds) {
  const schema = {
    ...{ tags: [portalUser.name], response: { 200: z.null() } },
    ...{ querystring: asked.partial(), body: asked.partial().nullish() },
  };
  const config = { guard: permission('policyuserinfo_disable') };
  app.post(`/${portalUser.path}/accountDisabled`, { config, schema }, (request) => {
    const said = readParameters(request, asked);
    return writeOnce(request, (context) => switchAccount(context, sessions, said));
  });
}

async function switchAccount(context: Context, sessions: SessionEnds, { disabled, reason, ...about }: Asked) {
  const { person } = await managedUser(context, about);
  const status = Number(disabled) === 1 ? 0 : 1;
  if (person.status === status)
    throw new Refusal(status === 0 ? 'policyUser.isDisabled' : 'policyUser.isEnabled');
  // On again as well: a session that was opened while the account was being switched off does not come back to life.
  await sessions.endAllWithin(context, [person.id], 'disabled');
  await repositoryOf(user, behindView(context)).update(person.id, { status });
  await context.db
    .update(userTable)
    .set({ disabledReason: status === 0 && reason !== '' ? reason : null })
    .where(eq(userTable.id, person.id));
  return null;
}
