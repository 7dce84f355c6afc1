import 'server-only';

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';

import type { Locale } from '../../i18n/routing.ts';
import { readDetailId, type SearchParams } from '../addresses/search-params.ts';
import { pageMetadata } from './metadata.ts';
import type { PageFacts } from './metadata.ts';

/** What Next hands to a page about one row. */
export type RowPageProps = { searchParams: SearchParams };

/** Reads the row that an address names; where there is none, the page is missing. */
export const namedRow =
  <R>(load: (id: string) => Promise<R | null>) =>
  async (searchParams: SearchParams): Promise<R> =>
    (await load(await readDetailId(searchParams))) ?? notFound();

/** What a page about one row says about itself. */
export const rowMetadata =
  <R>(load: (searchParams: SearchParams) => Promise<R>, factsOf: (row: R, locale: Locale) => PageFacts) =>
  async ({ searchParams }: RowPageProps): Promise<Metadata> => {
    const [row, locale] = await Promise.all([load(searchParams), getLocale()]);
    return pageMetadata(factsOf(row, locale));
  };
