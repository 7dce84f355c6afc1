import 'server-only';

import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { Http } from '@policy/shared/client/http.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { cache } from 'react';

import { loadChain } from '../../lib/chain/load-chain.ts';
import { loadRelatedArticles } from '../../lib/chain/load-related-articles.ts';
import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import type { PolicyRow } from './policy-head.tsx';
import type { ClauseRow, PolicyRelated } from './policy-related.ts';

/** A published policy by its id; null where there is none. */
export const loadPolicy = cache(async (id: string): Promise<PolicyRow | null> => {
  const client = entityClient(policy, await publicHttp());
  return foundOrNull(client.detail(id));
});

/** Everything that hangs around a policy. */
export async function loadPolicyRelated({ id, replacedById }: PolicyRow): Promise<PolicyRelated> {
  const http = await publicHttp();
  const near = { policyId: id, size: 200 };
  const [clauses, items, guides, rules, interpretations, chain, articles, successor] = await Promise.all([
    http.get<ClauseRow[]>(`${policy.path}/listpolicycontent`, { policyId: id }),
    entityClient(policyItem, http).page(near),
    entityClient(itemGuide, http).page(near),
    entityClient(detailedRule, http).page(near),
    entityClient(interpretation, http).page(near),
    loadChain({ policyId: id }),
    loadRelatedArticles({ policyId: id }),
    replacedById ? loadSuccessor(http, replacedById) : undefined,
  ]);
  return {
    ...{ clauses, items: items.records, guides: guides.records, rules: rules.records },
    ...{ interpretations: interpretations.records, chain, articles, successor },
  };
}

/** The document that replaces another, once it is public. */
async function loadSuccessor(http: Http, id: string) {
  const named = { id };
  return (await entityClient(policy, http).page({ ...named, size: 1 })).records[0];
}
