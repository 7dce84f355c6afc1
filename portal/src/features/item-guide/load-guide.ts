import 'server-only';

import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';

import { loadChain, loadUnderPolicy } from '../../lib/chain/load-chain.ts';
import { loadRelatedArticles } from '../../lib/chain/load-related-articles.ts';
import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { loadAgencies } from '../../lib/server-reads/reference-data.ts';
import { loadChanges } from '../../lib/server-reads/load-changes.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import { nameIn } from '../../lib/texts/reference-names.ts';
import { contactOf } from './guide-rows.ts';
import type { GuideAgency, GuideRelated, GuideRow, PolicyItemRow } from './guide-rows.ts';

/** A published item guide by its id; null where there is none. */
export const loadGuide = cache(async (id: string): Promise<GuideRow | null> => {
  const client = entityClient(itemGuide, await publicHttp());
  return foundOrNull(client.detail(id));
});

async function loadAgency(id: string): Promise<GuideAgency> {
  const [agencies, locale] = await Promise.all([loadAgencies(), getLocale()]);
  const agency = agencies.find((one) => one.id === id);
  return agency ? { ...agency, name: nameIn(locale, agency) } : noAgency;
}

/** What is told of a department that is no agency any more. */
const noAgency: GuideAgency = {
  ...{ name: '', address: null, addressEn: null },
  ...{ officeHours: null, officeHoursEn: null, consultPhone: null },
};

/** Everything that hangs around an item guide. */
export async function loadGuideRelated(row: GuideRow): Promise<GuideRelated> {
  const http = await publicHttp();
  const near = { guideId: row.id, size: 200 };
  const [agency, sections, materials, under, lists, chain, articles, changes] = await Promise.all([
    loadAgency(row.agencyId),
    entityClient(itemGuideSection, http).page(near),
    entityClient(itemGuideMaterial, http).page(near),
    loadUnderPolicy(row.policyId),
    entityClient(publicityList, http).page(near),
    loadChain({ policyId: row.policyId, guideIds: [row.id] }),
    loadRelatedArticles({ guideId: row.id }),
    loadChanges(itemGuide, row.id),
  ]);
  return {
    agency,
    contact: contactOf(row, agency),
    sections: sections.records,
    materials: materials.records,
    policy: under.policy ?? null,
    clauses: under.clauses,
    publicityLists: lists.records,
    chain,
    articles,
    changes,
  };
}

/** A published guide that needs no application, by its id; null for every other. */
export async function loadApplyFreeGuide(id: string): Promise<GuideRow | null> {
  const row = await loadGuide(id);
  return row?.isMsjx === 1 ? row : null;
}

/** A public policy item by its id; null where there is none. */
export const loadPolicyItem = cache(async (id: string): Promise<PolicyItemRow | null> => {
  const client = entityClient(policyItem, await publicHttp());
  return foundOrNull(client.detail(id));
});

/** The published guides that explain an item, the way that it stands on, and its policy. */
export async function loadItemGuides({ id, policyId }: PolicyItemRow) {
  const client = entityClient(itemGuide, await publicHttp());
  const [guides, chain] = await Promise.all([
    client.page({ policyItemId: id, size: 200 }),
    loadChain({ policyId, itemId: id }),
  ]);
  return { guides: guides.records, chain };
}
