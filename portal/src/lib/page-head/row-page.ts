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
  async (searchParams: SearchParams): Promise<R> =>
    (await unlessGone(load(await readDetailId(searchParams)), searchParams)) ?? notFound();

async function unlessGone<R>(rowPromise: Promise<R>, searchParams: SearchParams): Promise<R> {
  try {
    return await rowPromise;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 410)) throw error;
    // Away from the address, which is of no more use to anybody.
    const isPreview = previewParameter in (await searchParams);
    return redirect({ href: isPreview ? '/410' : '/archived', locale: await getLocale() });
  }
}

/** What a page about one row says about itself. */
export const rowMetadata =
  <R>(load: (searchParams: SearchParams) => Promise<R>, factsOf: (row: R, locale: Locale) => PageFacts) =>
  async ({ searchParams }: RowPageProps): Promise<Metadata> => {
    const [row, locale] = await Promise.all([load(searchParams), getLocale()]);
    return pageMetadata(factsOf(row, locale));
  };
