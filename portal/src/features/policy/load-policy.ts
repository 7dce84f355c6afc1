import 'server-only';

import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { cache } from 'react';

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
export async function loadPolicyRelated(policyId: string): Promise<PolicyRelated> {
  const http = await publicHttp();
  const near = { policyId, size: 200 };
  const [clauses, items, guides, rules, publicityLists] = await Promise.all([
    http.get<ClauseRow[]>(`${policy.path}/listpolicycontent`, { policyId }),
    entityClient(policyItem, http).page(near),
    entityClient(itemGuide, http).page(near),
    entityClient(detailedRule, http).page(near),
    entityClient(publicityList, http).page(near),
  ]);
  return {
    clauses,
    items: items.records,
    guides: guides.records,
    rules: rules.records,
    publicityLists: publicityLists.records,
  };
}
