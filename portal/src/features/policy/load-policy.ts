import 'server-only';

import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { Http } from '@policy/shared/client/http.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { cache } from 'react';

import { loadChain, loadUnderPolicy } from '../../lib/chain/load-chain.ts';
import { loadRelatedArticles } from '../../lib/chain/load-related-articles.ts';
import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { loadChanges } from '../../lib/server-reads/load-changes.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import type { PolicyRow } from './policy-head.tsx';
import type { PolicyRelated } from './policy-related.ts';

/** A published policy by its id; null where there is none. */
export const loadPolicy = cache(async (id: string): Promise<PolicyRow | null> => {
  const client = entityClient(policy, await publicHttp());
  return foundOrNull(client.detail(id));
});

/** Everything that hangs around a policy. */
export async function loadPolicyRelated({ id, replacedById }: PolicyRow): Promise<PolicyRelated> {
  const http = await publicHttp();
  const [under, interpretations, chain, articles, changes, successor] = await Promise.all([
    loadUnderPolicy(id),
    entityClient(interpretation, http).page({ policyId: id, size: 200 }),
    loadChain({ policyId: id }),
    loadRelatedArticles({ policyId: id }),
    loadChanges(policy, id),
    replacedById ? loadSuccessor(http, replacedById) : undefined,
  ]);
  return {
    ...{ ...under, chain, articles, changes, successor },
    interpretations: interpretations.records,
  };
}

/** The document that replaces another, once it is public. */
async function loadSuccessor(http: Http, id: string) {
  const named = { id };
  return (await entityClient(policy, http).page({ ...named, size: 1 })).records[0];
}
