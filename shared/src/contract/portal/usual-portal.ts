import { navigationKeys } from './portal-parts.ts';
import type { ShownPortal } from './shown-portal.ts';

/** What a portal says of itself that nobody has set up: the country's line for government services, and no mark that somebody would have to grant. */
export const usualPortal = {
  siteName: '政策兑现服务平台',
  siteNameEn: 'Policy Fulfilment Service',
  phone: '12345',
  navigation: [...navigationKeys],
  friendlyLinks: [],
};

/** What is shown of a portal of which nothing is set, or nothing known. */
export const unknownPortal: ShownPortal = {
  ...usualPortal,
  ...{ area: null, areaEn: null, sponsor: null, sponsorEn: null, undertaker: null, undertakerEn: null },
  ...{ mail: null, errorMail: null, address: null, addressEn: null, hours: null, hoursEn: null },
  ...{ districtPortalUrl: null, districtPortal: null, districtPortalEn: null },
  ...{ siteCode: null, icp: null, police: null, footNote: null, footNoteEn: null },
  ...{ closedFeatures: [], notice: null, isGrey: false },
};
