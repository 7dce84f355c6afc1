import type { HistoryView } from '@policy/shared/contract/workflow/views.ts';
import { describe, expect, it } from 'vitest';

import { saidTo } from './task-rows.ts';

const said = (action: string): HistoryView['comments'][number] => ({
  ...{ userId: 'manager', action, text: '经办人休假', onBehalfOf: null, toIds: [], mentionIds: [] },
  ...{ attachments: [], createTime: new Date('2026-03-02T01:00:00Z') },
});
const readBy = (userType: 1 | 2, action: string) =>
  saidTo({ actor: { userType, userId: 'clerk', companyId: 'firm' } }, [{ comments: [said(action)] }]).flatMap(
    ({ comments }) => comments,
  );

describe('what was said of a step', () => {
  it.each(['assigned', 'dispatched', 'instancesAdded', 'instanceRemoved', 'transferred', 'urged'])(
    'is not for whoever applied where officers say it to each other: %s',
    (action) => {
      expect(readBy(2, action)).toEqual([]);
      expect(readBy(1, action)).toHaveLength(1);
    },
  );

  it('is for whoever applied where it is a decision', () => {
    expect(readBy(2, 'returned')).toHaveLength(1);
  });
});
