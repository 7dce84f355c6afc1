import { notFound } from 'next/navigation';
import type { z } from 'zod';

import { detailQuery } from '../public-pages/public-queries.ts';

/** What Next hands to a page. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Reads an address by its schema; a value that does not fit counts as not given, so a bad link never breaks a list. */
export async function readSearchParams<S extends z.ZodObject>(
  schema: S,
  searchParams: SearchParams,
): Promise<z.output<S>> {
  const given = first(await searchParams);
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const unfit = new Set(read.error.issues.map((issue) => issue.path[0]));
  return schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !unfit.has(name))));
}

/** The id that a detail page is asked for; an address without a readable one names nothing. */
export async function readDetailId(searchParams: SearchParams): Promise<string> {
  const read = detailQuery.safeParse(first(await searchParams));
  return read.success ? read.data.id : notFound();
}

const first = (params: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const one = Array.isArray(value) ? value[0] : value;
      return one === undefined || one === '' ? [] : [[name, one]];
    }),
  );
