import { z } from 'zod';

/** Where guides are shown side by side; a path without a language. */
export const comparePage = '/policyitemguide/compare';

/** More columns than these are no longer seen at once. */
const mostCompared = 3;

/** What the address of the comparison names. */
export interface Compared {
  /** At most `mostCompared` ids, each once, in the order of the address, which is that of the list for a form. */
  ids: string[];
  /** Whether more were chosen. */
  hasMore: boolean;
}

/** Reads which guides are compared from the address, where `id` stands once for each; what is no id counts as not given. */
export function comparedIds({ id = [] }: Readonly<Record<string, string | string[] | undefined>>): Compared {
  const given = (Array.isArray(id) ? id : [id]).filter((one) => z.uuid().safeParse(one).success);
  const ids = [...new Set(given)];
  return { ids: ids.slice(0, mostCompared), hasMore: ids.length > mostCompared };
}
