import 'server-only';

import { localHref } from '../../i18n/local-href.ts';
import type { Locale } from '../../i18n/routing.ts';
import type { ContentKind } from '../kinds/kit/kind.ts';
import { cardOf } from '../public-pages/machine-pages.ts';
import { cardFont } from './card-font.ts';
import { fixedCard } from './fixed-card.ts';

/** Where the card of a row is: one of its own where it can be drawn, else the one of its kind. */
export const cardAddress = (kind: ContentKind, id: string, locale: Locale): string =>
  cardFont() === undefined ? fixedCard(locale, kind.file) : localHref(locale, `${cardOf(kind)}?id=${id}`);
