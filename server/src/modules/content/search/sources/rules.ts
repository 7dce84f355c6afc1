import { detailedRuleSection } from '@policy/shared/contract/entities/content/detailed-rule-section.ts';
import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../../kit/rows/repository.ts';
import { tableOf } from '../../../../kit/table/table.ts';
import { plainText } from '../../texts/plain-text.ts';
import { agenciesOf } from './agencies.ts';
import { blank, byParent, filePassage, passage, richPassage } from './source.ts';
import type { Source } from './source.ts';
import { tagNamesOf } from './tag-names.ts';

const [rules, sections, policies] = [tableOf(detailedRule), tableOf(detailedRuleSection), tableOf(policy)];

/** Detailed rules with their sections. */
export const ruleSource: Source = {
  ...{ type: 'rule', entity: detailedRule.name },
  async documentsOf(context, ids) {
    const isPublic = and(inArray(rules.id, [...ids]), eq(rules.status, 'published'));
    const rows = await repositoryOf(detailedRule, context).all(isPublic);
    const own = rows.map(({ id }) => id);
    const parents = await repositoryOf(policy, context).all(
      inArray(
        policies.id,
        rows.map(({ policyId }) => policyId),
      ),
    );
    // A rule without a date of its own ends with its policy, as in its list.
    const endOf = new Map(parents.map(({ id, expiryDate }) => [id, expiryDate]));
    const sectionsOf = byParent(
      await repositoryOf(detailedRuleSection, context).all(inArray(sections.detailedId, own)),
      ({ detailedId }) => detailedId,
    );
    const agencyOf = await agenciesOf(context, rows);
    const tagNames = await tagNamesOf(context, rows);
    return rows.map((row) => {
      const parts = sectionsOf.get(row.id) ?? [];
      return {
        ...{ ...blank, ...agencyOf(row), type: 'rule', id: row.id, docNo: row.docNo },
        ...{ title: row.title, titleEn: row.titleEn, summary: row.summary, summaryEn: row.summaryEn },
        ...{ tags: tagNames(row), tagIds: row.tagIds ?? [], views: row.viewCount },
        ...{ publishDate: row.publishDate, effectiveDate: row.effectiveDate },
        expiryDate: row.expiryDate ?? endOf.get(row.policyId) ?? null,
        headings: parts.map(({ title }) => title),
        passages: [
          ...passage(row.summary),
          ...parts.flatMap(({ title, content }) => passage(`${title}\n${plainText(content)}`)),
          ...richPassage(row.body),
          ...filePassage(row.attachments),
        ],
        url: `/detailedrules/detailedrulesDetail?id=${row.id}`,
      };
    });
  },
};
