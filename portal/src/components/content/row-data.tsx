import 'server-only';

import { getLocale, getTranslations } from 'next-intl/server';

import { config } from '../../config.ts';
import { pageUrl } from '../../lib/addresses/page-url.ts';
import { cardAddress } from '../../lib/cards/card-address.ts';
import type { ContentKind, KindRow } from '../../lib/kinds/kit/kind.ts';
import { loadSite } from '../../lib/server-reads/site.ts';
import { JsonLd } from '../../lib/structured-data/json-ld.tsx';

/** What a row is, in schema.org's words, as its kind describes it. */
export async function RowData({ kind, row }: { kind: ContentKind; row: KindRow }) {
  const [locale, t, site] = await Promise.all([getLocale(), getTranslations('kinds'), loadSite()]);
  const at = (path: string) => pageUrl(locale, path);
  const described = kind.describe(row, {
    ...{ locale, t, at, area: site.area ?? site.name, words: kind.words(row, { locale, t }) },
    url: at(`${kind.page}?id=${row.id}`),
    image: config.portalOrigin + cardAddress(kind, row.id, locale),
  });
  return described.map((data) => <JsonLd key={data['@type']} data={data} />);
}
