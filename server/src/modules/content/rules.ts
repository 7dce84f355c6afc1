import type { RuledEntity } from '../../kit/rules/rules.ts';
import { agreementRules } from './agreements/agreement.ts';
import { detailedRuleRules } from './detailed-rule.ts';
import { itemGuideMaterialRules } from './item-guide-material.ts';
import { itemGuideRules } from './item-guide.ts';
import { policyItemRules } from './policy-item.ts';
import { policyRules } from './policy.ts';
import { publicityListRules } from './publicity-list.ts';

/** What holds for everything that is published. */
export const contentAreaRules: readonly RuledEntity[] = [
  agreementRules,
  policyRules,
  detailedRuleRules,
  policyItemRules,
  itemGuideRules,
  itemGuideMaterialRules,
  publicityListRules,
];
