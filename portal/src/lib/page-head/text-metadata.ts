import 'server-only';

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { pageMetadata } from './metadata.ts';

/** What a page says about itself where its texts name a title and a description; `texts` is their family. */
export const describedBy =
  (texts: 'agreements' | 'help' | 'progress' | 'register' | 'siteMap') => async (): Promise<Metadata> => {
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

/** The same for a list, which is a column in the words of the government site rules. */
export const columnDescribedBy = (texts: ColumnTexts) => async (): Promise<Metadata> => {
  const t = await getTranslations(texts);
  const description = t('description');
  return pageMetadata({ title: t('title'), description, column: { name: t('title'), description } });
};
