import { expect, it } from 'vitest';

import { opened, xmlOf } from './document.fixture.ts';
import { readChildren } from './extensions.ts';
import { readCandidates, readImported, takeOver } from './imported-candidates.ts';
import { readVendor } from './vendor.ts';

it.each(['flowable.org/bpmn', 'activiti.org/bpmn', 'camunda.org/schema/1.0/bpmn'])(
  'whom attributes of %s name is read, and taken over as candidates in one change',
  async (space) => {
    const task =
      '<userTask id="a" x:candidateUsers="u1,${boss}" x:candidateGroups="finance" x:assignee="me"><extensionElements><policy:candidate post="clerk"/></extensionElements></userTask>';
    const { editing, find, reopen, acts } = await opened(xmlOf(task, `xmlns:x="http://${space}"`));
    expect(readImported(find('a')).map(({ attribute }) => attribute)).toEqual([
      'candidateUsers',
      'candidateGroups',
    ]);
    const all = [{ user: 'u1,${boss}' }, { role: 'finance' }, { post: 'clerk' }];
    expect(readCandidates(find('a'))).toEqual(all);
    takeOver({ editing, element: find('a') });
    expect(acts.count).toBe(1);
    const again = (await reopen()).find('a');
    expect([readChildren(again, 'Candidate'), readImported(again)]).toEqual([all, []]);
    expect(readVendor(again, 'assignee')).toBe('me');
  },
);
