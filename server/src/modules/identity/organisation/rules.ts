import type { RuledEntity } from '../../../kit/rules/rules.ts';
import { clientRules } from '../client-module.ts';
import { departmentRules } from './departments.ts';
import { positionRules } from './positions.ts';
import { userRules } from '../people/user-rules.ts';
import { apiScopeRules } from '../permissions/api-scopes.ts';
import { dataScopeRules } from '../permissions/data-scopes.ts';
import { menuRules } from '../permissions/menus.ts';
import { roleRules } from '../permissions/role-rules.ts';
import { topMenuRules } from '../permissions/top-menus.ts';
import type { SessionEnds } from '../session-book.ts';
import { packageRules } from '../tenants/packages.ts';
import { tenantRules } from '../tenants/tenants.ts';

/** What holds for the organisation, its people and what they may do; a change is told to the sessions that it reaches. */
export const identityRules = (sessions: SessionEnds): readonly RuledEntity[] => [
  departmentRules,
  positionRules,
  userRules(sessions),
  roleRules(sessions),
  menuRules(sessions),
  topMenuRules,
  dataScopeRules(sessions),
  apiScopeRules(sessions),
  tenantRules(sessions),
  packageRules(sessions),
  clientRules(sessions),
];
