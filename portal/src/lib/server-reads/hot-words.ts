import 'server-only';

import { searchPaths } from '@policy/shared/contract/portal/search-paths.ts';
import type { HotWord } from '@policy/shared/contract/portal/search.ts';
import type { Locale } from '../../i18n/routing.ts';

import { publicHttp } from './server-client.ts';

/** What editors offer to look for, in the language of the page where they say it in both; each finds something. */
export async function loadHotWords(locale: Locale): Promise<string[]> {
  const words = await (await publicHttp()).get<HotWord[]>(searchPaths.hotWords);
  return words.map(({ word, wordEn }) => (locale === 'en' && wordEn) || word);
}
