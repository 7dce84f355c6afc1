import { describe, expect, it } from 'vitest';

import { instanceQuery, instancesAsked, taskQuery, tasksAsked } from './task-query.ts';

const now = new Date('2026-03-02T01:00:00Z');
const asked = (query: Record<string, string>) => tasksAsked(taskQuery.parse(query), now);

describe('the query of a list of processes', () => {
  const asked = (query: Record<string, string>) => instancesAsked(instanceQuery.parse(query));

  it('asks for a state, a starter, days and copies that were not read', () => {
    const startUserId = '00000000-0000-7000-8000-000000000001';
    expect(
      asked({ startUserId, processStatus: 'rejected', endTime_datele: '2026-02-28', isRead: '0' }),
    ).toMatchObject({
      ...{ starterId: startUserId, status: 'rejected', isRead: false },
      ...{ endedFrom: undefined, endedBefore: new Date('2026-02-28T16:00:00Z') },
    });
    expect(instanceQuery.safeParse({ processStatus: 'sleeping' }).success).toBe(false);
  });

  it('sorts by what it knows, and passes over the rest', () => {
    expect(asked({ ascs: 'dueTime,title', descs: 'endTime' }).order).toEqual([
      { by: 'title', descending: false },
      { by: 'endTime', descending: true },
    ]);
  });
});

describe('the query of a list of tasks', () => {
  it('is a page of everything in the order of the list, unless more is said', () => {
    expect(asked({})).toEqual({ current: 1, size: 10, order: [] });
  });

  it('means whole days of Shanghai by days, and the second itself by a time', () => {
    expect(asked({ createTime_datege: '2026-02-28', createTime_datele: '2026-02-28' })).toMatchObject({
      createdFrom: new Date('2026-02-27T16:00:00Z'),
      createdBefore: new Date('2026-02-28T16:00:00Z'),
    });
    expect(
      asked({ createTime_datege: '2026-02-28 10:00:00', createTime_datele: '2026-02-28 10:00:00' }),
    ).toMatchObject({
      createdFrom: new Date('2026-02-28T02:00:00Z'),
      createdBefore: new Date('2026-02-28T02:00:01Z'),
    });
  });

  it('asks for what is overdue now, or for the rest', () => {
    const dues = (isOverdue?: '0' | '1') => {
      const { dueBefore, notDueBefore } = asked(isOverdue ? { isOverdue } : {});
      return [dueBefore, notDueBefore];
    };
    expect(dues('1')).toEqual([now, undefined]);
    expect(dues('0')).toEqual([undefined, now]);
    expect(dues()).toEqual([undefined, undefined]);
  });

  it('sorts by what it knows, rising first, and passes over the rest', () => {
    expect(asked({ ascs: 'amountWan,constructor', descs: 'dueTime' }).order).toEqual([
      { by: 'amountWan', descending: false },
      { by: 'dueTime', descending: true },
    ]);
  });

  it.each(['2026-13-01', 'yesterday', '2026-02-28T10:00'])('refuses %s as a day', (day) => {
    expect(taskQuery.safeParse({ createTime_datege: day }).success).toBe(false);
  });

  it('asks for a starter, a state of the process and the days on which it was done', () => {
    const startUserId = '00000000-0000-7000-8000-000000000001';
    const done = { startUserId, processStatus: 'completed', endTime_datele: '2026-02-28' };
    expect(asked(done)).toMatchObject({
      ...{ starterId: startUserId, status: 'completed', endedFrom: undefined },
      endedBefore: new Date('2026-02-28T16:00:00Z'),
    });
    expect(taskQuery.safeParse({ processStatus: 'sleeping' }).success).toBe(false);
  });

  it('takes blank words for none', () => {
    expect(asked({ companyName: ' ', taskName: ' 受理 ' })).toMatchObject({ taskName: '受理' });
    expect(asked({ companyName: ' ' }).companyName).toBeUndefined();
  });
});
