import 'server-only';

import type { repeatCheck, windowCheck } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';
import type { z } from 'zod';

import { readPersonal } from '../../lib/server-reads/personal-read.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import { entryOf, type Entry } from './entry.ts';

type Repeat = z.output<typeof repeatCheck>;

/** How this reader may enter the application for an item, as the server judges window and repetition. */
export async function loadEntry(guide: ListRowOf<typeof itemGuide>): Promise<Entry> {
  const guideId = guide.id;
  const [window, repeat] = await Promise.all([
    publicHttp().then((http) =>
      http.get<z.output<typeof windowCheck>>(`${application.path}/isExpireGuideItemForApply`, { guideId }),
    ),
    readPersonal((http) => http.get<Repeat>(`${application.path}/repeatApplyCheck`, { guideId })),
  ]);
  return entryOf({ guide, isExpired: window.isExpired, repeat });
}
