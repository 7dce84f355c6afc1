import { portalSetting } from '@policy/shared/contract/entities/content/portal-setting.ts';
import { firstTenantNo } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { usualPortal } from '@policy/shared/contract/portal/usual-portal.ts';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';

/** What the portal of an installation's own tenant has said since there is one; the district and all of it are invented. */
const firstPortal = {
  ...{ siteName: '云澜区政策兑现服务平台', siteNameEn: 'Yunlan District Policy Fulfilment Service' },
  ...{ area: '云澜区', areaEn: 'Yunlan District' },
  ...{ sponsor: '云澜区人民政府办公室', sponsorEn: "Office of Yunlan District People's Government" },
  undertaker: '云澜区政务服务和数据管理局',
  undertakerEn: 'Yunlan District Government Services and Data Bureau',
  ...{ phone: '0600-6600118', mail: 'service@yunlan.example', errorMail: 'jiucuo@yunlan.example' },
  address: '江屿市云澜区政务服务中心',
  addressEn: 'Yunlan District Government Service Centre, Jiangyu',
  ...{ hours: '工作日 9:00-12:00，14:00-17:30', hoursEn: 'Working days 9:00–12:00, 14:00–17:30' },
  districtPortalUrl: 'https://www.yunlan.example/',
  ...{ districtPortal: '云澜区政府门户', districtPortalEn: 'Yunlan District Government' },
  ...{ siteCode: '4499000012', icp: '南岭ICP备2026000012号-1', police: '南岭公网安备 44990002000012号' },
  footNote: '演示站点，机构与备案信息均为虚构',
  footNoteEn: 'Demonstration site; bodies and record numbers are fictional',
};

/** Gives a tenant the settings that its portal begins with; its officers change them from then on. */
export async function givePortalSetting(context: Context): Promise<void> {
  const own = context.tenantId === firstTenantNo ? firstPortal : {};
  await repositoryOf(portalSetting, context).insert({
    ...usualPortal,
    ...{ noticeLevel: 'info', greyMode: 0 },
    ...own,
  });
}
