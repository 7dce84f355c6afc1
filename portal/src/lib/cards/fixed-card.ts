import { siteHref } from '../../base-path.ts';
import type { Locale } from '../../i18n/routing.ts';
import type { KindFile } from '../kinds/kit/kind.ts';

/** The size of every card, as other sites show a link that somebody shares. */
export const cardSize = { width: 1200, height: 630 };

/** The card that all pages of a kind share, and the one of pages that belong to none: a file, drawn once. */
export const fixedCard = (locale: Locale, file: KindFile | 'site'): string =>
  siteHref(`/cards/${locale}/${file}.png`);
