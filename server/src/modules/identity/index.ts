import { apiScope } from '@policy/shared/contract/entities/identity/api-scope.ts';
import { dataScope } from '@policy/shared/contract/entities/identity/data-scope.ts';
import { tenantPackage } from '@policy/shared/contract/entities/identity/tenant-package.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import { clientModule } from './client-module.ts';
import type { Identity } from './identity.ts';
import { addMenuRoutes } from './menu-routes.ts';
import { addLockouts } from './lockout/lockouts.ts';
import { refuseFlat } from './oauth-refusals.ts';
import { addOauthRoutes } from './oauth-routes.ts';
import { departmentModule } from './organisation/departments.ts';
import { positionModule } from './organisation/positions.ts';
import { userModule } from './people/users.ts';
import { addExplanations } from './permissions/explain/routes.ts';
import { menuModule } from './permissions/menus.ts';
import { roleModule } from './permissions/roles.ts';
import { topMenuModule } from './permissions/top-menus.ts';
import { registrationModule } from './registration/registrations.ts';
import { addSecondFactor } from './second-factor/enrol.ts';
import { addSecondStep } from './second-factor/second-step-route.ts';
import { addOwnPasswordCheck } from './own-password-check.ts';
import { addOwnProfile } from './own-profile.ts';
import { addSessionKeeping } from './session-keeping.ts';
import { addLogoutRoutes, addSessionRoutes } from './session-routes.ts';
import { addTenantRoutes } from './tenant-routes.ts';
import { tenantModule } from './tenants/tenants.ts';
import { addUserRoutes } from './user-routes.ts';

/** Units, posts, people, and what they may do. */
const organisation = (identity: Identity): readonly Module[] => [
  departmentModule,
  positionModule,
  userModule(identity),
  registrationModule,
  roleModule,
  menuModule,
  topMenuModule,
  crudModule(dataScope),
  crudModule(apiScope),
  tenantModule,
  crudModule(tenantPackage),
  clientModule,
];

/** Sign-in, the session's own calls, the caller's menus, and the organisation. */
export const identityModule =
  (identity: Identity): Module =>
  (app) => {
    void app.register((flat, _options, done) => {
      refuseFlat(flat);
      addOauthRoutes(flat, identity);
      addSecondStep(flat, identity);
      addLogoutRoutes(flat, identity);
      done();
    });
    addSessionRoutes(app, identity);
    addMenuRoutes(app, identity);
    addTenantRoutes(app, identity);
    addUserRoutes(app, identity);
    addSessionKeeping(app, identity);
    addLockouts(app);
    addOwnPasswordCheck(app, identity);
    addOwnProfile(app, identity);
    addSecondFactor(app, identity);
    addExplanations(app);
    for (const module of organisation(identity)) module(app);
  };
