import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { guidePage } from '@policy/shared/contract/portal/guide-page.ts';
import type { ListRowOf, RowOf } from '@policy/shared/contract/kit/entity.ts';

import { governmentService } from '../structured-data/content.ts';
import { choiceText } from '../texts/choice-text.ts';
import { defineKind, defineKindPart } from './kit/kind.ts';
import type { ContentKind, Description, RowWords, Speaker } from './kit/kind.ts';
import { agencyIn, wordsOf } from './kit/words.ts';

type Guide = ListRowOf<typeof itemGuide>;

const open = new Set(['open', 'closing']);
const wan = 10_000;

/** What a guide says in a sentence: its standard, or, for English readers where nobody translated it, what needs no translation. */
function sentence(row: Guide, { locale, t }: Speaker): string {
  if (locale === 'zh') return row.brief ?? row.standard;
  const english = row.briefEn ?? row.standardEn;
  if (english) return english;
  const { supportMode, amountCapWan, applyStart, applyEnd } = row;
  const facts = [
    choiceText('en', 'itemGuide.supportMode', supportMode),
    amountCapWan ? t('cap', { amount: (amountCapWan * wan).toLocaleString('en') }) : '',
    applyStart && applyEnd ? t('window', { start: applyStart, end: applyEnd }) : '',
  ];
  return `${facts.filter(Boolean).join(', ')}.`;
}

function words(row: Guide, speaker: Speaker): RowWords {
  const publishedOn = row.updateTime.slice(0, 'yyyy-mm-dd'.length);
  const { title } = wordsOf(row, speaker, { kind: speaker.t('one.item-guides'), publishedOn });
  return {
    title,
    description: speaker.t('titled', { title, text: sentence(row, speaker) }),
    publishedOn,
    source: agencyIn(speaker, row),
    keywords: [],
  };
}

function describe(row: RowOf<typeof itemGuide>, description: Description) {
  const { locale, at } = description;
  const canApply = open.has(row.windowStatus) && row.isOnline === 1 && row.isMsjx === 0;
  const said = {
    ...row,
    ...description.words,
    supportMode: choiceText(locale, 'itemGuide.supportMode', row.supportMode),
    serviceObject: choiceText(locale, 'itemGuide.serviceObject', row.serviceObject),
    ...(canApply ? { applyUrl: at(`/policyitemguide/application?id=${row.id}`) } : {}),
  };
  return [governmentService(said, description)];
}

const guideKind = (own: Pick<ContentKind, 'file' | 'list' | 'page'> & { isMsjx: 0 | 1 }) => {
  const { isMsjx, ...addresses } = own;
  return defineKind(itemGuide, {
    ...addresses,
    query: { isMsjx },
    newest: 'createTime',
    facts: [
      ...([
        'itemCode',
        'agencyId',
        'windowStatus',
        'applyStart',
        'applyEnd',
        'windowType',
        'batchNo',
      ] as const),
      ...(['amountCapWan', 'supportMode', 'fulfilMode', 'serviceObject', 'enterpriseSizes'] as const),
      ...(['industryIds', 'tagIds', 'promiseDays', 'legalDays', 'visits', 'fee', 'handleForm'] as const),
      ...(['repeatPolicy', 'windowAddress', 'consultPhone', 'superviseTel', 'legalBasis'] as const),
    ],
    texts: ['brief', 'standard', 'conditions', 'steps'],
    parts: [
      defineKindPart(itemGuideMaterial, {
        of: 'guideId',
        columns: ['name', 'source', 'form', 'isRequired', 'requirement'],
      }),
      defineKindPart(itemGuideSection, {
        of: 'guideId',
        sections: { heading: (row) => row.title, text: 'content' },
      }),
    ],
    isOver: (row) => row.windowStatus === 'closed',
    words,
    describe,
  });
};

/** Guides to items that one applies for. */
export const itemGuideKind = guideKind({
  file: 'item-guides',
  list: '/policyitemguide',
  page: guidePage(0),
  isMsjx: 0,
});

/** Guides to items that nobody has to apply for; their page is of another form. */
export const applyFreeKind = guideKind({
  file: 'apply-free',
  list: '/policyitemguide-msjx',
  page: guidePage(1),
  isMsjx: 1,
});
