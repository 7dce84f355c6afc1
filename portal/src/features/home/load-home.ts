import 'server-only';

import { advertisement } from '@policy/shared/contract/entities/content/advertisement.ts';
import { focusItem } from '@policy/shared/contract/entities/content/focus-item.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { Http } from '@policy/shared/client/http.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import type { Locale } from '../../i18n/routing.ts';
import { inForce } from '../../lib/public-pages/public-queries.ts';
import { allPages } from '../../lib/server-reads/all-pages.ts';
import { loadHotWords } from '../../lib/server-reads/hot-words.ts';
import { loadAgencies, loadHotTags } from '../../lib/server-reads/reference-data.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import { advertisementPlaces } from './home-rows.ts';
import type { AdvertisementPlace, AdvertisementRow, FocusRow, HomeContent, HomeFocus } from './home-rows.ts';

/** Everything the front page shows. */
export async function loadHome(now: Date, locale: Locale): Promise<HomeContent> {
  const http = await publicHttp();
  const [guides, policies, publicity, told, focus, advertisements, hotWords, hotTags, agencies] =
    await Promise.all([
      loadOpenGuides(http),
      loadNewPolicies(http),
      loadPublicity(http, now),
      loadTold(http),
      loadFocus(http),
      loadAdvertisements(http),
      loadHotWords(locale),
      loadHotTags(),
      loadAgencies(),
    ]);
  return {
    counts: { ...guides.counts, policies: policies.inForce, ...publicity.counts },
    openGuides: guides.rows,
    policies: policies.rows,
    publicityLists: publicity.rows,
    ...told,
    ...{ focus, advertisements },
    hotWords: hotWords.slice(0, 8),
    hotTags: hotTags.slice(0, 6),
    agencies,
  };
}

async function loadOpenGuides(http: Http) {
  const client = entityClient(itemGuide, http);
  const [open, closing] = await Promise.all([
    client.page({ windowStatus: 'open,closing', isMsjx: 0, size: 8, ascs: 'applyEnd' }),
    client.page({ windowStatus: 'closing', isMsjx: 0, size: 1 }),
  ]);
  return { rows: open.records, counts: { open: open.total, closing: closing.total } };
}

async function loadNewPolicies(http: Http) {
  const client = entityClient(policy, http);
  const [newest, counted] = await Promise.all([
    client.page({ size: 5, descs: 'publishDate' }),
    client.page({ size: 1, validity: inForce.join(',') }),
  ]);
  return { rows: newest.records, inForce: counted.total };
}

async function loadPublicity(http: Http, now: Date) {
  const client = entityClient(publicityList, http);
  const year = now.toLocaleDateString('en-CA', { timeZone: 'Asia/Shanghai' }).slice(0, 4);
  const [newest, ofYear] = await Promise.all([
    client.page({ size: 5, descs: 'publicityStart' }),
    allPages((paging) => client.page({ publicityStart_datege: `${year}-01-01`, ...paging })),
  ]);
  const sum = (value: (row: (typeof ofYear)[number]) => number) =>
    ofYear.reduce((total, row) => total + value(row), 0);
  return {
    rows: newest.records,
    counts: {
      yearAmountWan: sum((row) => row.totalAmountWan),
      yearBeneficiaries: sum((row) => row.totalCount),
    },
  };
}

/** The newest of what is announced and explained. */
async function loadTold(http: Http) {
  const [notices, interpretations] = await Promise.all([
    entityClient(policyNotice, http).page({ size: 5, descs: 'publishDate' }),
    entityClient(interpretation, http).page({ size: 5, descs: 'publishDate' }),
  ]);
  return { notices: notices.records, interpretations: interpretations.records };
}

async function loadFocus(http: Http): Promise<HomeFocus> {
  const [top, list] = await Promise.all([
    http.get<FocusRow[]>(`${focusItem.path}/listtop`),
    http.get<FocusRow[]>(`${focusItem.path}/listadtop`),
  ]);
  return { top, list };
}

async function loadAdvertisements(http: Http): Promise<HomeContent['advertisements']> {
  const at = (place: AdvertisementPlace) =>
    http.get<AdvertisementRow[]>(`${advertisement.path}/fe/getbycode`, { code: advertisementPlaces[place] });
  const [banner, side, float] = await Promise.all([at('banner'), at('side'), at('float')]);
  return { banner, side, float };
}
