import { readFileSync } from 'node:fs';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addClerk, addMember } from '../companies.ts';
import { enginesHere } from '../database.ts';
import { personOf } from '../journeys/people.ts';
import type { Person } from '../journeys/people.ts';
import { rowsOf } from './lists.ts';
import { buildFixture } from './fixture.ts';
import type { Fixture } from './fixture.ts';
import { addMaterial, openGuide, twoCases } from './two-cases.ts';
import type { Case } from './two-cases.ts';

const pdf = readFileSync(new URL('../fixtures/paper.pdf', import.meta.url));
const clerks = ['reader', 'preparer', 'signer', 'finance'] as const satisfies readonly Duty[];
type Clerk = (typeof clerks)[number];

describe.each(enginesHere())('a company with several clerks (%s)', (kind) => {
  let world: Fixture;
  let near: Case;
  let guideId: string;
  let companyId: string;
  const people = {} as Record<Clerk, Person>;

  beforeAll(async () => {
    world = await buildFixture(kind);
    ({ near } = await twoCases(world));
    ({ companyId } = (await near.company.get('policy/policyuserinfo/detailByUid')).body.data);
    for (const duty of clerks) {
      await addClerk(world.server.context, duty);
      await addMember(world.server.context, { account: duty, companyId, duties: [duty] });
      people[duty] = await personOf(world.server, duty);
    }
    guideId = await openGuide(world, 'a03');
  });
  afterAll(() => world.close());

  /** Who may make a call: every other clerk is refused for his duty, and nothing happens. */
  async function onlyBy(duty: Clerk, path: string, payload: object) {
    for (const other of clerks.filter((one) => one !== duty)) {
      const { status, body } = await people[other].post(path, payload);
      expect([other, status, body.msg]).toEqual([other, 403, expect.stringContaining('职责')]);
    }
    const { body } = await people[duty].post(path, payload);
    expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
    return body.data;
  }

  test('shows each of them its cases, files and members, whoever of them handed in', async () => {
    for (const clerk of Object.values(people)) {
      const ids = async (path: string) => rowsOf(await clerk.get(path)).map(({ id }) => id);
      expect(await ids('policy/projectinfo/listall')).toContain(near.applicationId);
      expect(await ids('policy/projectfile/list')).toContain(near.fileId);
      expect(
        (await clerk.get('policy/projectinfo/case', { id: near.applicationId })).body.data,
      ).toMatchObject({
        company: { companyName: 'near', contactName: 'near' },
      });
      expect((await clerk.get('policy/projectinfo/statisticsCompanyApply')).body.data.all).toBeGreaterThan(0);
      const { processInstanceId } = near;
      expect((await clerk.get('blade-workflow/process/detail', { processInstanceId })).status).toBe(200);
      const link = { attachId: near.attachId };
      expect((await clerk.get('blade-resource/oss/endpoint/put-file-attach', link)).status).toBe(200);
    }
  });

  test('has one draft of an item, whoever of them begins it first', async () => {
    const refused = await people.reader.post('policy/projectinfo/draft', { guideId });
    expect(refused.body.msg).toBe('您在该企业没有“填报”职责，请联系企业管理员');
    const begun = await Promise.all(
      [people.preparer, near.company].map((clerk) => clerk.post('policy/projectinfo/draft', { guideId })),
    );
    expect(new Set(begun.map(({ body }) => body.data.id)).size).toBe(1);
  });

  test('lets a preparer give answers and papers, finance accounts, and a signer hand in and take back', async () => {
    const { id } = (await people.preparer.post('policy/projectinfo/draft', { guideId })).body.data;
    const materialId = await addMaterial(world, guideId);
    await onlyBy('preparer', 'policy/projectinfo/submit', { id, applyAmountWan: 1 });
    const account = { accountName: 'near', bankName: '江屿银行', bankAccount: '6222000011112222' };
    const { version } = await onlyBy('finance', 'policy/projectinfo/submit', { id, ...account });
    const { attachId } = (await people.preparer.upload('材料.pdf', pdf)).body.data;
    await onlyBy('preparer', 'policy/projectfile/submit', { applicationId: id, materialId, attachId });

    const actions = async (clerk: Person) =>
      (await clerk.get('policy/projectinfo/case', { id })).body.data.actions;
    expect(await actions(people.preparer)).toEqual(['edit', 'delete']);
    await onlyBy('signer', 'policy/projectinfo/declare', { id, version, agreed: true });
    expect([await actions(people.signer), await actions(people.reader)]).toEqual([['withdraw'], []]);
    const repeat = await near.company.get('policy/projectinfo/repeatApplyCheck', { guideId });
    expect(repeat.body.data).toMatchObject({ isRepeat: true, id });
    expect((await near.company.post('policy/projectinfo/draft', { guideId })).status).toBe(400);
    await onlyBy('signer', 'policy/projectinfo/withdraw', { id });
  });

  test('corrects a case that another of them handed in', async () => {
    const { taskId, applicationId } = near;
    const reviewer = await personOf(world.server, 'reviewer');
    await reviewer.post('blade-workflow/process/claimTask', { taskId });
    const returned = { taskId, outcome: 'returned', comment: '请补充说明', fieldRefs: ['form.note'] };
    expect((await reviewer.post('blade-workflow/process/completeTask', returned)).body).toMatchObject({
      code: 200,
    });
    for (const clerk of Object.values(people)) {
      expect(rowsOf(await clerk.get('blade-workflow/process/todoList'))).toMatchObject([
        { processInstanceId: near.processInstanceId, kind: 'supplement', assigneeName: 'near' },
      ]);
    }
    const { version } = (await near.company.get('policy/projectinfo/detail', { id: applicationId })).body
      .data;
    await onlyBy('signer', 'policy/projectinfo/resubmit', { id: applicationId, version, comment: '已补充' });
    const { flow } = (
      await reviewer.get('blade-workflow/process/detail', { processInstanceId: near.processInstanceId })
    ).body.data;
    expect(flow.flatMap(({ comments }: { comments: object[] }) => comments)).toContainEqual(
      expect.objectContaining({ userName: 'signer', content: '已补充' }),
    );
  });

  test('refuses what a page writes for another than its reader acts for by now', async () => {
    const { id, version } = (await near.company.get('policy/projectinfo/listall')).body.data.records[0];
    for (const acting of ['none', crypto.randomUUID()]) {
      const headers = { 'acting-company': acting };
      const { status, body } = await near.company.post('policy/projectinfo/submit', { id, version }, headers);
      expect([status, body.msg]).toEqual([409, expect.stringContaining('办理主体已切换')]);
    }
    const own = { 'acting-company': companyId };
    expect((await near.company.post('blade-desk/message/readAll', {}, own)).status).not.toBe(409);
  });
});
