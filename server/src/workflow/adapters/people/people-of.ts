import type { Context } from '../../../kit/runtime/context.ts';

/**
 * The officers in use of the caller's tenant among some ids, each with the context in which he would read. What people
 * are and may do, other areas know.
 */
export type PeopleOf = (
  context: Context,
  ids: readonly string[],
) => Promise<readonly { name: string; context: Context }[]>;

/** For engines without people. */
export const noPeople: PeopleOf = () => Promise.resolve([]);
