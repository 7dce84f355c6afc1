import 'server-only';

import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { cache } from 'react';

import { loadChain } from '../../lib/chain/load-chain.ts';
import { loadRelatedArticles } from '../../lib/chain/load-related-articles.ts';
import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import type { NoticeDetail, NoticeRelated } from './notice-rows.ts';

const size = 200;

/** A published notice by its id; null where there is none. */
export const loadNotice = cache(async (id: string): Promise<NoticeDetail | null> => {
  const client = entityClient(policyNotice, await publicHttp());
  return foundOrNull(client.detail(id));
});

/** Everything that stands around a notice. */
export async function loadNoticeRelated(row: NoticeDetail): Promise<NoticeRelated> {
  const { policyId } = row;
  const guideIds = row.guideIds?.length ? row.guideIds : undefined;
  const [guides, chain, articles, beside] = await Promise.all([
    guideIds ? loadGuides(guideIds) : [],
    loadChain({ policyId, guideIds }),
    policyId ? loadRelatedArticles({ policyId }) : [],
    loadBeside(row),
  ]);
  return { guides, chain, articles, ...beside };
}

async function loadGuides(ids: readonly string[]) {
  const asked = { id: ids.join(',') };
  return (await entityClient(itemGuide, await publicHttp()).page({ ...asked, size })).records;
}

/** The notices of its kind published next before and after it, among the newest of them. */
async function loadBeside({ id, type }: NoticeDetail) {
  const client = entityClient(policyNotice, await publicHttp());
  const { records } = await client.page({ type, size, descs: 'publishDate' });
  const at = records.findIndex((one) => one.id === id);
  return at < 0 ? {} : { newer: records[at - 1], older: records[at + 1] };
}
