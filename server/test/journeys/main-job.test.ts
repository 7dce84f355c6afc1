import { readFileSync } from 'node:fs';
import { application as applications } from '@policy/shared/contract/entities/application/application.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { beforeAll, expect, test } from 'vitest';

import { momentOf } from '../../src/kit/runtime/clock.ts';
import { formOf } from '../conformance/round-trip.ts';
import { describeOnDemonstration } from '../describe-on-server.ts';
import { captchaAnswer } from '../test-server.ts';
import { othersCannotCorrectTheAccount } from './clerks.ts';
import { answersTo } from './form-answers.ts';
import { filesWanted } from './files-wanted.ts';
import { untakenGuide } from './guides.ts';
import { callerOf, personOf } from './people.ts';
import type { Person } from './people.ts';
import { whatWasSigned } from './identity/what-was-signed.ts';

const pdf = readFileSync(new URL('../fixtures/paper.pdf', import.meta.url));

describeOnDemonstration('from a draft to the money', (server) => {
  let company: Person;
  let guideId: string;
  let application: { id: string; version: number; applyNo: string; status: string; formData: object };

  beforeAll(async () => {
    company = await personOf(server, 'yunlan-c043');
    guideId = await untakenGuide(company);
  });

  const caseOf = async () => (await company.get('policy/projectinfo/case', { id: application.id })).body.data;
  const statusNow = async () => (await caseOf()).application.status;

  /** Takes the one open task of the case and closes it. */
  const handle = async (account: string, outcome: string, more: object = {}) => {
    const officer = await personOf(server, account);
    const waiting = await officer.get('blade-workflow/process/claimList', {
      serialNumber: application.applyNo,
    });
    const [task] = waiting.body.data.records;
    expect(task, `nothing to claim for ${account}`).toBeDefined();
    expect((await officer.post('blade-workflow/process/claimTask', { taskId: task.taskId })).status).toBe(
      200,
    );
    const detail = await officer.get('blade-workflow/process/detail', { taskId: task.taskId });
    expect(detail.body.data.buttons.map((button: { buttonKey: string }) => button.buttonKey)).toContain(
      outcome,
    );
    const done = await officer.post('blade-workflow/process/completeTask', {
      taskId: task.taskId,
      outcome,
      ...more,
    });
    expect(done.body).toMatchObject({ code: 200 });
  };

  test('a company begins a draft, and asking again answers the same one', async () => {
    const first = await company.post('policy/projectinfo/draft', { guideId });
    expect(first.body).toMatchObject({ code: 200, data: { status: 'draft' } });
    const again = await company.post('policy/projectinfo/draft', { guideId });
    expect(again.body.data.id).toBe(first.body.data.id);
    application = first.body.data;
  });

  test('a draft that is not whole is refused with every place to mend', async () => {
    const { id, version } = application;
    const answer = await company.post('policy/projectinfo/declare', { id, version, agreed: true });
    expect(answer.status).toBe(400);
    const fields = answer.body.data.errors.map((error: { field: string }) => error.field);
    expect(fields).toContain('account');
    expect(fields.some((field: string) => field.startsWith('form.'))).toBe(true);
    expect(fields.some((field: string) => field.startsWith('materials.'))).toBe(true);
  });

  test('the company fills in the form, the account and the materials', async () => {
    const { form, materials } = await caseOf();
    const formData = answersTo(form);
    const saved = await company.post('policy/projectinfo/submit', {
      id: application.id,
      version: application.version,
      formData,
      applyAmountWan: 5,
      accountName: '江屿市泽岚环保科技有限公司',
      bankName: '江屿银行云澜支行',
      bankAccount: '6222000011112222',
    });
    expect(saved.body).toMatchObject({ code: 200, data: { bankAccountMasked: '**** **** **** 2222' } });
    expect(JSON.stringify(saved.body)).not.toContain('6222000011112222');
    for (const material of filesWanted(materials)) {
      const stored = await company.upload('材料.pdf', pdf);
      expect(stored.body.code).toBe(200);
      const handed = await company.post('policy/projectfile/submit', {
        applicationId: application.id,
        materialId: material.id,
        attachId: stored.body.data.attachId,
      });
      expect(handed.body).toMatchObject({ code: 200 });
    }
    application = (await caseOf()).application;
  });

  /** The whole row as the detail gives it, sent back as it is and as another client's form keeps it. */
  const sentBack = async () => {
    const { id } = application;
    const given = (await company.get('policy/projectinfo/detail', { id })).body.data;
    const first = await company.post('policy/projectinfo/submit', given);
    // Who changed it last and when is anew, and nothing else.
    const { version, updateTime: _, updateUser: __, ...kept } = given;
    expect(first.body).toMatchObject({ code: 200, data: { ...kept, version: Number(version) + 1 } });
    const again = await company.post('policy/projectinfo/submit', formOf(applications, first.body.data));
    expect(again.body).toMatchObject({ code: 200, data: { ...kept, version: Number(version) + 2 } });
  };

  test('a draft is taken back as it was told, but no line of its form with a break', async () => {
    await sentBack();
    application = (await caseOf()).application;
    const { id, formData } = application;
    const broken = { id, formData: { ...formData, contactName: '王\n芳' } };
    const { body } = await company.post('policy/projectinfo/submit', broken);
    expect(body.data.errors).toMatchObject([{ field: 'form.contactName' }]);
  });

  test('a stale version is refused and nothing is lost', async () => {
    const answer = await company.post('policy/projectinfo/submit', {
      id: application.id,
      version: 1,
      projectName: '别处改过',
    });
    expect(answer.status).toBe(409);
    expect((await caseOf()).application.projectName).not.toBe('别处改过');
  });

  test('signing starts the process once, however often the button is pressed', async () => {
    const { id, version } = application;
    const headers = { 'idempotency-key': 'declare-once-1' };
    const [one, two] = await Promise.all([
      company.post('policy/projectinfo/declare', { id, version, agreed: true }, headers),
      company.post('policy/projectinfo/declare', { id, version, agreed: true }, headers),
    ]);
    expect(one.body, JSON.stringify(one.body)).toMatchObject({ code: 200, data: { status: 'submitted' } });
    expect(two.body.data.id).toBe(one.body.data.id);
    expect((await caseOf()).timeline.map((step: { status: string }) => step.status)).toEqual([
      'draft',
      'submitted',
    ]);
  });

  test('what was signed is hashed, and verified on both sides', () =>
    whatWasSigned(server, { company, id: application.id }));

  test('the step that waits is due when the decision was promised', async () => {
    const { applyNo, dueDate } = (await caseOf()).application;
    const acceptor = await personOf(server, 'acceptor');
    const waiting = await acceptor.get('blade-workflow/process/claimList', { serialNumber: applyNo });
    expect(waiting.body.data.records[0].dueTime).toBe(`${dueDate} 23:59:59`);
  });

  test('item and agency go by their English names beside the Chinese ones wherever a case is told', async () => {
    const guide = (await company.get('policy/policyitemguide/detail', { id: guideId })).body.data;
    const { body } = await company.get('policy/dept/list');
    const agency = body.data.find((one: { id: string }) => one.id === guide.agencyId);
    const names = {
      ...{ guideTitle: guide.title, guideTitleEn: guide.titleEn },
      ...{ agencyName: agency.fullName, agencyNameEn: agency.nameEn },
    };
    expect(Object.values(names)).toEqual(Array(4).fill(expect.stringMatching(/./)));
    const told = await caseOf();
    expect(told.application).toMatchObject(names);
    for (const list of ['listall', 'listunfinished']) {
      const { records } = (await company.get(`policy/projectinfo/${list}`, { size: '50' })).body.data;
      expect(records.find((row: { id: string }) => row.id === application.id)).toMatchObject(names);
    }
    const captcha = await server.call({ url: '/api/blade-auth/oauth/captcha' });
    const progress = await company.get('policy/projectinfo/progress', {
      applyNo: application.applyNo,
      codeEnd: told.application.creditCode.slice(-4),
      captchaKey: captcha.body.key,
      captchaCode: captchaAnswer,
    });
    expect(progress.body.data).toMatchObject(names);
  });

  test('a second application for the same item is refused', async () => {
    const answer = await company.post('policy/projectinfo/draft', { guideId });
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toContain('不能重复申报');
  });

  test('the window officer returns it, the company corrects it, and it is back with him', async () => {
    const [asked] = Object.keys((await caseOf()).form.schema.properties);
    await handle('acceptor', 'returned', { comment: '请补充项目概况', fieldRefs: [`form.${asked}`] });
    const returned = await caseOf();
    expect(returned.application.status).toBe('supplement');
    expect(returned.comments[0]).toMatchObject({ content: '请补充项目概况', node: 'supplement' });
    await sentBack();
    const other = { id: application.id, projectName: '没有人要求改的名称' };
    expect((await company.post('policy/projectinfo/submit', other)).body).toMatchObject({
      ...{ code: 400, msg: refusalSentence('application.notMended', {}, 'zh') },
    });
    const { id, version } = (await caseOf()).application;
    const answer = await company.post('policy/projectinfo/resubmit', { id, version, comment: '已补充' });
    expect(answer.body).toMatchObject({ code: 200, data: { status: 'submitted' } });
  });

  test('acceptance, review and approval move the status along', async () => {
    await handle('acceptor', 'accepted');
    expect(await statusNow()).toBe('accepted');
    await handle('reviewer', 'passed', { comment: '材料齐全' });
    expect(await statusNow()).toBe('reviewing');
    await handle('lead', 'approved', { variables: { approvedAmountWan: 4.5 } });
    expect((await caseOf()).application).toMatchObject({ status: 'approved', approvedAmountWan: 4.5 });
  });

  test('publicity puts it on a public list and ends by itself', async () => {
    await handle('clerk', 'published');
    expect(await statusNow()).toBe('publicising');
    const anybody = callerOf(server, {});
    const lists = await anybody.get('policy/gongshi/list', { guideId, publicityStatus: 'publicising' });
    const list = lists.body.data.records[0];
    const { body } = await anybody.get('policy/gongshi/detail', { id: list.id });
    expect(body.data.titleEn).toMatch(/^Proposed recipients: /);
    expect(body.data.body).toContain(`公示期至${list.publicityEnd}。`);
    const entries = await anybody.get('policy/gongshientry/list', { listId: list.id });
    expect(entries.body.data.records[0]).toMatchObject({
      amountWan: 4.5,
      codeMasked: expect.stringContaining('********'),
    });
    const ended = momentOf(`${list.publicityEnd} 23:59:59`).getTime() + 1000;
    server.clock.moveBy(ended - server.clock.now().getTime());
    const timers = server.workflow.startTimers({
      ...{ db: server.database.db, clock: server.clock, rules: server.services.rules },
      report: (error) => {
        throw error;
      },
      everyMs: 3_600_000,
    });
    await timers.runDue();
    await timers.stop();
    company = await personOf(server, 'yunlan-c043');
    expect(await statusNow()).toBe('pending_payment');
  });

  test('a failed payment asks for another account, and the next one pays', async () => {
    await handle('finance', 'planned', { variables: { batchNo: 'PC-1' } });
    expect(await statusNow()).toBe('paying');
    await handle('finance', 'failed', { comment: '户名不符' });
    expect(await statusNow()).toBe('pay_failed');
    await othersCannotCorrectTheAccount({ server, company });
    const corrected = await company.post('policy/projectinfo/correctAccount', {
      id: application.id,
      accountName: '江屿市泽岚环保科技有限公司',
      bankName: '江屿银行',
      bankAccount: '6222000011113333',
    });
    expect(corrected.body).toMatchObject({ code: 200, data: { status: 'pending_payment' } });
    await handle('finance', 'planned', { variables: { batchNo: 'PC-2' } });
    await handle('finance', 'paid', { variables: { voucherNo: 'V-1' } });
    expect((await caseOf()).application).toMatchObject({ status: 'paid', paidAmountWan: 4.5 });
  });

  test('another company finds nothing of it', async () => {
    const other = await personOf(server, 'yunlan-c008');
    expect((await other.get('policy/projectinfo/case', { id: application.id })).status).toBe(404);
    expect(
      (await other.post('policy/projectinfo/submit', { id: application.id, projectName: 'x' })).status,
    ).toBe(404);
  });
});
