import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { addClerk, addCompany, addMember } from '../../companies.ts';
import { candidate, draw, element, end, path, userTask } from '../../bpmn/draw.ts';
import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { idOf } from '../../../src/seeds/slug-id.ts';
import { wfCopy } from '../../../src/workflow/adapters/copies/copy-table.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import { personOf } from '../people.ts';
import { officeOf } from './seal-process.ts';
import { answers } from './seal-request.ts';

const process = 'blade-workflow/process';
const models = 'blade-workflow/design/model';
const decisions = '<policy:button key="approved" name="同意"/><policy:button key="returned" name="退回"/>';
const startFor = (role: string) =>
  element(
    'startEvent',
    'id="start"',
    element('extensionElements', '', '<policy:form key="form_seal"/>', `<policy:candidate role="${role}"/>`),
  );
/** A process that begins with the form of the seal and is decided by the lead, who does not see why it is asked for. */
const xmlOf = (key: string, ...starters: readonly string[]) =>
  draw(
    key,
    element(
      'startEvent',
      'id="start"',
      element('extensionElements', '', '<policy:form key="form_seal"/>', ...starters),
    ),
    userTask('decide', candidate('role="lead"'), decisions, '<policy:field name="reason" access="hidden"/>'),
    end(),
    path('start', 'decide', 'end'),
  );

