import { createTranslator } from 'next-intl';

import { catalogue } from '../../i18n/catalogue.ts';
import type { Locale } from '../../i18n/routing.ts';
import type { ContentKind, Description, KindRow, Speaker } from './kit/kind.ts';

/** Somebody who speaks a language, without a page around him. */
export const speaker = (locale: Locale): Speaker => ({
  locale,
  t: createTranslator({ locale, messages: catalogue[locale], namespace: 'kinds' }),
});

/** Where the portal of the tests is. */
export const origin = 'https://zc.example.gov.cn';

/** An address of the portal in a language. */
export const addressIn = (locale: Locale) => (path: string) =>
  origin + (locale === 'en' ? `/en${path}` : path);

/** What a kind describes a row with. */
export function descriptionOf(kind: ContentKind, row: KindRow, locale: Locale): Description {
  const at = addressIn(locale);
  const said = speaker(locale);
  return {
    ...{ ...said, at, area: '云澜区', words: kind.words(row, said) },
    url: at(`${kind.page}?id=${row.id}`),
    image: `${origin}/cards/zh/${kind.file}.png`,
  };
}
