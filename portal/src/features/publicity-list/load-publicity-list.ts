import 'server-only';

import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';

import { loadChain } from '../../lib/chain/load-chain.ts';
import { allPages } from '../../lib/server-reads/all-pages.ts';
import { foundOrNull, publicOrNull } from '../../lib/server-reads/found-or-null.ts';
import { loadAgencies } from '../../lib/server-reads/reference-data.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import { nameOf } from '../../lib/texts/reference-names.ts';
import type { EntryRow, PublicityDetail, PublicityRelated } from './publicity-rows.ts';

/** A published publicity list by its id; null where there is none. */
export const loadPublicityList = cache(async (id: string): Promise<PublicityDetail | null> => {
  const client = entityClient(publicityList, await publicHttp());
  return foundOrNull(client.detail(id));
});

/** Every line of a publicity list, in its order. */
export async function loadPublicityEntries(listId: string): Promise<EntryRow[]> {
  const client = entityClient(publicityEntry, await publicHttp());
  return allPages((paging) => client.page({ listId, ascs: 'seq', ...paging }));
}

/** The lines of a publicity list and what it stands on. */
export async function loadPublicityRelated(row: PublicityDetail): Promise<PublicityRelated> {
  const http = await publicHttp();
  const [agencies, locale, entries, guide, basis, chain] = await Promise.all([
    loadAgencies(),
    getLocale(),
    loadPublicityEntries(row.id),
    publicOrNull(entityClient(itemGuide, http).detail(row.guideId)),
    row.policyId ? publicOrNull(entityClient(policy, http).detail(row.policyId)) : null,
    loadChain({ policyId: row.policyId, guideIds: [row.guideId] }),
  ]);
  return { agencyName: nameOf(agencies, row.agencyId, locale), entries, guide, policy: basis, chain };
}
