import { getTranslations } from 'next-intl/server';

import {
  loadPublicityEntries,
  loadPublicityList,
} from '../../../features/publicity-list/load-publicity-list.ts';
import { csvOf } from '../../../lib/files/csv.ts';
import { publicOrNull } from '../../../lib/server-reads/found-or-null.ts';
import { fileQuery } from '../../../lib/public-pages/public-queries.ts';

export const dynamic = 'force-dynamic';

/** A publicity list as a sheet, with what its page shows and nothing more. */
export async function GET(request: Request): Promise<Response> {
  const read = fileQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const list = read.success ? await publicOrNull(loadPublicityList(read.data.id)) : null;
  if (!read.success || !list) return new Response('Not found', { status: 404 });
  const { lang } = read.data;
  const t = await getTranslations({ locale: lang, namespace: 'publicityList' });
  const entries = await loadPublicityEntries(list.id);
  const header = (['seq', 'name', 'code', 'item', 'amountWan', 'remark'] as const).map((column) =>
    t(`columns.${column}`),
  );
  const rows = entries.map(({ seq, name, codeMasked, itemName, amountWan, remark }) => [
    seq,
    name,
    codeMasked,
    itemName,
    amountWan,
    remark,
  ]);
  return new Response(csvOf([header, ...rows]), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
