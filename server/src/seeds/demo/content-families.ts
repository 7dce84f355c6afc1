import { detailedRuleSection } from '@policy/shared/contract/entities/content/detailed-rule-section.ts';
import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { industry } from '@policy/shared/contract/entities/content/industry.ts';
import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { SlugRow } from '../slug-rows.ts';
import industries from './data/industry.json' with { type: 'json' };
import tags from './data/tag.json' with { type: 'json' };
import { guideMaterialRows, guideRows, guideSectionRows } from './item-guides.ts';
import {
  clauseRows,
  detailedRuleRows,
  detailedRuleSectionRows,
  policyItemRows,
  policyRows,
} from './policies.ts';
import { publicityEntryRows, publicityListRows } from './publicity-lists.ts';

/** All rows of one entity in the demonstration. */
export interface Family {
  entity: Entity;
  rows: readonly SlugRow[];
}

/** The demonstration's content on the given day, each family after those it points to. */
export const contentFamilies = (today: string): Family[] => [
  { entity: industry, rows: industries },
  { entity: tag, rows: tags },
  { entity: policy, rows: policyRows },
  { entity: policyClause, rows: clauseRows },
  { entity: detailedRule, rows: detailedRuleRows },
  { entity: detailedRuleSection, rows: detailedRuleSectionRows },
  { entity: policyItem, rows: policyItemRows },
  { entity: itemGuide, rows: guideRows(today) },
  { entity: itemGuideSection, rows: guideSectionRows(today) },
  { entity: itemGuideMaterial, rows: guideMaterialRows },
  { entity: publicityList, rows: publicityListRows(today) },
  { entity: publicityEntry, rows: publicityEntryRows },
];
