import { detailedRuleSection } from '@policy/shared/contract/entities/content/detailed-rule-section.ts';
import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { tagsOfRow } from '@policy/shared/contract/portal/content-events.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import { defineRules } from '../../../kit/rules/rules.ts';
import type { RuledEntity } from '../../../kit/rules/rules.ts';
import { invalidate } from '../../../kit/transaction/closing-writes.ts';

/** What a part that goes over to another parent makes untrue besides itself and where it goes: where it was. */
export const leavesItsParent = (parent: Entity, field: string) => ({
  fields: [field],
  rule: async (values: object, { before, context }: { before: object | null; context: Context }) => {
    const former: unknown = before && Reflect.get(before, field);
    if (typeof former === 'string' && Reflect.get(values, field) !== former)
      await invalidate(context, tagsOfRow(parent.name, former));
  },
});

/** What holds for the parts of policies, rules and guides. */
export const partRules: readonly RuledEntity[] = [
  defineRules(policyClause, { beforeWrite: [leavesItsParent(policy, 'policyId')] }),
  defineRules(detailedRuleSection, { beforeWrite: [leavesItsParent(detailedRule, 'detailedId')] }),
  defineRules(itemGuideSection, { beforeWrite: [leavesItsParent(itemGuide, 'guideId')] }),
];
