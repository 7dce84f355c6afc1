import { companyHere } from '@policy/shared/auth/session/standing.ts';
import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';

/** For whom this page was loaded, whatever another tab switches to later; null where nobody was signed in. */
export const shownCompany = companyHere(createSiteStore(siteKeys.portal));
