import 'server-only';

import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { requestAddress } from '../addresses/request-address.ts';
import { fixedCard } from '../cards/fixed-card.ts';
import type { ContentKind } from '../kinds/kit/kind.ts';
import { feedOf, tagFeed } from '../public-pages/machine-pages.ts';
import { pageStanding } from '../public-pages/page-standing.ts';
import { shownKinds } from '../public-pages/public-pages.ts';
import { columnOf } from './column.ts';
import { filterWords } from './filter-words.ts';
import type { FilterWords } from './filter-words.ts';
import { pageMetadata } from './metadata.ts';

/** What a page says about itself where its texts name a title and a description; `texts` is their family. */
export const describedBy =
  (texts: 'accessibility' | 'agreements' | 'help' | 'progress' | 'register' | 'siteMap') =>
  async (): Promise<Metadata> => {
    const t = await getTranslations(texts);
    return pageMetadata({ title: t('title'), description: t('description') });
  };

type ColumnTexts =
  | 'applyFree'
  | 'detailedRule'
  | 'interpretation'
  | 'itemGuide'
  | 'notice'
  | 'policy'
  | 'publicityList';

/**
 * The same for a list, which is a column in the words of the government site rules. A list by one filter, and each page of
 * a list, has a title and a description of its own.
 */
export const columnDescribedBy = (texts: ColumnTexts) => async (): Promise<Metadata> => {
  const [t, locale, { path, search }] = await Promise.all([
    getTranslations(texts),
    getLocale(),
    requestAddress(),
  ]);
  const { current, filter } = pageStanding(path, search);
  const kind = shownKinds.find(({ list }) => list === path);
  const narrowed = filter ? await filterWords(filter, kind, locale) : undefined;
  const whole = { title: t('title'), description: t('description') };
  const said = await narrowedBy(whole, narrowed ?? null, current);
  return pageMetadata({
    ...said,
    column: { name: whole.title, description: whole.description, ...(await columnOf(kind)) },
    // A filter by something that does not exist, or that has no words here, makes no page of its own.
    ...(narrowed === null ? { isHidden: true } : {}),
    ...(kind ? { card: fixedCard(locale, kind.file), feeds: await feedsOf(kind, narrowed) } : {}),
  });
};

async function narrowedBy(
  whole: { title: string; description: string },
  narrowed: FilterWords | null,
  current: number,
) {
  const t = await getTranslations('kinds');
  const filter = narrowed && t('filter', { ...narrowed });
  const title = filter ? t('filtered', { title: whole.title, filter }) : whole.title;
  const description = filter ? t('filteredDescription', { ...whole, filter }) : whole.description;
  if (current === 1) return { title, description };
  const page = String(current);
  return { title: t('page', { title, page }), description: t('pageDescription', { description, page }) };
}

async function feedsOf(kind: ContentKind, narrowed: FilterWords | null | undefined) {
  const t = await getTranslations('kinds');
  const own = { title: t('feed.list', { name: t(`names.${kind.file}`) }), path: feedOf(kind) };
  const tag = narrowed?.tagId;
  if (!narrowed || tag === undefined) return [own];
  return [own, { title: t('feed.tag', { tag: narrowed.value }), path: `${tagFeed}?id=${tag}` }];
}
