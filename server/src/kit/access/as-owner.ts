import { withRights } from '../runtime/context.ts';
import type { Context } from '../runtime/context.ts';

/** The caller without what his roles give him, so that he reaches the rows that he owns and no others. */
export const asOwner = (context: Context): Context =>
  withRights(context, { permissions: new Set(), roleAliases: [], scopes: new Map() });
