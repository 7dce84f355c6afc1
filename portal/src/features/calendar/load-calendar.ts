import 'server-only';

import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import type { CalendarFile } from '../../lib/addresses/file-hrefs.ts';
import { allPages } from '../../lib/server-reads/all-pages.ts';
import { publicOrNull } from '../../lib/server-reads/found-or-null.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import { guideDay, noticeDay, publicityDay } from './calendar-days.ts';
import type { DueDay } from './calendar-days.ts';

/** The days that a calendar file has: those of one row, or of everything that is open; none where the row has none, or is not public. */
export async function loadCalendar(
  file: CalendarFile,
  id: string | undefined,
  now: Date,
): Promise<readonly DueDay[]> {
  if (file === 'deadlines') return loadDeadlines(now);
  const day = id === undefined ? null : await publicOrNull(loadDay(file, id, now));
  return day ? [day] : [];
}

async function loadDay(file: Exclude<CalendarFile, 'deadlines'>, id: string, now: Date) {
  const http = await publicHttp();
  if (file === 'guide') return guideDay(await entityClient(itemGuide, http).detail(id), now);
  if (file === 'notice') return noticeDay(await entityClient(policyNotice, http).detail(id));
  return publicityDay(await entityClient(publicityList, http).detail(id));
}

async function loadDeadlines(now: Date): Promise<DueDay[]> {
  const http = await publicHttp();
  const [guides, notices, lists] = await Promise.all([
    allPages((paging) =>
      entityClient(itemGuide, http).page({ windowStatus: 'upcoming,open,closing', ...paging }),
    ),
    allPages((paging) => entityClient(policyNotice, http).page({ deadlineStatus: 'open', ...paging })),
    allPages((paging) =>
      entityClient(publicityList, http).page({ publicityStatus: 'upcoming,publicising', ...paging }),
    ),
  ]);
  const days = [
    ...guides.map((row) => guideDay(row, now)),
    ...notices.map(noticeDay),
    ...lists.map(publicityDay),
  ];
  return days.filter((day) => day !== null).sort((one, two) => one.day.localeCompare(two.day));
}
