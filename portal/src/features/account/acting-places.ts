import { personHere } from '@policy/shared/auth/session/standing.ts';
import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';

import { placesKey, placesStand } from '../../lib/browser/kept-places.ts';
import { ownGet } from '../../lib/browser/own-get.ts';
import { isStructure } from '../../lib/browser/structure.ts';

/** Whom a reader may act for: a company, or himself where it has no name. */
export interface Place {
  companyId: string;
  companyName: string | null;
}

/** What a tab keeps of them: another person may sign in, or act for another company, in another tab. */
interface Kept {
  of: string | null;
  places: readonly Place[];
}

/** How long a tab believes what it was told: a membership given meanwhile shows by then. */
const keptMs = 10 * 60_000;

/** Whom the reader may act for, asked once in a while for each tab; nothing where the server cannot be asked. */
export async function readPlaces(now = Date.now()): Promise<readonly Place[]> {
  const store = createSiteStore(siteKeys.portal);
  const person = personHere(store);
  const kept = store.record(placesKey);
  if (kept && now - kept.datetime < keptMs && isKept(kept.content) && kept.content.of === person)
    return kept.content.places;
  const stand = placesStand();
  // Every page of somebody signed in asks this, and most of them nothing else.
  const answer = await ownGet('policy/companymember/mine');
  if (!arePlaces(answer)) return [];
  if (stand()) store.write(placesKey, { of: person, places: answer } satisfies Kept, 'session');
  return answer;
}

const arePlaces = (value: unknown): value is Place[] => Array.isArray(value) && value.every(isPlace);

const isPlace = (value: unknown): value is Place =>
  isStructure(value) &&
  typeof value.companyId === 'string' &&
  (value.companyName === null || typeof value.companyName === 'string');

const isKept = (value: unknown): value is Kept => isStructure(value) && arePlaces(value.places);
