import 'server-only';

import type { PublicChange } from '@policy/shared/contract/content/public-change.ts';

import { publicHttp } from './server-client.ts';

/** What was changed in a public document since it was first published, the latest first. */
export const loadChanges = async (entity: { path: string }, id: string): Promise<PublicChange[]> =>
  (await publicHttp()).get<PublicChange[]>(`${entity.path}/changes`, { id });
