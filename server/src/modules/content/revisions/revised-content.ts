import { advertisement } from '@policy/shared/contract/entities/content/advertisement.ts';
import { detailedRuleSection } from '@policy/shared/contract/entities/content/detailed-rule-section.ts';
import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { focusItem } from '@policy/shared/contract/entities/content/focus-item.ts';
import { helpArticle } from '@policy/shared/contract/entities/content/help-article.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { relatedArticle } from '@policy/shared/contract/entities/content/related-article.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Revised } from '../../../kit/rules/rules.ts';

/** Every kind of content that goes on being public while a change of it, or of what stands below it, is reviewed. Agreements never change. */
export const revisedContent: readonly Revised[] = [
  { root: policy, below: [policyClause] },
  { root: detailedRule, below: [detailedRuleSection] },
  { root: itemGuide, below: [itemGuideSection, itemGuideMaterial] },
  { root: publicityList, below: [publicityEntry] },
  ...[policyNotice, interpretation, relatedArticle, focusItem, advertisement, helpArticle].map((root) => ({
    root,
    below: [],
  })),
];

/** How a kind of content is revised; undefined for a kind that is not. */
export const revisedOf = (entity: Entity): Revised | undefined =>
  revisedContent.find(({ root }) => root.name === entity.name);
