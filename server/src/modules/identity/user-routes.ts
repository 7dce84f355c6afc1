import { department } from '@policy/shared/contract/entities/identity/department.ts';
import { position } from '@policy/shared/contract/entities/identity/position.ts';
import { role } from '@policy/shared/contract/entities/identity/role.ts';
import { user } from '@policy/shared/contract/entities/identity/user.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { wireRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import { readParameters } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { tableOf } from '../../kit/table/table.ts';
import { changePassword, passwordChange } from './change-password.ts';
import type { Identity } from './identity.ts';
import { expireCookie, siteAsking } from './refresh-cookie/site-cookie.ts';

const names = z.object({ roleName: z.string(), deptName: z.string(), postName: z.string() });
const told = wireRow(user).extend(names.shape);

/** What a person may see and change of himself. */
export function addUserRoutes(app: FastifyInstance, identity: Identity) {
  const config = { guard: 'signedIn', whileHeld: true } as const;
  const tags = ['user'];
  app.get('/blade-user/info', { config, schema: { tags, response: { 200: told } } }, ({ context }) =>
    ownRow(context),
  );

  const body = passwordChange.partial().nullish();
  const schema = { tags, querystring: passwordChange.partial(), body, response: { 200: z.null() } };
  app.post(
    '/blade-user/update-password',
    { config: { ...config, perMinute: 20 }, schema },
    async (request, reply) => {
      const { actor } = request.context;
      const { clientId, sessionId } = found(actor);
      const site = siteAsking(request, clientId);
      await changePassword(identity, request.context, readParameters(request, passwordChange));
      if (site) {
        // What was signed in with the old password is over everywhere, in our own apps here as well.
        await identity.sessions.end(sessionId, 'password');
        expireCookie(request, reply, site);
      }
      return null;
    },
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
