import { advertisement } from '@policy/shared/contract/entities/content/advertisement.ts';
import { focusItem } from '@policy/shared/contract/entities/content/focus-item.ts';
import { helpArticle } from '@policy/shared/contract/entities/content/help-article.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { relatedArticle } from '@policy/shared/contract/entities/content/related-article.ts';

import { idOf } from '../slug-id.ts';
import type { SlugRow } from '../slug-rows.ts';
import type { Family } from './content-families.ts';
import advertisements from './data/advertisement.json' with { type: 'json' };
import focusItems from './data/focus-item.json' with { type: 'json' };
import helpArticles from './data/help-article.json' with { type: 'json' };
import interpretations from './data/interpretation.json' with { type: 'json' };
import notices from './data/policy-notice.json' with { type: 'json' };
import relatedArticles from './data/related-article.json' with { type: 'json' };
import { dayShift } from './day-shift.ts';
import { published } from './published.ts';
import { shiftText } from './shift-text.ts';

/** What is told about the policies on the given day, each family after those it points to. */
export const articleFamilies = (today: string): Family[] => [
  { entity: policyNotice, rows: noticeRows(today) },
  { entity: interpretation, rows: published(interpretations) },
  { entity: relatedArticle, rows: published(relatedArticles) },
  { entity: focusItem, rows: published(focusItems).map(linked) },
  { entity: advertisement, rows: advertisementRows(today) },
  { entity: helpArticle, rows: published(helpArticles) },
];

/** Notices with their days around the day of seeding, as the windows that they speak of. */
function noticeRows(today: string): SlugRow[] {
  const shift = dayShift(today);
  return published(notices).map((notice) => {
    const said = (text: string) => shiftText(text, notice.publishDate, shift);
    return {
      ...notice,
      publishDate: shift(notice.publishDate),
      ...(notice.deadline && { deadline: shift(notice.deadline) }),
      ...{ summary: said(notice.summary), body: said(notice.body) },
    };
  });
}

function advertisementRows(today: string): SlugRow[] {
  const shift = dayShift(today);
  const moved = (time: string) => `${shift(time.slice(0, 10))}${time.slice(10)}`;
  return published(advertisements).map((row) => ({
    ...linked(row),
    ...{ startTime: moved(row.startTime), endTime: moved(row.endTime) },
  }));
}

/** A link to a page about one row, which the seed file names by its slug. */
const linked = (row: SlugRow & { linkUrl: string }): SlugRow => ({
  ...row,
  linkUrl: row.linkUrl.replace(/(?<=[?&]id=)[\w-]+/, idOf),
});
