import { tokenKey } from '@policy/shared/auth/session/standing.ts';
import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';
import { requestHeaders } from '@policy/shared/client/request-headers.ts';

import { portalClient } from '../../portal-client.ts';
import { plainGet } from './plain-get.ts';
import { isStructure } from './structure.ts';

/**
 * What a call tells its reader of himself before he does anything, without the API's client, which is as large as the rest
 * of a page; null where it was refused or not answered.
 */
export async function ownGet(path: string): Promise<unknown> {
  const token = createSiteStore(siteKeys.portal).record(tokenKey)?.content;
  const headers = requestHeaders(
    { client: portalClient, token: () => (typeof token === 'string' ? token : null) },
    false,
  );
  try {
    const answer = await plainGet(path, headers);
    const body: unknown = answer.ok ? await answer.json() : null;
    return isStructure(body) ? body.data : null;
  } catch {
    return null;
  }
}
