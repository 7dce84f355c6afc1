import 'server-only';

import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { Http } from '@policy/shared/client/http.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { cache } from 'react';

import { publicHttp } from '../server-reads/server-client.ts';
import { loadPortal } from '../server-reads/site.ts';
import { isOpen } from '../texts/site.ts';
import { chainOf } from './chain.ts';
import type { Chain, ChainFocus, ChainRows } from './chain.ts';

const size = 200;

/**
 * The way from clause to payment as far as it concerns what a page is about. Without a policy it begins at the guides that
 * are named, as a notice may be about guides alone.
 */
export async function loadChain({
  policyId,
  ...focus
}: ChainFocus & { policyId: string | null | undefined }): Promise<Chain> {
  const http = await publicHttp();
  const named = await namedGuides(http, focus.guideIds);
  const under = policyId ?? named[0]?.policyId;
  const [rows, told, portal] = await Promise.all([
    under === undefined ? noRows : loadUnderPolicy(under),
    toldOfGuides(http, named),
    loadPortal(),
  ]);
  const whole = {
    ...rows,
    guides: joined(rows.guides, named),
    notices: joined(rows.notices, told.notices),
    publicityLists: joined(rows.publicityLists, told.publicityLists),
  };
  return { ...chainOf(whole, focus), hasProgress: isOpen(portal, 'progress') };
}

const noRows: ChainRows = {
  ...{ policy: undefined, clauses: [], rules: [], items: [], guides: [], notices: [], publicityLists: [] },
};

/** The guides by their ids: one may belong to another policy than the page that names it. */
async function namedGuides(http: Http, ids: readonly string[] | undefined) {
  if (ids === undefined || ids.length === 0) return [];
  const asked = { id: ids.join(',') };
  return (await entityClient(itemGuide, http).page({ ...asked, size })).records;
}

/** What names the guides and need not name their policy. */
async function toldOfGuides(http: Http, guides: readonly { id: string }[]) {
  if (guides.length === 0) return noRows;
  const [notices, ...lists] = await Promise.all([
    entityClient(policyNotice, http).page({ guideIds: guides.map(({ id }) => id).join(','), size }),
    ...guides.map(({ id }) => entityClient(publicityList, http).page({ guideId: id, size })),
  ]);
  return { notices: notices.records, publicityLists: lists.flatMap(({ records }) => records) };
}

const joined = <Row extends { id: string }>(rows: readonly Row[], more: readonly Row[]): Row[] => [
  ...rows,
  ...more.filter(({ id }) => !rows.some((row) => row.id === id)),
];

/** Everything published under a policy; read once, however many parts of a page ask for it. */
export const loadUnderPolicy = cache(async (policyId: string) => {
  const http = await publicHttp();
  const near = { policyId, size };
  const itself = { id: policyId };
  const [policies, clauses, rules, items, guides, notices, publicityLists] = await Promise.all([
    entityClient(policy, http).page({ ...itself, size: 1 }),
    http.get<RowOf<typeof policyClause>[]>(`${policy.path}/listpolicycontent`, { policyId }),
    entityClient(detailedRule, http).page(near),
    entityClient(policyItem, http).page(near),
    entityClient(itemGuide, http).page(near),
    entityClient(policyNotice, http).page(near),
    entityClient(publicityList, http).page(near),
  ]);
  return {
    ...{ policy: policies.records[0], clauses, rules: rules.records, items: items.records },
    ...{ guides: guides.records, notices: notices.records, publicityLists: publicityLists.records },
  };
});
