import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import { answeredRow, wireRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { maskRows } from '../../kit/access/masks.ts';
import { crudModule } from '../../kit/crud/crud-module.ts';
import { permission, queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import type { OwnRead } from '../../kit/runtime/own-reads.ts';
import type { SessionKeeper } from '../../kit/runtime/sessions.ts';
import { tableOf } from '../../kit/table/table.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { actingAs, actorOf } from '../../membership/applicant.ts';
import { noteAccess } from '../../membership/data-access.ts';
import { addLookedAt } from './looked-at.ts';
import { addOpening } from './opening.ts';
import { addContactByOfficer } from './policy-users/change-contact.ts';
import { addAccountDisabled } from './policy-users/disable.ts';
import { addRemoveUser } from './policy-users/remove-user.ts';
import { addResetPassword } from './policy-users/reset-password.ts';
import type { PasswordPorts } from './policy-users/reset-password.ts';
import { addSigner } from './policy-users/signer.ts';
import { addSubmitUser } from './policy-users/submit-user.ts';
import { addUserTabs } from './policy-users/user-tabs.ts';

const byUid = z.looseObject({ uid: z.string().optional() });
const tags = [portalUser.name];
const response = { 200: answeredRow(portalUser) };

/** The row of an account: without one what the caller acts as, else what the caller may read of it. */
async function rowOf(context: Context, uid: string | undefined) {
  const table = tableOf(portalUser);
  if (!uid || uid === actorOf(context).userId) return actingAs(context);
  if (!isUuid(uid)) return null;
  const [row] = await repositoryOf(portalUser, context).list({}, eq(table.uid, uid));
  if (row) await noteAccess(context, { act: 'opened', entity: portalUser, rows: [row] });
  return row;
}

/** What somebody who applies is told of himself, for what works for him by itself. */
export const portalUserRead: OwnRead = {
  ...{ call: `${portalUser.path}/detailByUid`, tag: portalUser.name },
  fields: Object.keys(wireRow(portalUser).shape),
  read: async (context) => toWire(portalUser, found(await actingAs(context))),
};

function addDetailByUid(app: FastifyInstance) {
  const schema = { tags, querystring: byUid, response };
  app.get(`/${portalUser.path}/detailByUid`, { config: { guard: 'signedIn' }, schema }, (request) => {
    const { uid } = queryOf<z.output<typeof byUid>>(request);
    return inTransaction(request.context, async (context) =>
      toWire(portalUser, found(await rowOf(context, uid))),
    );
  });
}

/** The whole row with every contact masked, whoever asks; single values are told by `reveal`, for a reason. */
function addDesensitization(app: FastifyInstance) {
  const config = { guard: permission('policyuserinfo_view') };
  const schema = { tags, querystring: idQuery, response };
  app.get(`/${portalUser.path}/desensitization`, { config, schema }, (request) =>
    inTransaction(request.context, async (context) => {
      const row = await repositoryOf(portalUser, context).get(queryOf<{ id: string }>(request).id);
      await noteAccess(context, { act: 'opened', entity: portalUser, rows: [row] });
      const [masked] = maskRows(portalUser, { ...context, actor: null }, [row]);
      return toWire(portalUser, found(masked));
    }),
  );
}

/** Who may apply; each sees his own company's members or himself, and officers who keep them anybody. */
export const portalUserModule = (sessions: SessionKeeper, passwords: PasswordPorts): Module =>
  crudModule(portalUser, {
    verbs: ['list'],
    routes: (app) => {
      addOpening(app, portalUser);
      addDetailByUid(app);
      addDesensitization(app);
      addLookedAt(app);
      addSubmitUser(app);
      addRemoveUser(app, passwords);
      addAccountDisabled(app, sessions);
      addResetPassword(app, passwords);
      addContactByOfficer(app, passwords);
      addSigner(app, sessions);
      addUserTabs(app);
    },
  });
