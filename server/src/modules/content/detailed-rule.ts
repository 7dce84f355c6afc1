import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { sql } from 'drizzle-orm';

import { qualified, tableOf } from '../../kit/table/table.ts';
import { validityOf } from '../../search/states/validity.ts';
import { contentModule, contentRules } from './life-cycle.ts';

const policies = tableOf(policy);

/** What holds for detailed rules, and how long one is valid. */
export const detailedRuleRules = contentRules(detailedRule, {
  // A rule without a date of its own ends with its policy.
  validity: (table, context) =>
    validityOf(context, {
      effectiveDate: table.effectiveDate,
      expiryDate: sql`coalesce(${table.expiryDate}, (select ${policies.expiryDate} from ${policies} where ${policies.id} = ${qualified(table.policyId)}))`,
    }),
});

/** The calls of detailed rules, with those of their life cycle. */
export const detailedRuleModule = contentModule(detailedRule, { isHistoryPublic: true });
