import type { ShownPortal } from '@policy/shared/contract/portal/shown-portal.ts';
import { unknownPortal } from '@policy/shared/contract/portal/usual-portal.ts';

import type { Locale } from '../../i18n/routing.ts';
import { siteIn } from './site.ts';
import type { Site } from './site.ts';

const portal: ShownPortal = {
  ...unknownPortal,
  ...{ siteName: '云澜区政策兑现服务平台', siteNameEn: 'Yunlan District Policy Fulfilment Service' },
  ...{ area: '云澜区', areaEn: 'Yunlan District', sponsor: '区政府办公室', undertaker: '区数据管理局' },
  ...{ phone: '0600-6600118', mail: 'service@yunlan.example', errorMail: 'jiucuo@yunlan.example' },
  ...{ address: '政务服务中心', hours: '工作日', hoursEn: 'Working days' },
  ...{ districtPortalUrl: 'https://www.yunlan.example/', districtPortal: '云澜区政府门户' },
  ...{ siteCode: '4499000012', icp: '南岭ICP备2026000012号-1', police: '南岭公网安备 44990002000012号' },
};

/** What the portal of a test says, with what a test says otherwise. */
export const siteWith = (over: Partial<ShownPortal> = {}, locale: Locale = 'zh'): Site =>
  siteIn(locale, { ...portal, ...over });