describeOnDemonstration('a process of a company', (server) => {
  const { as, taskOf, read, post } = officeOf(server);
  const forDuty = 'for_signers';
  const forNobody = 'for_officers';
  let [firm, other] = ['', ''];

  const begin = async (account: string, more: object = {}, headers: Record<string, string> = {}) => {
    const said = { processDefKey: forDuty, variables: answers, ...more };
    return (await (await personOf(server, account)).post(`${process}/startProcess`, said, headers)).body;
  };
  /** What somebody may start, without what the product brings for companies. */
  const offered = async (account: string) =>
    (
      (await read(account, 'processList', { size: '100' })).data.records.map(
        ({ processDefKey }: { processDefKey: string }) => processDefKey,
      ) as string[]
    ).filter((key) => key !== 'wf_company_change');
  const member = async (account: string, companyId: string, duties: readonly Duty[]) => {
    await addClerk(server.context, account);
    await addMember(server.context, { account, companyId, duties });
  };
  const deployed = async (modelKey: string, ...starters: readonly string[]) => {
    const admin = await personOf(server, 'admin');
    const model = { modelKey, name: modelKey, xml: xmlOf(modelKey, ...starters) };
    const { id } = (await admin.post(`${models}/submit`, model)).body.data;
    expect((await admin.post(`${models}/deploy`, { id })).body.code).toBe(200);
    return {
      id: String(id),
      say: (scope: object) => admin.post(`${models}/scope/submit`, { modelId: id, ...scope }),
    };
  };

  beforeAll(async () => {
    firm = await addCompany(server.context, { companyName: '江屿科技' });
    other = await addCompany(server.context, { companyName: '别家科技' });
    await member('firm-signer', firm, ['signer']);
    await member('firm-preparer', firm, ['preparer']);
    await member('firm-reader', firm, ['reader']);
    await member('other-signer', other, ['signer']);
    await addClerk(server.context, 'alone');
    await addMember(server.context, { account: 'alone', companyId: null });
    const { say } = await deployed(forDuty);
    expect((await say({ type: 'duty', ids: ['signer'] })).body.data).toMatchObject({
      ...{ type: 'duty', values: [{ id: 'signer', name: '签署提交' }] },
    });
    await deployed(forNobody);
  });

  test('is offered to members of companies whose duty its scope names, and to nobody else', async () => {
    expect(await offered('firm-signer')).toEqual([forDuty]);
    for (const account of ['firm-preparer', 'firm-reader', 'alone'])
      expect(await offered(account)).toEqual([]);
    expect(await offered('acceptor')).not.toContain(forDuty);
    expect(await offered('acceptor')).toContain(forNobody);
  });

  test('is said of duties alone where it is said by duty', async () => {
    const { say } = await deployed('said_wrong');
    for (const [type, id, refused] of [
      ['duty', firm, 400],
      ['role', 'signer', 400],
      // A duty by which nobody acts is no duty that may be named.
      ['duty', 'reader', 404],
    ] as const)
      expect([type, id, (await say({ type, ids: [id] })).status]).toEqual([type, id, refused]);
    expect((await say({ type: 'duty', ids: [] })).status).toBe(400);
  });

  test('where its start names applicants, is offered to people too, and by its scope to members alone', async () => {
    const { say } = await deployed('for_applicants', '<policy:candidate role="applicant"/>');
    expect(await offered('alone')).toEqual(['for_applicants']);
    await say({ type: 'duty', ids: ['preparer'] });
    expect(await offered('alone')).toEqual([]);
    expect(await offered('firm-preparer')).toEqual(['for_applicants']);
    await deployed('for_leads', '<policy:candidate role="lead"/>').then(({ say: told }) =>
      told({ type: 'duty', ids: ['signer'] }),
    );
    expect(await offered('firm-signer')).not.toContain('for_leads');
  });

  test('belongs to the company, under its name, and not to whoever started it', async () => {
    const { data } = await begin('firm-signer');
    const sent = (account: string) => read(account, 'sendList');
    for (const account of ['firm-signer', 'firm-preparer', 'firm-reader'])
      expect((await sent(account)).data.records).toMatchObject([
        { ...data, title: 'for_signers 江屿科技', mayWithdraw: account !== 'firm-reader' },
      ]);
    expect((await sent('other-signer')).data.total).toBe(0);
    const taskId = await taskOf('lead', data.processInstanceId);
    const seen = (await read('lead', 'detail', { taskId })).data;
    expect([seen.process.companyName, seen.form.values.reason]).toEqual(['江屿科技', undefined]);
    // Its members read all that was filled in, also what its handler does not.
    const own = (await read('firm-reader', 'detail', data)).data;
    expect([own.form.values, own.process.mayWithdraw]).toEqual([answers, false]);
    expect((await read('firm-preparer', 'detail', data)).data.process.mayWithdraw).toBe(true);
    expect((await read('other-signer', 'detail', data)).code).toBe(404);
  });

  test('is corrected by any member who acts, and by nobody who reads or is of another company', async () => {
    const { data } = await begin('firm-signer');
    const taskId = await taskOf('lead', data.processInstanceId);
    await post('lead', 'completeTask', { taskId, outcome: 'returned', comment: '请写明用途' });
    const correctionOf = async (account: string) => (await read(account, 'detail', data)).data.correction;
    expect(await correctionOf('firm-reader')).toBeNull();
    const returned = async (account: string, isReturned = '1') =>
      (await read(account, 'sendList', { isReturned })).data.records as object[];
    expect(await returned('firm-preparer')).toMatchObject([{ ...data, isReturned: true }]);
    expect(await returned('firm-reader')).toMatchObject([{ ...data, isReturned: false }]);
    expect(await returned('other-signer')).toEqual([]);
    const correction = await correctionOf('firm-preparer');
    const said = { ...correction, outcome: 'resubmitted', comment: '', variables: { ...answers, copies: 5 } };
    expect((await post('firm-reader', 'completeTask', said)).status).toBe(403);
    expect((await post('other-signer', 'completeTask', said)).status).toBe(404);
    expect((await post('firm-preparer', 'completeTask', said)).status).toBe(200);
    expect([await returned('firm-preparer'), (await returned('firm-preparer', '0')).length]).toEqual([[], 2]);
    expect((await read('firm-reader', 'detail', data)).data.form.values.copies).toBe(5);
  });

  test('is taken back by a member who acts until it is decided, and by nobody else', async () => {
    const { data } = await begin('firm-signer');
    expect((await post('other-signer', 'withdrawTask', data)).status).toBe(404);
    expect((await post('firm-reader', 'withdrawTask', data)).status).toBe(403);
    expect((await post('firm-preparer', 'withdrawTask', data)).status).toBe(200);
    const { process: told } = (await read('firm-signer', 'detail', data)).data;
    expect([told.status, told.mayWithdraw]).toEqual(['withdrawn', false]);
  });

  test('is read no more by a member who has left, though he handed it in again and took one back', async () => {
    await addClerk(server.context, 'firm-leaver');
    const leaver = await addMember(server.context, {
      ...{ account: 'firm-leaver', companyId: firm, duties: ['signer'] },
    });
    const [corrected, takenBack] = [(await begin('firm-leaver')).data, (await begin('firm-leaver')).data];
    const taskId = await taskOf('lead', corrected.processInstanceId);
    await post('lead', 'completeTask', { taskId, outcome: 'returned', comment: '请写明用途' });
    const { correction } = (await read('firm-leaver', 'detail', corrected)).data;
    const said = { ...correction, outcome: 'resubmitted', comment: '已写明', variables: answers };
    expect((await post('firm-leaver', 'completeTask', said)).status).toBe(200);
    expect((await post('firm-leaver', 'withdrawTask', takenBack)).status).toBe(200);
    // Signed in anew: what a session knows of a membership may be five seconds old.
    const codes = async () => {
      const leaving = await as('firm-leaver');
      const one = await leaving.get(`${process}/detail`, corrected);
      const other = await leaving.get(`${process}/detail`, takenBack);
      return [one.body.code, other.body.code];
    };
    expect(await codes()).toEqual([200, 200]);
    await repositoryOf(companyMember, server.context).update(leaver, { accountStatus: 'disabled' });
    expect(await codes()).toEqual([404, 404]);
    expect((await read('firm-reader', 'detail', corrected)).code).toBe(200);
  });

  test('is not begun by whom it is not for, for another company, or under a key that said something else', async () => {
    for (const account of ['firm-preparer', 'firm-reader', 'alone', 'acceptor']) {
      expect([account, (await begin(account)).code]).toEqual([account, 404]);
      const asked = { processDefKey: forDuty };
      expect((await read(account, 'getFormByProcessDefKey', asked)).code).toBe(404);
    }
    expect((await begin('firm-signer', { processDefKey: forNobody })).code).toBe(404);
    expect((await begin('firm-signer', { processDefKey: 'wf_seal_use' })).code).toBe(404);
    // The page was loaded for another company than its reader acts for by now.
    for (const acting of [other, 'none'])
      expect((await begin('firm-signer', {}, { 'acting-company': acting })).code).toBe(409);
    const claimed = await begin('firm-signer', { ownerId: other, companyId: other });
    expect((await read('other-signer', 'detail', claimed.data)).code).toBe(404);
    const key = { 'idempotency-key': 'company-process-once' };
    const [one, again] = [await begin('firm-signer', {}, key), await begin('firm-signer', {}, key)];
    expect(again.data).toEqual(one.data);
    const changed = { variables: { ...answers, copies: 9 } };
    expect((await begin('firm-signer', changed, key)).code).toBe(409);
  });

  test('is begun in the version that counts and is in use, of the own tenant', async () => {
    const admin = await personOf(server, 'admin');
    const offered = async () =>
      (
        (await read('firm-signer', 'processList', { size: '100' })).data.records as {
          processDefKey: string;
          processDefId: string;
        }[]
      ).find(({ processDefKey }) => processDefKey === forDuty)?.processDefId ?? '';
    const old = await offered();
    const { id } = (await admin.get(`${models}/list`, { modelKey: forDuty })).body.data.records[0];
    const changed = xmlOf(forDuty).replace('name="同意"', 'name="可以"');
    const { rev } = (await admin.get(`${models}/detail`, { id })).body.data;
    expect((await admin.post(`${models}/submit`, { id, rev, xml: changed })).body.code).toBe(200);
    expect((await admin.post(`${models}/deploy`, { id })).body.code).toBe(200);
    const byVersion = (processId: string) => begin('firm-signer', { processDefKey: undefined, processId });
    expect((await byVersion(old)).code).toBe(404);
    const now = await offered();
    expect(now).not.toBe(old);
    const there = { ...server.context, tenantId: '000099' };
    const elsewhere = xmlOf('elsewhere', '<policy:candidate role="applicant"/>');
    // That tenant has no form of this name, of which a copy is not asked.
    await server.workflow.deploy(there, { xml: elsewhere, isCopied: true });
    const foreign = await server.workflow.deployments.main(there, 'elsewhere');
    expect((await byVersion(String(foreign?.id))).code).toBe(404);
    expect((await begin('firm-signer', { processDefKey: 'elsewhere' })).code).toBe(404);
    const deployment = 'blade-workflow/design/deployment/changeStatus';
    const suspended = await admin.post(deployment, {
      ...{ ids: now, status: 'suspended', comment: '暂停' },
    });
    expect(suspended.body.code, JSON.stringify(suspended.body)).toBe(200);
    expect((await byVersion(now)).code).toBe(404);
    expect((await begin('firm-signer')).code).toBe(404);
  });

  test('gives its starter no copy, who is no officer, and an officer who is named one', async () => {
    const copies = ['<policy:copyTo relation="initiator"/>', '<policy:copyTo role="lead"/>'];
    const telling = element('serviceTask', 'id="tell"', element('extensionElements', '', ...copies));
    const xml = draw(
      ...([
        'for_copies',
        startFor('applicant'),
        telling,
        userTask('decide', candidate('role="lead"'), decisions),
        end(),
      ] as const),
      path('start', 'tell', 'decide', 'end'),
    );
    await server.workflow.deploy(server.context, { xml });
    const { data } = await begin('firm-signer', { processDefKey: 'for_copies' });
    const rows = await server.context.db
      .select({ userId: wfCopy.userId })
      .from(wfCopy)
      .where(eq(wfCopy.instanceId, data.processInstanceId));
    expect(rows).toEqual([{ userId: idOf('user:lead') }]);
  });
});
