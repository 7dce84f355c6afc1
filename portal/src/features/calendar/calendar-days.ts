import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import type { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';

import { nextYearly, wireDayOf } from '../../components/content/wire-date.ts';
import { guideHref, noticeHref, publicityHref } from '../../lib/addresses/content-hrefs.ts';

/** A day of a row, not yet in words. */
export interface DueDay {
  uid: string;
  day: string;
  kind: 'applyEnds' | 'batchOpens' | 'noticeEnds' | 'publicityEnds';
  row: { title: string; titleEn?: string | null | undefined };
  href: string;
}

type Guide = Pick<
  ListRowOf<typeof itemGuide>,
  'id' | 'title' | 'titleEn' | 'isMsjx' | 'windowStatus' | 'windowType' | 'applyStart' | 'applyEnd'
>;

/** The last day of a window that is open or will be; of one that is over and comes once a year, the day it is expected again. */
export function guideDay(row: Guide, now: Date): DueDay | null {
  const told = { row, href: guideHref(row) };
  if (row.windowStatus === 'closed') {
    const next = row.windowType === 'yearly' ? nextYearly(row.applyStart, now) : null;
    return next && { ...told, uid: `batch-${row.id}`, day: wireDayOf(next), kind: 'batchOpens' };
  }
  if (row.windowStatus === 'suspended' || !row.applyEnd) return null;
  return { ...told, uid: `guide-${row.id}`, day: row.applyEnd, kind: 'applyEnds' };
}

type Notice = Pick<
  ListRowOf<typeof policyNotice>,
  'id' | 'title' | 'titleEn' | 'deadline' | 'deadlineStatus'
>;

/** The deadline of a notice, while it has not passed. */
export function noticeDay(row: Notice): DueDay | null {
  if (row.deadlineStatus !== 'open' || !row.deadline) return null;
  return { uid: `notice-${row.id}`, day: row.deadline, kind: 'noticeEnds', row, href: noticeHref(row.id) };
}

type List = Pick<
  ListRowOf<typeof publicityList>,
  'id' | 'title' | 'titleEn' | 'publicityEnd' | 'publicityStatus'
>;

/** The last day on which a list can be objected to, while it has not passed. */
export function publicityDay(row: List): DueDay | null {
  if (row.publicityStatus !== 'publicising' && row.publicityStatus !== 'upcoming') return null;
  const { id, publicityEnd: day } = row;
  return { uid: `publicity-${id}`, day, kind: 'publicityEnds', row, href: publicityHref(id) };
}
