import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { crudModule } from '../../kit/crud/crud-module.ts';
import { queryOf } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';
import { actingAs, actorOf } from '../../membership/applicant.ts';

const byUid = z.looseObject({ uid: z.string().optional() });

/** The row of an account: without one what the caller acts as, else what the caller may read of it. */
async function rowOf(context: Context, uid: string | undefined) {
  const table = tableOf(portalUser);
  if (!uid || uid === actorOf(context).userId) return actingAs(context);
  if (!isUuid(uid)) return null;
  const [row] = await repositoryOf(portalUser, context).list({}, eq(table.uid, uid));
  return row;
}

/** Who may apply; each sees his own company's members or himself, and officers who keep them anybody. */
export const portalUserModule = crudModule(portalUser, {
  verbs: ['list', 'detail'],
  routes: (app) => {
    const response = { 200: answeredRow(portalUser) };
    const schema = { tags: [portalUser.name], querystring: byUid, response };
    app.get(`/${portalUser.path}/detailByUid`, { config: { guard: 'signedIn' }, schema }, async (request) => {
      const { uid } = queryOf<z.output<typeof byUid>>(request);
      return toWire(portalUser, found(await rowOf(request.context, uid)));
    });
  },
});
