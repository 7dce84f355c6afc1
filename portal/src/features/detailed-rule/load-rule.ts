import 'server-only';

import { detailedRuleSection } from '@policy/shared/contract/entities/content/detailed-rule-section.ts';
import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { cache } from 'react';

import { loadChain, loadUnderPolicy } from '../../lib/chain/load-chain.ts';
import { loadRelatedArticles } from '../../lib/chain/load-related-articles.ts';
import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { loadChanges } from '../../lib/server-reads/load-changes.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import type { RuleDetail, RuleRelated } from './rule-rows.ts';

const size = 200;

/** A published detailed rule by its id; null where there is none. */
export const loadRule = cache(async (id: string): Promise<RuleDetail | null> => {
  const client = entityClient(detailedRule, await publicHttp());
  return foundOrNull(client.detail(id));
});

/** Everything that stands around a detailed rule. */
export async function loadRuleRelated({ id, policyId }: RuleDetail): Promise<RuleRelated> {
  const client = entityClient(detailedRuleSection, await publicHttp());
  const [sections, { policy, guides }, chain, articles, changes] = await Promise.all([
    client.page({ detailedId: id, size, ascs: 'sort' }),
    loadUnderPolicy(policyId),
    loadChain({ policyId, detailedId: id }),
    loadRelatedArticles({ policyId }),
    loadChanges(detailedRule, id),
  ]);
  const own = guides.filter(({ detailedId }) => detailedId === id);
  return { sections: sections.records, policy, guides: own, chain, articles, changes };
}
