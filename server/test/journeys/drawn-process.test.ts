import { readFileSync } from 'node:fs';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { found } from '../../src/kit/runtime/errors.ts';
import { tableOf } from '../../src/kit/table/table.ts';
import { inTransaction } from '../../src/kit/transaction/transaction.ts';
import { repositoryOf } from '../../src/kit/rows/repository.ts';
import { holderOf } from '../../src/accounts/test-roles.ts';
import type { Holder } from '../../src/accounts/test-roles.ts';
import { bareOfficer } from '../bare-officer.ts';
import { describeOnDemonstration } from '../describe-on-server.ts';
import { filesWanted } from './files-wanted.ts';
import { answersTo } from './form-answers.ts';
import { personOf } from './people.ts';
import type { Person } from './people.ts';

const drawn = readFileSync(new URL('../fixtures/bpmn/jury-way.bpmn', import.meta.url), 'utf8');
const pdf = readFileSync(new URL('../fixtures/paper.pdf', import.meta.url));

/** Nothing in it is called as in the processes that come with the product: its key, its nodes, its outcomes, its role. */
describeOnDemonstration('a process that somebody has drawn', (server) => {
  let juror: Holder;
  let poor: Holder;
  let company: Person;
  let id: string;
  let applyNo: string;

  beforeAll(async () => {
    juror = await holderOf(server, { codes: ['projectinfo_view', 'gongshi_publish', 'payment_edit'] });
    poor = await holderOf(server, { codes: ['projectinfo_view'] });
    const named = await roleOf(juror);
    const other = await roleOf(poor);
    const xml = drawn.replaceAll('ROLE', named.roleAlias).replaceAll('POOR', other.roleAlias);
    await inTransaction(server.context, (context) => server.workflow.deploy(context, { xml }));
    company = await personOf(server, 'yunlan-c043');
    const open = { windowStatus: 'open', isMsjx: 'false', size: '50' };
    const guides = (await company.get('policy/policyitemguide/page', open)).body.data.records;
    const taken = (await company.get('policy/projectinfo/listall', { size: '50' })).body.data.records;
    const mine = new Set(taken.map((row: { guideId: string }) => row.guideId));
    const guide = guides.find(
      (row: { id: string; processDefKey: string }) =>
        !mine.has(row.id) && row.processDefKey === 'wf_apply_standard',
    );
    await server.database.db.execute(
      sql`update item_guide set process_def_key = 'jury_way' where id = ${guide.id}`,
    );
    await handIn(guide.id);
  });

  const done = async (by: Person, path: string, payload: object) => {
    const { body } = await by.post(path, payload);
    expect(body, `${path} ${JSON.stringify(body)}`).toMatchObject({ code: 200 });
    return body.data;
  };
  const roleOf = async ({ roleId }: Holder) =>
    found(await repositoryOf(role, server.context).first(eq(tableOf(role).id, roleId)));
  const caseNow = async () => (await company.get('policy/projectinfo/case', { id })).body.data;
  const offered = async (by: Person) =>
    (await by.get('blade-workflow/process/claimList', { serialNumber: applyNo })).body.data.records[0];
  const take = async (by: Person) => {
    const { taskId } = await offered(by);
    await done(by, 'blade-workflow/process/claimTask', { taskId });
    return taskId;
  };
  const handle = async (outcome: string, more: object = {}) => {
    const taskId = await take(juror);
    const detail = (await juror.get('blade-workflow/process/detail', { taskId })).body.data;
    await done(juror, 'blade-workflow/process/completeTask', { taskId, outcome, ...more });
    return detail;
  };

  async function handIn(guideId: string) {
    ({ id } = await done(company, 'policy/projectinfo/draft', { guideId }));
    const { form, materials } = await caseNow();
    for (const { id: materialId } of filesWanted(materials)) {
      const { attachId } = (await company.upload('材料.pdf', pdf)).body.data;
      await done(company, 'policy/projectfile/submit', { applicationId: id, materialId, attachId });
    }
    const account = {
      accountName: '江屿市泽岚环保科技有限公司',
      bankName: '江屿银行',
      bankAccount: '6222000011112222',
    };
    const formData = answersTo(form);
    const saved = await done(company, 'policy/projectinfo/submit', {
      ...{ id, formData, applyAmountWan: 5 },
      ...account,
    });
    const signed = { id, version: saved.version, agreed: true };
    ({ applyNo } = await done(company, 'policy/projectinfo/declare', signed));
  }

  test('returns a case for correction, and gets it back', async () => {
    expect((await caseNow()).application.status).toBe('submitted');
    await handle('returned', { comment: '请补充' });
    const { application, comments } = await caseNow();
    expect(application.status).toBe('supplement');
    expect(comments[0]).toMatchObject({ content: '请补充', deadline: expect.stringMatching(/^\d{4}/) });
    await done(company, 'policy/projectinfo/resubmit', { id, version: application.version, comment: '好' });
    expect((await caseNow()).application.status).toBe('submitted');
  });

  test('asks for the amount where its effect fixes it, and keeps it', async () => {
    await handle('take');
    const taskId = await take(juror);
    expect((await caseNow()).application.status).toBe('reviewing');
    const { buttons } = (await juror.get('blade-workflow/process/detail', { taskId })).body.data;
    expect(buttons).toMatchObject([
      {
        ...{ buttonKey: 'agreed', isRefusal: false, isConfirmed: false },
        fields: { properties: { approvedAmountWan: { minimum: 0.0001, title: '核定金额（万元）' } } },
      },
    ]);
    const variables = { approvedAmountWan: 3 };
    await done(juror, 'blade-workflow/process/completeTask', { taskId, outcome: 'agreed', variables });
    expect((await caseNow()).application).toMatchObject({ status: 'approved', approvedAmountWan: 3 });
  });

  test('publishes, and goes on by itself when the time is over', async () => {
    await handle('posted');
    expect((await caseNow()).application.status).toBe('publicising');
    server.clock.moveBy(20 * 86_400_000);
    const report = (error: unknown) => {
      throw error;
    };
    const { clock, database, services } = server;
    const timers = server.workflow.startTimers({
      ...{ db: database.db, clock, rules: services.rules },
      ...{ report, everyMs: 3_600_000 },
    });
    await timers.runDue();
    await timers.stop();
    company = await personOf(server, 'yunlan-c043');
    juror = { ...juror, ...(await personOf(server, juror.account)) };
    poor = { ...poor, ...(await personOf(server, poor.account)) };
    expect((await caseNow()).application.status).toBe('pending_payment');
  });

  test('lets nobody pay whom it asks to but who may not pay', async () => {
    await done(juror, 'policy/projectinfo/payment', { ids: id, batchNo: 'P-1', result: 'paying' });
    const taskId = await take(poor);
    const refused = await poor.post('blade-workflow/process/completeTask', { taskId, outcome: 'handedOver' });
    expect(refused.status).toBe(403);
    expect((await caseNow()).application).toMatchObject({ status: 'paying', paidAmountWan: null });
    await done(poor, 'blade-workflow/process/unclaimTask', { taskId });
  });

  test('has a failed payment mended, and pays in a batch, found by what its nodes offer', async () => {
    const failed = { ids: id, batchNo: 'P-1', result: 'failed', failReason: '户名不符' };
    await done(juror, 'policy/projectinfo/payment', failed);
    expect((await caseNow()).application.status).toBe('pay_failed');
    const account = {
      accountName: '江屿市泽岚环保科技有限公司',
      bankName: '江屿银行',
      bankAccount: '6222000011113333',
    };
    await done(company, 'policy/projectinfo/correctAccount', { id, ...account });
    expect((await caseNow()).application).toMatchObject({
      ...{ status: 'pending_payment', bankAccountMasked: '**** **** **** 3333' },
    });
    await done(juror, 'policy/projectinfo/payment', { ids: id, batchNo: 'P-2', result: 'paying' });
    const paid = { ids: id, batchNo: 'P-2', result: 'paid', voucherNo: 'V-9' };
    await done(juror, 'policy/projectinfo/payment', paid);
    expect((await caseNow()).application).toMatchObject({ status: 'paid', paidAmountWan: 3 });
  });

  test('tells who did what by the name of its own role', async () => {
    const { timeline } = await caseNow();
    const parts = timeline.map(({ status, actorRole }: { status: string; actorRole: string }) => [
      status,
      actorRole,
    ]);
    const { roleName } = await roleOf(juror);
    expect(parts).toContainEqual(['approved', roleName]);
    expect(parts).toContainEqual(['pending_payment', 'system']);
    expect(parts).toContainEqual(['submitted', 'applicant']);
  });

  test('is not deployed with an effect that nobody has, or that its deployer may not grant', async () => {
    const deploy = (xml: string, actor = server.context.actor) =>
      inTransaction({ ...server.context, actor }, (context) => server.workflow.deploy(context, { xml }));
    const odd = (from: string, to: string) => drawn.replace('jury_way', 'odd').replace(from, to);
    await expect(deploy(odd('application.fixAmount', 'application.print'))).rejects.toMatchObject({
      ...{ code: 'workflow.modelEffect', facts: { node: '合议', effect: 'application.print' } },
    });
    await expect(deploy(odd('type="application"', 'type="loan"'))).rejects.toMatchObject({
      code: 'workflow.modelCase',
    });
    await expect(deploy(odd('status="paid"', 'status="rich"'))).rejects.toMatchObject({
      code: 'workflow.modelStatus',
    });
    const byItself =
      '<policy:on act="enter" effect="application.fixAmount" /><policy:status value="submitted" />';
    await expect(deploy(odd('<policy:status value="submitted" />', byItself))).rejects.toMatchObject({
      code: 'workflow.modelEffectByItself',
    });
    const nobody = bareOfficer(poor.userId, { permissions: new Set(['projectinfo_view']) });
    await expect(deploy(odd('x', 'x'), nobody)).rejects.toMatchObject({
      ...{ code: 'workflow.modelEffectGrant', status: 403 },
    });
  });
});
