import { z } from 'zod';

import { portalSetting } from '../entities/content/portal-setting.ts';
import { noticeLevels } from './portal-parts.ts';

const { fields } = portalSetting;
const word = z.string();
const maybe = word.nullable();

/** What holds of a portal at this moment: nothing that is still to come, and nothing that is over. */
export const shownPortal = z.object({
  ...{ siteName: word, siteNameEn: word, area: maybe, areaEn: maybe },
  ...{ sponsor: maybe, sponsorEn: maybe, undertaker: maybe, undertakerEn: maybe },
  ...{ phone: word, mail: maybe, errorMail: maybe },
  ...{ address: maybe, addressEn: maybe, hours: maybe, hoursEn: maybe },
  ...{ districtPortalUrl: maybe, districtPortal: maybe, districtPortalEn: maybe },
  ...{ siteCode: maybe, icp: maybe, police: maybe, footNote: maybe, footNoteEn: maybe },
  ...{ friendlyLinks: fields.friendlyLinks.unwrap().unwrap(), navigation: fields.navigation },
  closedFeatures: fields.closedFeatures.unwrap().unwrap(),
  notice: z.object({ text: word, textEn: maybe, url: maybe, level: z.enum(noticeLevels) }).nullable(),
  isGrey: z.boolean(),
});
/** What the portal is told. */
export type ShownPortal = z.infer<typeof shownPortal>;
