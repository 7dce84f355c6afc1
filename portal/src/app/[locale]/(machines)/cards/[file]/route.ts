import { notFound } from 'next/navigation';

import { drawCard } from '../../../../../lib/cards/draw-card.ts';
import { fixedCard } from '../../../../../lib/cards/fixed-card.ts';
import { rowOf } from '../../../../../lib/kinds/kit/kind-rows.ts';
import { idIn, speakingIn } from '../../../../../lib/machines/speaking.ts';
import type { LocaleParams } from '../../../../../lib/machines/speaking.ts';
import { existingRow } from '../../../../../lib/page-head/row-page.ts';
import { cardOf } from '../../../../../lib/public-pages/machine-pages.ts';
import { shownKinds } from '../../../../../lib/public-pages/public-pages.ts';

export const dynamic = 'force-dynamic';

/** The picture by which other sites show a page: drawn with the row's own words, or the one that all pages of its kind share. */
export async function GET(request: Request, { params }: LocaleParams<{ file: string }>): Promise<Response> {
  const { locale: said, file } = await params;
  const { locale, t, http, site } = await speakingIn(said);
  const kind = shownKinds.find((one) => cardOf(one) === `/cards/${file}`) ?? notFound();
  const row = await existingRow(rowOf(kind.entity, http, idIn(request)), locale);
  const { title, source, publishedOn } = kind.words(row, { locale, t });
  const footer = [source, publishedOn].filter(Boolean).join(' · ');
  const card = await drawCard({ site, kind: t(`names.${kind.file}`), title, footer });
  return card
    ? new Response(card, { headers: { 'Content-Type': 'image/png' } })
    : new Response(null, { status: 302, headers: { Location: fixedCard(locale, kind.file) } });
}
