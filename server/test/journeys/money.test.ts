import { readFileSync } from 'node:fs';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { tableOf } from '../../src/kit/table/table.ts';
import { describeOnDemonstration } from '../describe-on-server.ts';
import { personOf } from './people.ts';
import type { Person } from './people.ts';

const [cases, people] = [tableOf(application), tableOf(user)];
const pdf = readFileSync(new URL('../fixtures/paper.pdf', import.meta.url));
const sentence = (
  code: 'application.accountHolder' | 'application.notMended' | 'application.voucherMissing',
) => refusalSentence(code, {}, 'zh');

describeOnDemonstration('money', (server) => {
  let admin: Person;
  beforeAll(async () => {
    admin = await personOf(server, 'admin');
  });

  /** Cases of the demonstration that stand so, each of another company. */
  const casesAt = async (status: string) =>
    (await admin.get('policy/projectinfo/list', { status, size: '50' })).body.data.records;
  const pay = async (ids: string, result: 'paying' | 'paid', more: object) => {
    const finance = await personOf(server, 'finance');
    return finance.post('policy/projectinfo/payment', { ids, result, ...more });
  };

  test('goes to the applicant, or to a holder who is explained and proven by a file of his own', async () => {
    const company = await personOf(server, 'yunlan-c001');
    const drafts = (await company.get('policy/projectinfo/listall', { status: 'draft' })).body.data.records;
    const { id } = drafts[0];
    const save = (account: object) => company.post('policy/projectinfo/submit', { id, ...account });
    const wrongOnes = async () => {
      const { version } = (await company.get('policy/projectinfo/detail', { id })).body.data;
      const { body } = await company.post('policy/projectinfo/declare', { id, version, agreed: true });
      const errors = body.data.errors as { field: string; message: string }[];
      return errors.filter(({ field }) => field === 'account').map(({ message }) => message);
    };
    const other = { accountName: '云岚控股', bankName: '江屿银行', bankAccount: '6222000011112222' };
    await save(other);
    expect(await wrongOnes()).toEqual([sentence('application.accountHolder')]);
    await save({ accountReason: '由母公司统一收款' });
    expect(await wrongOnes()).toEqual([sentence('application.accountHolder')]);
    const stranger = await personOf(server, 'yunlan-c008');
    const theirs = (await stranger.upload('证明.pdf', pdf)).body.data.attachId;
    expect((await save({ accountProofId: theirs })).status).toBe(404);
    const own = (await company.upload('证明.pdf', pdf)).body.data.attachId;
    expect((await save({ accountProofId: own })).body.data).toMatchObject({ accountProofName: '证明.pdf' });
    expect(await wrongOnes()).toEqual([]);
    await save({ accountName: '江屿市云岚智能装备股份有限公司', accountReason: null, accountProofId: null });
    expect(await wrongOnes()).toEqual([]);
  });

  test('has an account only with the consent of whoever enters it', async () => {
    const company = await personOf(server, 'yunlan-c001');
    const drafts = (await company.get('policy/projectinfo/listall', { status: 'draft' })).body.data.records;
    const account = { id: drafts[0].id, bankName: '江屿银行', bankAccount: '6222000011115555' };
    const save = async () => (await company.post('policy/projectinfo/submit', account)).body;
    await company.post('policy/consent/withdraw', { kind: 'bankAccount' });
    expect(await save()).toMatchObject({ code: 403, msg: refusalSentence('consent.bankAccount', {}, 'zh') });
    await company.post('policy/consent/give', { consents: 'bankAccount@1' });
    expect(await save()).toMatchObject({ code: 200, data: { bankAccountMasked: '**** **** **** 5555' } });
  });

  test('is not led elsewhere by a correction that asks for other things', async () => {
    const company = await personOf(server, 'yunlan-c022');
    const { records } = (await company.get('policy/projectinfo/listreject')).body.data;
    const { id } = records.find(({ status }: { status: string }) => status === 'supplement');
    for (const account of [{ bankAccount: '6222000099998888' }, { accountName: '别人' }]) {
      const { status, body } = await company.post('policy/projectinfo/submit', { id, ...account });
      expect([status, body.msg]).toEqual([400, sentence('application.notMended')]);
    }
  });

  test('is told to its officer with the holder, the end of the number and what follows', async () => {
    const [paying] = await casesAt('paying');
    const finance = await personOf(server, 'finance');
    const { records } = (
      await finance.get('blade-workflow/process/claimList', { serialNumber: paying.applyNo })
    ).body.data;
    const [{ taskId }] = records;
    await finance.post('blade-workflow/process/claimTask', { taskId });
    const { buttons, summary } = (await finance.get('blade-workflow/process/detail', { taskId })).body.data;
    expect(buttons).toMatchObject([
      { buttonKey: 'paid', isConfirmed: true, consequence: expect.stringContaining('办结') },
      { buttonKey: 'failed', isConfirmed: true, commentRequired: true },
    ]);
    expect(buttons[0].fields.required).toEqual(['voucherNo']);
    expect(summary.map(({ value }: { value: string }) => value)).toEqual([
      ...[paying.companyName, String(paying.approvedAmountWan), paying.companyName],
      ...[expect.stringContaining('银行'), expect.stringMatching(/^[* ]+\d{4}$/)],
    ]);
    await finance.post('blade-workflow/process/unclaimTask', { taskId });
  });

  test('leaves by a voucher that belongs to one batch alone', async () => {
    const [{ id }] = await casesAt('paying');
    const payments = async (result: string) =>
      (await admin.get('policy/payment/list', { result, size: '50' })).body.data.records as {
        applicationId: string;
        batchNo: string;
        voucherNo: string;
      }[];
    const { batchNo } = (await payments('paying')).find((one) => one.applicationId === id)!;
    const used = (await payments('paid')).find((one) => one.batchNo !== batchNo)!;
    const missing = await pay(id, 'paid', { batchNo });
    expect([missing.status, missing.body.msg]).toEqual([400, sentence('application.voucherMissing')]);
    const refused = await pay(id, 'paid', { batchNo, voucherNo: used.voucherNo });
    expect(refused.body.msg).toBe(refusalSentence('application.voucherUsed', { ...used }, 'zh'));
    expect((await pay(id, 'paid', { batchNo, voucherNo: 'PZ-2026-77' })).status).toBe(200);
  });

  /** Whoever filed a case takes back, or gives again, what he said to the text about accounts. */
  const consent = async ({ id }: { id: string }, act: 'withdraw' | 'give') => {
    const filed = server.context.db.select({ account: people.account }).from(people);
    const [person] = await filed.innerJoin(cases, eq(cases.userId, people.id)).where(eq(cases.id, id));
    const him = await personOf(server, person!.account);
    const said = act === 'give' ? { consents: 'bankAccount@1' } : { kind: 'bankAccount' };
    expect((await him.post(`policy/consent/${act}`, said)).status).toBe(200);
  };

  test('of one batch may leave by one voucher, to the accounts that were ordered, and to a person while his consent holds', async () => {
    const waiting = await casesAt('pending_payment');
    const [own, theirs] = waiting;
    // The demonstration's cases are all companies'; one of these is a person's own from here on.
    await server.context.db.update(cases).set({ companyId: null }).where(eq(cases.id, own.id));
    await consent(own, 'withdraw');
    await consent(theirs, 'withdraw');
    const refused = await pay(own.id, 'paying', { batchNo: 'PC-77' });
    expect([refused.status, refused.body.msg]).toEqual([409, refusalSentence('consent.payout', {}, 'zh')]);
    await consent(own, 'give');
    const ids = waiting.map(({ id }: { id: string }) => id).join(',');
    expect((await pay(ids, 'paying', { batchNo: '' })).status).toBe(400);
    expect((await pay(ids, 'paying', { batchNo: 'PC-77' })).body.data).toEqual({ count: waiting.length });
    const more = { batchNo: 'PC-77', voucherNo: 'PZ-2026-78' };
    expect((await pay(ids, 'paid', more)).body.data).toEqual({ count: waiting.length });
    const { records } = (await admin.get('policy/payment/list', { batchNo: 'PC-77', size: '50' })).body.data;
    expect(records.map((row: { accountName: string }) => row.accountName).sort()).toEqual(
      waiting.map((row: { companyName: string }) => row.companyName).sort(),
    );
  });

  test('is not taken back by the history of its payment, which no form writes', async () => {
    const finance = await personOf(server, 'finance');
    const { records } = (await finance.get('policy/payment/list', { result: 'paid', size: '50' })).body.data;
    const entity = 'payment';
    type Entry = { id: string; mayRestore: boolean };
    const historyOf = async ({ id }: { id: string }): Promise<Entry[]> =>
      (await finance.get('blade-log/change/list', { entity, id })).body.data;
    const histories: Entry[][] = await Promise.all(records.map(historyOf));
    const at = histories.findIndex((history) => history.length > 1);
    expect(histories[at]!.filter(({ mayRestore }) => mayRestore)).toEqual([]);
    const asked = { entity, id: records[at].id, changeId: histories[at]!.at(-1)!.id };
    for (const person of [finance, admin])
      expect((await person.post('blade-log/change/restore', asked)).status).toBe(403);
    const paid = (await finance.get('policy/payment/detail', { id: records[at].id })).body.data;
    expect(paid).toMatchObject({ result: 'paid', voucherNo: records[at].voucherNo });
  });
});
