import { portalUser } from '@policy/shared/contract/entities/application/portal-user.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { eq } from 'drizzle-orm';

import { crudModule } from '../../kit/crud-module.ts';
import { found } from '../../kit/errors.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { tableOf } from '../../kit/table.ts';
import { actorOf } from './draft.ts';

/** Companies behind portal accounts; each sees its own. */
export const portalUserModule = crudModule(portalUser, {
  verbs: ['list', 'detail'],
  routes: (app) => {
    const schema = { tags: [portalUser.name], response: { 200: answeredRow(portalUser) } };
    app.get(`/${portalUser.path}/detailByUid`, { config: { guard: 'signedIn' }, schema }, async (request) => {
      const mine = eq(tableOf(portalUser).uid, actorOf(request.context).userId);
      return toWire(portalUser, found(await repositoryOf(portalUser, request.context).first(mine)));
    });
  },
});
