import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';

/** Under what a tab keeps whom its reader may act for. */
export const placesKey = 'actingPlaces';

/** Has the tab ask again, after its reader has become a member of one more company. */
export const forgetPlaces = (): void => createSiteStore(siteKeys.portal).remove(placesKey);
