import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';

import { publicityDataset } from '../structured-data/content.ts';
import { defineKind, defineKindPart } from './kit/kind.ts';
import type { Speaker } from './kit/kind.ts';
import { agencyIn } from './kit/words.ts';

type List = ListRowOf<typeof publicityList>;

const wan = 10_000;
const amountIn = ({ locale }: Speaker, amountWan: number) =>
  locale === 'en' ? (amountWan * wan).toLocaleString('en') : String(amountWan);

/**
 * A list goes by its round and the day it was made public as well: lists of one item are all called the same. In English
 * its item stands for it where nobody has given it a title.
 */
function titleOf(row: List, { locale, t }: Speaker): string {
  const marks = [row.batchNo, row.publicityStart].filter(Boolean).join(locale === 'zh' ? '，' : ', ');
  const own = locale === 'zh' ? row.title : row.titleEn;
  return own
    ? t('publicityTitle', { title: own, marks })
    : t('publicityOf', { item: row.guideTitleEn ?? t('anItem'), marks });
}

/** Lists of those about to be paid. */
export const publicityListKind = defineKind(publicityList, {
  file: 'publicity-lists',
  list: '/gongshi/gongshiList',
  page: publicityList.publicPage,
  newest: 'publicityStart',
  facts: [
    ...(['agencyId', 'listType', 'batchNo', 'publicityStart', 'publicityEnd', 'publicityStatus'] as const),
    ...(['totalCount', 'totalAmountWan', 'guideId', 'policyId', 'objectionTel', 'attachments'] as const),
  ],
  texts: ['body'],
  parts: [
    defineKindPart(publicityEntry, {
      of: 'listId',
      columns: ['seq', 'name', 'codeMasked', 'itemName', 'amountWan', 'remark'],
    }),
  ],
  words: (row, speaker) => {
    const title = titleOf(row, speaker);
    const { publicityStart: start, publicityEnd: end, totalCount: count } = row;
    const amount = amountIn(speaker, row.totalAmountWan);
    return {
      title,
      description: speaker.t('publicityDescription', { title, start, end, count, amount }),
      publishedOn: row.publishDate ?? start,
      source: agencyIn(speaker, row),
      keywords: [],
    };
  },
  describe: (row, description) => [publicityDataset({ ...row, ...description.words }, description)],
});
