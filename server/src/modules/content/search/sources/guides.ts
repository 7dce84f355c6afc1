import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { guidePage } from '@policy/shared/contract/portal/guide-page.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../../kit/rows/repository.ts';
import type { Context } from '../../../../kit/runtime/context.ts';
import { tableOf } from '../../../../kit/table/table.ts';
import type { SearchDocument } from '../../../../search/index/search-index.ts';
import { plainText } from '../../texts/plain-text.ts';
import { agenciesOf } from './agencies.ts';
import { blank, byParent, passage } from './source.ts';
import type { Source } from './source.ts';
import { tagNamesOf } from './tag-names.ts';

const [guides, sections, materials] = [
  tableOf(itemGuide),
  tableOf(itemGuideSection),
  tableOf(itemGuideMaterial),
];

/** What hangs on a guide. */
interface Parts {
  agency: ReturnType<Awaited<ReturnType<typeof agenciesOf>>>;
  tags: string[];
  sections: readonly RowOf<typeof itemGuideSection>[];
  materials: readonly RowOf<typeof itemGuideMaterial>[];
}

function documentOf(row: RowOf<typeof itemGuide>, parts: Parts): SearchDocument {
  return {
    ...{ ...blank, ...parts.agency, type: 'guide', id: row.id },
    ...{ title: row.title, titleEn: row.titleEn, summary: row.standard, summaryEn: row.standardEn },
    ...{ itemCode: row.itemCode, tagIds: row.tagIds ?? [], industryIds: row.industryIds ?? [] },
    ...{ enterpriseSizes: row.enterpriseSizes ?? [], tags: parts.tags, views: row.viewCount },
    // A guide says no day of its publishing: it is as new as it is here.
    ...{ publishDate: row.createTime.slice(0, 10), applyStart: row.applyStart, applyEnd: row.applyEnd },
    ...{ isSuspended: row.isSuspended === 1, amountCapWan: row.amountCapWan },
    headings: [
      ...[row.policyItemName, row.policyItemNameEn].filter((name) => name !== null),
      ...parts.sections.map(({ title }) => title),
    ],
    materials: parts.materials.map(({ name }) => name),
    passages: [
      ...[row.standard, ...row.conditions].flatMap(passage),
      ...parts.sections.flatMap(({ title, content }) => passage(`${title}\n${plainText(content)}`)),
      ...parts.materials.flatMap(({ name, requirement }) =>
        passage([name, requirement].filter(Boolean).join('：')),
      ),
      ...[row.legalBasis, row.calcRule, row.windowAddress].flatMap(passage),
      ...[row.standardEn, ...(row.conditionsEn ?? [])].flatMap(passage),
    ],
    url: `${guidePage(row.isMsjx)}?id=${row.id}`,
  };
}

/** Guides with their sections and materials. */
export const guideSource: Source = {
  ...{ type: 'guide', entity: itemGuide.name },
  async documentsOf(context: Context, ids: readonly string[]) {
    const isPublic = and(inArray(guides.id, [...ids]), eq(guides.status, 'published'));
    const rows = await repositoryOf(itemGuide, context).all(isPublic);
    const own = rows.map(({ id }) => id);
    const sectionsOf = byParent(
      await repositoryOf(itemGuideSection, context).all(inArray(sections.guideId, own)),
      ({ guideId }) => guideId,
    );
    const materialsOf = byParent(
      await repositoryOf(itemGuideMaterial, context).all(inArray(materials.guideId, own)),
      ({ guideId }) => guideId,
    );
    const agencyOf = await agenciesOf(context, rows);
    const tagNames = await tagNamesOf(context, rows);
    return rows.map((row) =>
      documentOf(row, {
        ...{ agency: agencyOf(row), tags: tagNames(row) },
        ...{ sections: sectionsOf.get(row.id) ?? [], materials: materialsOf.get(row.id) ?? [] },
      }),
    );
  },
};
