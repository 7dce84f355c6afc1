import 'server-only';

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { pageMetadata } from './metadata.ts';

/** What a page says about itself where its texts name a title and a description; `texts` is their family. */
export const describedBy =
  (texts: 'agreements' | 'progress' | 'register' | 'siteMap') => async (): Promise<Metadata> => {
    const t = await getTranslations(texts);
    return pageMetadata({ title: t('title'), description: t('description') });
  };

/** The same for a list, which is a column in the words of the government site rules. */
export const columnDescribedBy =
  (texts: 'itemGuide' | 'policy' | 'publicityList') => async (): Promise<Metadata> => {
    const t = await getTranslations(texts);
    const description = t('description');
    return pageMetadata({ title: t('title'), description, column: { name: t('title'), description } });
  };
