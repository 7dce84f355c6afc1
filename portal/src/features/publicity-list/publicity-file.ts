import 'server-only';

import { getTranslations } from 'next-intl/server';

import { csvOf } from '../../lib/files/csv.ts';
import type { SheetRows } from '../../lib/files/sheet-rows.ts';
import { xlsxOf } from '../../lib/files/xlsx.ts';
import { fileQuery } from '../../lib/public-pages/public-queries.ts';
import { publicOrNull } from '../../lib/server-reads/found-or-null.ts';
import { refusedAnswer } from '../../lib/server-reads/refused-answer.ts';
import { loadPublicityEntries, loadPublicityList } from './load-publicity-list.ts';

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: (_title: string, rows: SheetRows) => csvOf(rows) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async (title: string, rows: SheetRows) => new Uint8Array(await xlsxOf(title, rows)),
  },
};

/** A publicity list as a sheet, with what its page shows and nothing more. */
export async function publicityFile(request: Request, format: keyof typeof formats): Promise<Response> {
  const read = fileQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  try {
    const list = read.success ? await publicOrNull(loadPublicityList(read.data.id)) : null;
    if (!read.success || !list) return new Response('Not found', { status: 404 });
    const { lang } = read.data;
    const title = (lang === 'en' && list.titleEn) || list.title;
    const { type, write } = formats[format];
    return new Response(await write(title, await rowsOf(list.id, lang)), {
      headers: { 'Content-Type': type },
    });
  } catch (error) {
    return refusedAnswer(error);
  }
}

async function rowsOf(listId: string, locale: 'zh' | 'en'): Promise<SheetRows> {
  const t = await getTranslations({ locale, namespace: 'publicityList' });
  const entries = await loadPublicityEntries(listId);
  const header = (['seq', 'name', 'code', 'item', 'amountWan', 'remark'] as const).map((column) =>
    t(`columns.${column}`),
  );
  const lines = entries.map(({ seq, name, codeMasked, itemName, amountWan, remark }) => [
    ...[seq, name, codeMasked],
    ...[itemName, amountWan, remark],
  ]);
  return [header, ...lines];
}
