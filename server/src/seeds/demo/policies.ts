import type { SlugRow } from '../slug-rows.ts';
import clauses from './data/policy-clause.json' with { type: 'json' };
import rules from './data/detailed-rule.json' with { type: 'json' };
import sections from './data/detailed-rule-section.json' with { type: 'json' };
import items from './data/policy-item.json' with { type: 'json' };
import policies from './data/policy.json' with { type: 'json' };
import { published } from './published.ts';

/** The district's policies with their documents' own dates. */
export const policyRows: readonly SlugRow[] = published(policies);

/** Their articles, one by one. */
export const clauseRows: readonly SlugRow[] = clauses;

/** How the policies are carried out. */
export const detailedRuleRows: readonly SlugRow[] = published(rules);

/** The chapters of the detailed rules. */
export const detailedRuleSectionRows: readonly SlugRow[] = sections;

/** What can be had under the policies. */
export const policyItemRows: readonly SlugRow[] = items;
