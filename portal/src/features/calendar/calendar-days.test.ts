import { describe, expect, it } from 'vitest';

import { guideDay, noticeDay, publicityDay } from './calendar-days.ts';

const now = new Date('2026-11-28T04:00:00Z');
const guide: Parameters<typeof guideDay>[0] = {
  id: 'g1',
  title: '研发',
  titleEn: 'R&D',
  isMsjx: 0,
  windowType: 'yearly',
  windowStatus: 'open',
  applyStart: '2026-11-09',
  applyEnd: '2026-12-18',
};

describe('the day that people put into their calendars', () => {
  it('is the last day of a window that is open', () => {
    expect(guideDay(guide, now)).toMatchObject({ kind: 'applyEnds', day: '2026-12-18', uid: 'guide-g1' });
  });

  it('is the day on which the next batch of a year is expected, in the district', () => {
    expect(guideDay({ ...guide, windowStatus: 'closed' }, now)).toMatchObject({
      kind: 'batchOpens',
      day: '2027-11-09',
    });
  });

  it.each([
    ['has used up its money', { windowStatus: 'suspended' }],
    ['is over and comes at no known time', { windowStatus: 'closed', windowType: 'batch' }],
    ['has no end', { applyEnd: null }],
  ] as const)('is none where a window %s', (_, change) => {
    expect(guideDay({ ...guide, ...change }, now)).toBeNull();
  });

  it('is that of a notice or a publicity period until it has passed', () => {
    const notice = { id: 'n1', title: '通知', titleEn: null, deadline: '2026-12-01' } as const;
    expect(noticeDay({ ...notice, deadlineStatus: 'open' })?.day).toBe('2026-12-01');
    expect(noticeDay({ ...notice, deadlineStatus: 'over' })).toBeNull();
    const list = { id: 'l1', title: '公示', titleEn: null, publicityEnd: '2026-12-03' } as const;
    expect(publicityDay({ ...list, publicityStatus: 'publicising' })?.day).toBe('2026-12-03');
    expect(publicityDay({ ...list, publicityStatus: 'ended' })).toBeNull();
  });
});
