import type { Context } from '../runtime/context.ts';

/**
 * Does what follows when public rows change, in the transaction that changes them and just before its commit; told by the tags of what is
 * no longer true. Every way of writing a row ends here, a seed's as well.
 */
export type Follower = (context: Context, tags: ReadonlySet<string>) => Promise<void>;
