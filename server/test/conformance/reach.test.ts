import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addAccount } from '../../src/seeds/accounts.ts';
import { enginesHere } from '../database.ts';
import { personOf } from '../journeys/people.ts';
import type { Person } from '../journeys/people.ts';
import { rowsOf } from './lists.ts';
import { rowCounts } from './row-counts.ts';
import { twoCases } from './two-cases.ts';
import type { Case } from './two-cases.ts';
import { buildFixture } from './fixture.ts';
import type { Fixture } from './fixture.ts';

const paper = readFileSync(new URL('../fixtures/paper.pdf', import.meta.url));

type Call = readonly [path: string, query: Record<string, string>];
type Write = readonly [path: string, payload: object];

const readsOf = ({ applicationId, fileId, attachId, taskId, processInstanceId }: Case): Call[] => [
  ['policy/projectinfo/detail', { id: applicationId }],
  ['policy/projectinfo/case', { id: applicationId }],
  ['policy/projectinfo/listComment', { projectId: applicationId }],
  ['policy/projectfile/detail', { id: fileId }],
  ['blade-resource/oss/endpoint/put-file-attach', { attachId }],
  ['blade-workflow/process/detail', { taskId }],
  ['blade-workflow/process/detail', { processInstanceId }],
  ['blade-workflow/process/getBackNodes', { taskId }],
  ['blade-flow/process/model-view', { processInstanceId }],
  ['blade-flow/process/history-flow-list', { processInstanceId }],
];

const taskWrites = ({ taskId }: Case): Write[] => [
  ['blade-workflow/process/claimTask', { taskId }],
  ['blade-workflow/process/unclaimTask', { taskId }],
  ['blade-workflow/process/completeTask', { taskId, outcome: 'passed' }],
  ['blade-workflow/process/rollbackTask', { taskId, comment: '退回' }],
  ['blade-workflow/process/nextSteps', { taskId, outcome: 'passed' }],
  ['blade-workflow/process/keepDecision', { taskId, comment: '看过' }],
  ['blade-flow/work/claim-task', { taskId }],
  ['blade-flow/work/complete-task', { taskId, outcome: 'passed' }],
];

const companyWrites = ({ applicationId: id, version, fileId, attachId }: Case): Write[] => [
  ['policy/projectinfo/submit', { id, version, projectName: '别家的' }],
  ['policy/projectinfo/declare', { id, version, agreed: true }],
  ['policy/projectinfo/withdraw', { id }],
  ['policy/projectinfo/resubmit', { id, version }],
  ['policy/projectinfo/reuseAnswers', { id }],
  ['policy/projectinfo/remove', { ids: id }],
  ['policy/projectfile/remove', { ids: fileId }],
  ['policy/projectfile/submit', { applicationId: id, materialId: id, attachId }],
  [
    'policy/projectinfo/correctAccount',
    { id, accountName: 'x', bankName: 'x', bankAccount: '6222000011113333' },
  ],
];

const actsOn = (one: Case): Write[] => [
  ...taskWrites(one),
  ...companyWrites(one),
  ['blade-workflow/process/terminateProcess', { processInstanceId: one.processInstanceId, comment: '终止' }],
  ['policy/projectinfo/payment', { ids: one.applicationId, result: 'paying', batchNo: 'x' }],
  ['policy/gongshi/objection', { applicationId: one.applicationId, reason: 'x' }],
  ['blade-resource/attach/remove', { ids: one.attachId }],
];

