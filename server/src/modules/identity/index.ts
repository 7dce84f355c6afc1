import { department } from '@policy/shared/contract/entities/identity/department.ts';

import { crudModule } from '../../kit/crud-module.ts';
import type { Module } from '../../kit/route.ts';
import type { Identity } from './identity.ts';
import { addMenuRoutes } from './menu-routes.ts';
import { refuseFlat } from './oauth-refusals.ts';
import { addOauthRoutes } from './oauth-routes.ts';
import { addLogoutRoutes, addSessionRoutes } from './session-routes.ts';
import { addTenantRoutes } from './tenant-routes.ts';
import { addUserRoutes } from './user-routes.ts';

/** Sign-in, the session's own calls, the caller's menus, and the organisation as the public sees it. */
export const identityModule =
  (identity: Identity): Module =>
  (app) => {
    void app.register((flat, _options, done) => {
      refuseFlat(flat);
      addOauthRoutes(flat, identity);
      addLogoutRoutes(flat, identity);
      done();
    });
    addSessionRoutes(app, identity);
    addMenuRoutes(app);
    addTenantRoutes(app, identity);
    addUserRoutes(app, identity);
    crudModule(department, { verbs: ['list', 'detail'] })(app);
  };
