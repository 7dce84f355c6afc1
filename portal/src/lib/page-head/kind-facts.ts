import 'server-only';

import { getTranslations } from 'next-intl/server';

import type { Locale } from '../../i18n/routing.ts';
import { cardAddress } from '../cards/card-address.ts';
import { valueOf } from '../kinds/kit/kind.ts';
import type { ContentKind, KindRow } from '../kinds/kit/kind.ts';
import { feedOf, markdownOf, tagFeed } from '../public-pages/machine-pages.ts';
import { loadTags } from '../server-reads/reference-data.ts';
import { nameIn } from '../texts/reference-names.ts';
import type { Named } from '../texts/reference-names.ts';
import { columnOf } from './column.ts';
import type { PageFacts } from './metadata.ts';

/** What the page about a row of a kind says about itself: all of it follows from what the kind says of its rows. */
export const kindFacts =
  (kind: ContentKind) =>
  async (row: KindRow, locale: Locale): Promise<PageFacts> => {
    const [t, tags] = await Promise.all([getTranslations('kinds'), tagsOf(row)]);
    const { title, description, publishedOn, source, keywords } = kind.words(row, { locale, t });
    const names = tags.map((tag) => nameIn(locale, tag));
    const column = t(`names.${kind.file}`);
    return {
      title,
      description,
      column: { name: column, ...(await columnOf(kind)) },
      // Words of the row's own are Chinese; its tags have a name in both languages.
      article: {
        ...{ title, description, publishedOn, source },
        keywords: [...new Set(locale === 'zh' ? [...keywords, ...names] : names)],
      },
      feeds: [
        { title: t('feed.list', { name: column }), path: feedOf(kind) },
        ...tags.map((tag) => ({
          title: t('feed.tag', { tag: nameIn(locale, tag) }),
          path: `${tagFeed}?id=${tag.id}`,
        })),
      ],
      markdown: `${markdownOf(kind.page)}?id=${row.id}`,
      card: cardAddress(kind, row.id, locale),
    };
  };

/** The tags that a row stands under, in their order. */
async function tagsOf(row: KindRow): Promise<Named[]> {
  const ids = valueOf(row, 'tagIds');
  if (!Array.isArray(ids) || ids.length === 0) return [];
  return (await loadTags()).filter(({ id }) => ids.includes(id));
}
