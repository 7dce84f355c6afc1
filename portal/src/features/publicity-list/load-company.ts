import 'server-only';

import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import { publicHttp } from '../../lib/server-reads/server-client.ts';
import { shortestCompanyName } from './company-query.ts';
import type { CompanyFound } from './company-query.ts';

/** Lines that are shown at most: whoever finds more gives more of the name. */
const most = 50;

/** Where a company stands in public lists, by a part of its name; null where too little of it is given to look for. */
export async function loadCompany(name: string): Promise<CompanyFound | null> {
  if (name.length < shortestCompanyName) return null;
  const http = await publicHttp();
  const { records, total } = await entityClient(publicityEntry, http).page({
    ...{ name, size: most, descs: 'createTime' },
  });
  const ids = [...new Set(records.map(({ listId }) => listId))];
  if (ids.length === 0) return { total: 0, entries: [] };
  const asked = { id: ids.join(',') };
  const lists = await entityClient(publicityList, http).page({ ...asked, size: 200 });
  const byId = new Map(lists.records.map((list) => [list.id, list]));
  const entries = records.flatMap((entry) => {
    const list = byId.get(entry.listId);
    return list ? [{ ...entry, list }] : [];
  });
  return { total, entries };
}
