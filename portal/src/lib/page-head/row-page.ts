import 'server-only';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { previewParameter } from '@policy/shared/contract/portal/preview.ts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';

import { redirect } from '../../i18n/navigation.ts';
import type { Locale } from '../../i18n/routing.ts';
import { readDetailId, type SearchParams } from '../addresses/search-params.ts';
import { pageMetadata } from './metadata.ts';
import type { PageFacts } from './metadata.ts';

/** What Next hands to a page about one row. */
export type RowPageProps = { searchParams: SearchParams };

/** Reads the row that an address names; where there is none, the page is missing, and where a preview token is over, or the row is archived, that is said. */
export const namedRow =
  <R>(load: (id: string) => Promise<R | null>) =>
  async (searchParams: SearchParams): Promise<R> => {
    // Away from the address of a preview that is over, which is of no more use to anybody.
    const isPreview = previewParameter in (await searchParams);
    const locale = await getLocale();
    return existingRow(load(await readDetailId(searchParams)), locale, isPreview ? '/410' : '/archived');
  };

/** A row where there is one; where there never was, the page is missing, and where there is no more, another one says so. */
export async function existingRow<R>(
  rowPromise: Promise<R | null>,
  locale: Locale,
  goneTo = '/archived',
): Promise<R> {
  try {
    return (await rowPromise) ?? notFound();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 404) return notFound();
    if (error.code === 410) return redirect({ href: goneTo, locale });
    throw error;
  }
}

/** What a page about one row says about itself. */
export const rowMetadata =
  <R>(
    load: (searchParams: SearchParams) => Promise<R>,
    factsOf: (row: R, locale: Locale) => PageFacts | Promise<PageFacts>,
  ) =>
  async ({ searchParams }: RowPageProps): Promise<Metadata> => {
    const [row, locale] = await Promise.all([load(searchParams), getLocale()]);
    return pageMetadata(await factsOf(row, locale));
  };
