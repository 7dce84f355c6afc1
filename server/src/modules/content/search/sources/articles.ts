import { helpArticle } from '@policy/shared/contract/entities/content/help-article.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../../kit/rows/repository.ts';
import { tableOf } from '../../../../kit/table/table.ts';
import { agenciesOf, noAgency } from './agencies.ts';
import { blank, filePassage, passage, richPassage } from './source.ts';
import type { Source } from './source.ts';
import { tagNamesOf } from './tag-names.ts';

const [notices, interpretations] = [tableOf(policyNotice), tableOf(interpretation)];
const [lists, articles] = [tableOf(publicityList), tableOf(helpArticle)];

/** Notices; the day until which one asks for something is told as the end of a window is. */
export const noticeSource: Source = {
  ...{ type: 'notice', entity: policyNotice.name },
  async documentsOf(context, ids) {
    const isPublic = and(inArray(notices.id, [...ids]), eq(notices.status, 'published'));
    const rows = await repositoryOf(policyNotice, context).all(isPublic);
    const agencyOf = await agenciesOf(context, rows);
    const tagNames = await tagNamesOf(context, rows);
    return rows.map((row) => ({
      ...{ ...blank, ...agencyOf(row), type: 'notice', id: row.id, title: row.title, titleEn: row.titleEn },
      ...{ summary: row.summary, summaryEn: row.summaryEn, tags: tagNames(row), tagIds: row.tagIds ?? [] },
      ...{ publishDate: row.publishDate, applyEnd: row.deadline, views: row.viewCount },
      passages: [...passage(row.summary), ...richPassage(row.body), ...filePassage(row.attachments)],
      url: `/notice/noticeDetail?id=${row.id}`,
    }));
  },
};

/** Interpretations, in whatever form: questions with their answers, what a picture says, what is spoken in a film. */
export const interpretationSource: Source = {
  ...{ type: 'interpretation', entity: interpretation.name },
  async documentsOf(context, ids) {
    const isPublic = and(inArray(interpretations.id, [...ids]), eq(interpretations.status, 'published'));
    const rows = await repositoryOf(interpretation, context).all(isPublic);
    const agencyOf = await agenciesOf(context, rows);
    const tagNames = await tagNamesOf(context, rows);
    return rows.map((row) => ({
      ...{ ...blank, ...agencyOf(row), type: 'interpretation', id: row.id },
      ...{ title: row.title, titleEn: row.titleEn, summary: row.summary, summaryEn: row.summaryEn },
      ...{ tags: tagNames(row), tagIds: row.tagIds ?? [], publishDate: row.publishDate },
      ...{ views: row.viewCount, headings: row.qa?.map(({ q }) => q) ?? [] },
      passages: [
        ...[row.summary, ...(row.keyPoints ?? [])].flatMap(passage),
        ...(row.qa ?? []).flatMap(({ q, a }) => passage(`${q}\n${a}`)),
        ...richPassage(row.body),
        ...[row.imageAlt, row.transcript].flatMap(passage),
        ...filePassage(row.attachments),
      ],
      url: `/policyUnscramble/policyUnscrambleDetail?id=${row.id}`,
    }));
  },
};

/** Publicity lists, without those who stand on them: people are not looked up by what they are paid. */
export const publicitySource: Source = {
  ...{ type: 'publicity', entity: publicityList.name },
  async documentsOf(context, ids) {
    const isPublic = and(inArray(lists.id, [...ids]), eq(lists.status, 'published'));
    const rows = await repositoryOf(publicityList, context).all(isPublic);
    const agencyOf = await agenciesOf(context, rows);
    return rows.map((row) => ({
      ...{ ...blank, ...agencyOf(row), type: 'publicity', id: row.id },
      ...{ title: row.title, titleEn: row.titleEn },
      publishDate: row.publishDate ?? row.publicityStart,
      headings: [row.guideTitle, row.guideTitleEn].filter((title) => title !== null),
      passages: [...richPassage(row.body), ...passage(row.batchNo), ...filePassage(row.attachments)],
      url: `${publicityList.publicPage}?id=${row.id}`,
    }));
  },
};

/** Questions and guides of the help. */
export const helpSource: Source = {
  ...{ type: 'help', entity: helpArticle.name },
  async documentsOf(context, ids) {
    const isPublic = and(inArray(articles.id, [...ids]), eq(articles.status, 'published'));
    const rows = await repositoryOf(helpArticle, context).all(isPublic);
    return rows.map((row) => ({
      ...{ ...blank, ...noAgency, type: 'help', id: row.id },
      ...{ title: row.title, titleEn: row.titleEn, tags: row.keywords ?? [] },
      ...{ publishDate: row.publishDate, views: row.viewCount },
      passages: [...richPassage(row.body), ...richPassage(row.bodyEn), ...passage(row.transcript)],
      url: `/help#${row.id}`,
    }));
  },
};
