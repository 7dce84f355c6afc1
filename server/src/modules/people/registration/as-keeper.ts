import { withRights } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';

/** The caller as the one who keeps what follows from a decision: he may not keep companies and their members otherwise, and is named by what he decided. */
export const asKeeper = (context: Context): Context =>
  withRights(context, {
    permissions: new Set(['registration_view', 'companymember_view', 'company_view', 'projectinfo_view']),
    scopes: new Map(),
  });
