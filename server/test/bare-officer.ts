import type { Actor } from '../src/kit/runtime/context.ts';

/** An officer who is signed in and has no role, department or right but what is said; for what is called without a request. */
export const bareOfficer = (userId: string, facts: Partial<Actor> = {}): Actor => ({
  ...{ sessionId: 's', userId, account: userId, name: userId, userType: 1, clientId: 'admin' },
  ...{ roleIds: [], roleAliases: [], deptIds: [], deptIdsBelow: [], deptIdsAbove: [] },
  ...{ permissions: new Set(), scopes: new Map(), apiScopeIds: new Set() },
  ...{ companyId: null, duties: [] },
  ...facts,
});
