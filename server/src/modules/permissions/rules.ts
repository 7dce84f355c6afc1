import type { RuledEntity } from '../../kit/rules/rules.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';
import { apiScopeRules } from './api-scopes.ts';
import { dataScopeRules } from './data-scopes.ts';
import { menuRules } from './menus.ts';
import { roleRules } from './role-rules.ts';
import { topMenuRules } from './top-menus.ts';

/** What holds for what people may do; sessions look again once it changed. */
export const permissionRules = (sessions: SessionEnds): readonly RuledEntity[] => [
  roleRules(sessions),
  menuRules(sessions),
  topMenuRules,
  dataScopeRules(sessions),
  apiScopeRules(sessions),
];
