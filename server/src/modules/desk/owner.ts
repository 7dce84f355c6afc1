import type { Context } from '../../kit/runtime/context.ts';

/** The caller as nothing but the owner of his own rows: what he may do with those of others is left behind. */
export function asOwner(context: Context): Context {
  const { actor } = context;
  const owner = { permissions: new Set<string>(), roleAliases: [], scopes: new Map() };
  return { ...context, actor: actor && { ...actor, ...owner } };
}
