import type { z } from 'zod';

import type { PublicPage } from './public-page.ts';

/** What an address says to a page, read by the page's own schema. */
export interface AddressQuery {
  /** What fits, with what goes without saying. */
  query: Record<string, unknown>;
  /** Whether all that was said to the page fits. */
  fits: boolean;
  /** Whether a parameter with endless values is among it. */
  isLive: boolean;
}

/** Reads the query of an address for a page; parameters that it does not know, and empty ones, say nothing. */
export function readQuery(page: PublicPage, search: string): AddressQuery {
  const given: Record<string, string> = {};
  let isLive = false;
  for (const [name, value] of new URLSearchParams(search)) {
    if (value === '') continue;
    isLive ||= page.live.includes(name);
    // The first of a repeated one counts.
    if (Object.hasOwn(page.query.shape, name)) given[name] ??= value;
  }
  const read = page.query.safeParse(given);
  if (read.success) return { query: read.data, fits: true, isLive };
  const unfit = new Set(read.error.issues.map(({ path }) => path[0]));
  const rest = page.query.safeParse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !unfit.has(name))),
  );
  return { query: rest.data ?? {}, fits: false, isLive };
}

/** What a query says, in the order of its schema, without what goes without saying. */
export function saidIn(schema: z.ZodObject, query: Record<string, unknown>): [name: string, value: string][] {
  const defaults = schema.safeParse({}).data ?? {};
  return Object.keys(schema.shape).flatMap((name): [string, string][] => {
    const value = query[name];
    const isSaid = (typeof value === 'string' || typeof value === 'number') && value !== defaults[name];
    return isSaid ? [[name, String(value)]] : [];
  });
}

/** The same as the end of an address: with its question mark, or nothing. */
export function searchOf(said: readonly [string, string][]): string {
  return said.length === 0
    ? ''
    : `?${new URLSearchParams(said.map(([name, value]) => [name, value])).toString()}`;
}
