import 'server-only';

import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { cache } from 'react';

import { loadChain } from '../../lib/chain/load-chain.ts';
import { loadRelatedArticles } from '../../lib/chain/load-related-articles.ts';
import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import type { InterpretationDetail, InterpretationRelated } from './interpretation-rows.ts';

/** A published interpretation by its id; null where there is none. */
export const loadInterpretation = cache(async (id: string): Promise<InterpretationDetail | null> => {
  const client = entityClient(interpretation, await publicHttp());
  return foundOrNull(client.detail(id));
});

/** Everything that stands around an interpretation. */
export async function loadInterpretationRelated({
  id,
  policyId,
}: InterpretationDetail): Promise<InterpretationRelated> {
  const client = entityClient(interpretation, await publicHttp());
  const [chain, others, articles] = await Promise.all([
    loadChain({ policyId }),
    client.page({ policyId, size: 20 }),
    loadRelatedArticles({ policyId }),
  ]);
  return { chain, others: others.records.filter((other) => other.id !== id), articles };
}
