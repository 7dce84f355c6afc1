import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';

/** Under what a tab keeps whom its reader may act for. */
export const placesKey = 'actingPlaces';

let forgotten = 0;

/** Has the tab ask again, after its reader has become a member of one more company. */
export function forgetPlaces(): void {
  forgotten += 1;
  createSiteStore(siteKeys.portal).remove(placesKey);
}

/** Whether nothing was forgotten since this was asked: what was read before that may be over, and is not kept. */
export function placesStand(): () => boolean {
  const before = forgotten;
  return () => forgotten === before;
}
