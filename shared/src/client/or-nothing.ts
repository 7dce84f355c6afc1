import * as z from 'zod/mini';

/** The same schema for what may be missing: something else than it should be is not said either. */
export const orNothing = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
