import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { beforeAll, expect, test } from 'vitest';

import { officers } from '../../src/seeds/demo/accounts.ts';
import { describeOnDemonstration } from '../describe-on-server.ts';
import { personOf } from './people.ts';
import type { Person } from './people.ts';

describeOnDemonstration('what a case tells of its future', (server) => {
  let admin: Person;
  beforeAll(async () => {
    admin = await personOf(server, 'admin');
  });

  const caseAt = async (status: string): Promise<CaseView> => {
    const { body } = await admin.get('policy/projectinfo/list', { status, size: '1' });
    return (await admin.get('policy/projectinfo/case', { id: body.data.records[0].id })).body.data;
  };
  const currentOf = ({ outlook }: CaseView) => outlook?.stages.find(({ state }) => state === 'current');

  test('nothing before it was handed in', async () => {
    expect((await caseAt('draft')).outlook).toBeNull();
  });

  test('a day by which it is accepted, and who looks at it', async () => {
    const view = await caseAt('submitted');
    expect(currentOf(view)?.key).toBe('accept');
    expect(currentOf(view)?.promisedBy).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(view.outlook?.holders.map(({ part }) => part)).toEqual(['acceptor']);
  });

  test('the agency and the duty that decide, by the promised day', async () => {
    const view = await caseAt('reviewing');
    expect(currentOf(view)).toMatchObject({ key: 'review', promisedBy: view.application.dueDate });
    const { agencyName, agencyNameEn } = view.application;
    expect(view.outlook?.holders).toEqual([
      { agencyName, agencyNameEn, part: expect.stringMatching(/^(reviewer|lead)$/) },
    ]);
  });

  test('until when it waits for its company, or for the public', async () => {
    const returned = await caseAt('supplement');
    expect(returned.outlook).toMatchObject({
      holders: [{ part: 'applicant' }],
      until: returned.comments.findLast(({ node }) => node === 'supplement')?.deadline,
    });
    const publicised = await caseAt('publicising');
    expect(publicised.outlook?.holders).toEqual([]);
    expect(publicised.outlook?.until).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(currentOf(publicised)?.promisedBy).toBe(publicised.outlook?.until);
    expect((await caseAt('pay_failed')).outlook?.holders.map(({ part }) => part)).toEqual(['applicant']);
  });

  test('nothing more once it is closed, and never an officer’s name', async () => {
    const paid = await caseAt('paid');
    expect(paid.outlook?.stages.map(({ state }) => state)).toEqual(Array(5).fill('done'));
    expect(paid.outlook?.holders).toEqual([]);
    for (const status of ['submitted', 'reviewing', 'paying', 'paid']) {
      const told = JSON.stringify((await caseAt(status)).outlook);
      for (const { realName } of officers) expect(told).not.toContain(realName);
    }
  });
});
