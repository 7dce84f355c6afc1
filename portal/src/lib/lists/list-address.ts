import type { z } from 'zod';

/** The state of a list as its address carries it. */
export type ListState = Record<string, string | number | undefined>;

/** Builds the addresses of one list; what goes without saying by its schema is left out of them. */
export interface ListAddress {
  path: string;
  /** The list in a state; a changed filter starts again at page one unless the change names a page. */
  href: (state: ListState, change?: ListState) => string;
  /** The state as the hidden fields of a form, without the named ones and without the page. */
  hidden: (state: ListState, ...without: string[]) => Record<string, string>;
  /** What the search box of the list keeps and shows in a state. */
  search: (state: ListState) => { action: string; value: string; state: Record<string, string> };
}

/** Addresses of the list at a path, whose schema knows the defaults. */
export function listAddress(path: string, schema: z.ZodObject): ListAddress {
  const defaults: Record<string, unknown> = schema.parse({});
  const said = (state: ListState): [string, string][] =>
    Object.entries(state).flatMap(([name, value]) =>
      value === undefined || value === '' || value === defaults[name] ? [] : [[name, String(value)]],
    );
  const hidden: ListAddress['hidden'] = (state, ...without) =>
    Object.fromEntries(said(state).filter(([name]) => name !== 'current' && !without.includes(name)));
  return {
    path,
    href(state, change) {
      const next = change ? { ...state, current: undefined, ...change } : state;
      const search = new URLSearchParams(said(next)).toString();
      return search ? `${path}?${search}` : path;
    },
    hidden,
    search: (state) => ({
      action: path,
      value: String(state['keyword'] ?? ''),
      state: hidden(state, 'keyword'),
    }),
  };
}