describe.each(enginesHere())('a case is out of reach (%s)', (kind) => {
  let world: Fixture;
  let near: Case;
  let far: Case;
  let reviewer03: Person;

  beforeAll(async () => {
    world = await buildFixture(kind);
    ({ near, far } = await twoCases(world));
    reviewer03 = await personOf(world.server, 'reviewer03');
  });
  afterAll(() => world.close());

  async function seesNothing(person: Person, calls: readonly Call[]) {
    for (const [path, query] of calls)
      expect((await person.get(path, query)).status, `${path} ${Object.keys(query).join()}`).toBe(404);
  }

  async function changesNothing(person: Person, writes: readonly Write[]) {
    const before = await rowCounts(world.server);
    const row = async () =>
      (await world.admin.get('policy/projectinfo/detail', { id: far.applicationId })).body.data;
    const untouched = await row();
    for (const [path, payload] of writes) {
      const { status } = await person.post(path, payload);
      expect([403, 404], `${path} ${String(status)}`).toContain(status);
    }
    expect(await rowCounts(world.server)).toEqual(before);
    expect(await row()).toEqual(untouched);
  }

  describe('of a reviewer of another agency', () => {
    test('in every list', async () => {
      const lists: readonly (readonly [
        string,
        string,
        'applicationId' | 'fileId' | 'taskId' | 'attachId',
      ])[] = [
        ['policy/projectinfo/list', 'id', 'applicationId'],
        ['policy/projectfile/list', 'id', 'fileId'],
        ['blade-workflow/process/claimList', 'taskId', 'taskId'],
      ];
      for (const [path, key, value] of lists) {
        const ids = rowsOf(await reviewer03.get(path, { size: '200' })).map((row) => row[key]);
        expect(ids, path).toContain(near[value]);
        expect(ids, path).not.toContain(far[value]);
      }
      const attached = await reviewer03.get('blade-resource/attach/list', { size: '200' });
      expect(JSON.stringify(attached.body)).not.toContain(far.attachId);
    });

    test('in every detail', () => seesNothing(reviewer03, readsOf(far)));

    test('for every act', () => changesNothing(reviewer03, actsOn(far)));

    test('but not of his own agency’s, which he reads and takes', async () => {
      for (const [path, query] of readsOf(near))
        expect((await reviewer03.get(path, query)).status, path).toBe(200);
      const taken = await reviewer03.post('blade-workflow/process/claimTask', { taskId: near.taskId });
      expect(taken.status).toBe(200);
    });
  });

  test('of an editor of content, who lists files', async () => {
    const place = { userType: 1 as const, roles: ['editor' as const], departments: ['a03'] };
    const person = { id: 'user:files', account: 'files', password: 'files', realName: 'files' };
    await addAccount(world.server.context, { ...person, ...place });
    const editor = await personOf(world.server, 'files');
    const { attachId } = (await editor.upload('通知.pdf', paper)).body.data;
    const ids = rowsOf(await editor.get('blade-resource/attach/list', { size: '200' })).map(({ id }) => id);
    expect(ids).toEqual([attachId]);
    await seesNothing(editor, [['blade-resource/attach/detail', { id: far.attachId }]]);
  });

  test.each([
    {
      role: 'clerk' as const,
      path: 'policy/gongshi/objection',
      payload: (id: string) => ({ applicationId: id, reason: '异议' }),
      early: 400,
    },
    {
      role: 'finance' as const,
      path: 'policy/projectinfo/payment',
      payload: (id: string) => ({ ids: id, result: 'paying', batchNo: 'x' }),
      early: 409,
    },
  ])('of a $role of another agency', async ({ role, path, payload, early }) => {
    const account = `${role}03`;
    const person = { id: `user:${account}`, account, password: account, realName: account };
    const place = { userType: 1 as const, roles: [role], departments: ['a03'] };
    await addAccount(world.server.context, { ...person, ...place });
    const officer = await personOf(world.server, account);
    expect((await officer.post(path, payload(far.applicationId))).status).toBe(404);
    // His own agency's he reaches: it only does not stand where this act begins.
    expect((await officer.post(path, payload(near.applicationId))).status).toBe(early);
  });

  describe('of another company', () => {
    test('in every list', async () => {
      for (const path of ['list', 'listall', 'listunfinished']) {
        const ids = rowsOf(await near.company.get(`policy/projectinfo/${path}`)).map(({ id }) => id);
        expect(ids).toEqual([near.applicationId]);
      }
      expect(rowsOf(await near.company.get('policy/projectfile/list'))).toHaveLength(1);
      const companies = rowsOf(await near.company.get('policy/policyuserinfo/list'));
      expect(companies.map(({ id }) => id)).toEqual([near.companyId]);
    });

    test('in every detail', async () => {
      await seesNothing(near.company, [
        ...readsOf(far),
        ['policy/policyuserinfo/detail', { id: far.companyId }],
      ]);
      await seesNothing(near.company, [['policy/policyuserinfo/detailByUid', { uid: far.companyId }]]);
      const own = await near.company.get('policy/policyuserinfo/detailByUid');
      expect(own.body.data.id).toBe(near.companyId);
    });

    test('for every act', () => changesNothing(near.company, [...companyWrites(far), ...taskWrites(far)]));
  });

  describe('of another tenant’s operations', () => {
    const task = () => ({ taskId: far.taskId, comment: '干预', nodeId: 'accept', assignee: far.companyId });
    const whole = () => ({ processInstanceId: far.processInstanceId, comment: '干预', status: 'suspended' });

    test('in every list', async () => {
      for (const list of ['list', 'processList', 'doneList', 'standingList', 'startList'])
        expect(rowsOf(await world.neighbour.get(`blade-workflow/ops/${list}`)), list).toEqual([]);
    });

    test('in every detail', () => {
      const calls = ['processNodes', 'standing', 'log', 'detail', 'variables', 'task'];
      return seesNothing(
        world.neighbour,
        calls.map((call): Call => [`blade-workflow/ops/${call}`, { taskId: far.taskId }]),
      );
    });

    test('for every act', () => {
      const acts = ['completeTask', 'changeTaskAssignee', 'transferTask', 'delegateTask', 'urgeTask'];
      const more = ['rollbackTask', 'dispatchTask', 'deleteMultiInstance'];
      const ofProcess = ['terminateProcess', 'changeProcessStatus', 'retryTimers'];
      return changesNothing(world.neighbour, [
        ...[...acts, ...more].map((act): Write => [`blade-workflow/ops/${act}`, task()]),
        ...ofProcess.map((act): Write => [`blade-workflow/ops/${act}`, whole()]),
      ]);
    });
  });

  describe('of another tenant’s administrator', () => {
    test('in every list', async () => {
      for (const path of [
        'policy/projectinfo',
        'policy/projectfile',
        'policy/policyuserinfo',
        'policy/payment',
      ])
        expect(rowsOf(await world.neighbour.get(`${path}/list`)), path).toEqual([]);
      expect(rowsOf(await world.neighbour.get('blade-resource/attach/list'))).toEqual([]);
      expect(rowsOf(await world.neighbour.get('blade-workflow/process/claimList'))).toEqual([]);
    });

    test('in every detail', () => seesNothing(world.neighbour, readsOf(far)));

    test('for every act', () => changesNothing(world.neighbour, actsOn(far)));
  });
});
