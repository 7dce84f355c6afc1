import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../describe-on-server.ts';
import { personOf } from './people.ts';

/** A case of the industry bureau that the demonstration leaves at the window. */
const handedIn = 'YL2026109100002';
/** One that its company is asked to correct, but not in its contact's name. */
const returned = 'YL2026113300003';

describeOnDemonstration('what a case refuses', (server) => {
  const as = (account: string) => personOf(server, account);
  const waitingFor = async (account: string, applyNo: string) => {
    const person = await as(account);
    const { body } = await person.get('blade-workflow/process/claimList', {
      serialNumber: applyNo,
      size: '50',
    });
    return body.data.records as { taskId: string; rev: number }[];
  };

  /** A company begins an application for the first guide whose window stands so. */
  const begins = async (account: string, windowStatus: 'open' | 'closed') => {
    const { body } = await server.call({
      method: 'GET',
      url: '/api/policy/policyitemguide/page',
      query: { windowStatus, isMsjx: '0' },
    });
    const company = await as(account);
    return company.post('policy/projectinfo/draft', { guideId: body.data.records[0].id });
  };

  test('an application outside the window, with the window named', async () => {
    const refused = await begins('yunlan-c057', 'closed');
    expect(refused).toMatchObject({ status: 400, body: { success: false } });
    expect(refused.body.msg).toContain('不在申报时间内');
  });

  test('an application for an item that needs none', async () => {
    const { body } = await server.call({ method: 'GET', url: '/api/policy/policyitemguide/msjx/list' });
    const company = await as('yunlan-c057');
    const refused = await company.post('policy/projectinfo/draft', { guideId: body.data.records[0].id });
    expect(refused).toMatchObject({ status: 400, body: { msg: '该事项无需申报或不支持在线申报' } });
  });

  test('an amount above the cap of the item, at the field that asks for it', async () => {
    const { body } = await server.call({
      method: 'GET',
      url: '/api/policy/policyitemguide/page',
      query: { windowStatus: 'open', isMsjx: '0', size: '100' },
    });
    const guides = body.data.records as { id: string; amountCapWan: number | null; formKey: string | null }[];
    const guide = guides.find(({ amountCapWan, formKey }) => amountCapWan !== null && formKey !== null);
    const company = await as('yunlan-c057');
    const draft = await company.post('policy/projectinfo/draft', { guideId: guide!.id });
    const { id, version } = draft.body.data;
    const formData = { applyAmountWan: guide!.amountCapWan! + 1 };
    const saved = await company.post('policy/projectinfo/submit', { id, version, formData });
    const refused = await company.post('policy/projectinfo/declare', {
      id,
      version: saved.body.data.version,
      agreed: true,
    });
    const message = `申请金额（万元）不能大于${guide!.amountCapWan}`;
    expect(refused.body.data.errors).toContainEqual({ field: 'form.applyAmountWan', message });
    // The form that the portal shows holds the same bound, so it is told before anything is handed in.
    const shown = await company.get('policy/projectinfo/case', { id });
    expect(shown.body.data.form.schema.properties.applyAmountWan.maximum).toBe(guide!.amountCapWan);
  });

  test('a line of a form that cannot be read as it is written, at its place; not one taken before', async () => {
    const officer = await as('admin');
    const { body } = await officer.get('policy/projectinfo/list', { applyNo: returned });
    const { id } = body.data.records[0];
    const written = async (contactName: string, status: string) => {
      const formData = JSON.stringify({ contactName });
      await server.database.db.execute(
        sql`update application set form_data = ${formData}::jsonb, status = ${status} where id = ${id}`,
      );
    };
    const company = await as('yunlan-c022');
    const submit = (contactName: string) =>
      company.post('policy/projectinfo/submit', { id, formData: { contactName } });
    await written('王芳', 'draft');
    for (const contactName of ['王\n芳', '王\u202E芳', '王\u0007芳'])
      expect((await submit(contactName)).body.data.errors).toMatchObject([{ field: 'form.contactName' }]);
    for (const status of ['draft', 'supplement']) {
      await written('王\t芳', status);
      expect((await submit('王\t芳')).body).toMatchObject({ code: 200 });
    }
    await written('王\t芳', 'draft');
    expect((await submit('王\t方')).body).toMatchObject({ code: 400 });
  });

  test('to forget the answers of a case under correction that has no form, whose guide has lost its own', async () => {
    const officer = await as('admin');
    const { body } = await officer.get('policy/projectinfo/list', { applyNo: returned });
    const { id, guideId } = body.data.records[0];
    const run = (statement: SQL) => server.database.db.execute(statement);
    await run(
      sql`update application set form_data = '{"contactName": "王芳"}', status = 'supplement' where id = ${id}`,
    );
    await run(sql`update item_guide set form_key = null where id = ${guideId}`);
    await run(sql`update application set form_key = null, form_version = null where id = ${id}`);
    const company = await as('yunlan-c022');
    const saved = await company.post('policy/projectinfo/submit', { id, formData: { contactName: '王方' } });
    expect(saved.body).toMatchObject({ code: 200, data: { formData: { contactName: '王芳' } } });
  });

  test('an account that nobody has approved yet', async () => {
    const refused = await begins('yunlan-c078', 'open');
    expect(refused).toMatchObject({ status: 403, body: { msg: '账号尚未通过审核，暂不能申报' } });
  });

  test('a task that another role is offered, which an officer neither sees nor takes', async () => {
    const [task] = await waitingFor('acceptor', handedIn);
    expect(task).toBeDefined();
    expect(await waitingFor('finance', handedIn)).toEqual([]);
    const finance = await as('finance');
    const refused = await finance.post('blade-workflow/process/claimTask', { taskId: task!.taskId });
    expect([403, 404]).toContain(refused.status);
  });

  test('who acts on a task that has changed since he read it', async () => {
    const acceptor = await as('acceptor');
    const [seen] = await waitingFor('acceptor', handedIn);
    const { taskId, rev } = seen!;
    const act = (name: string, input: object) => acceptor.post(`blade-workflow/process/${name}`, input);
    await act('claimTask', { taskId, rev });
    for (const name of ['completeTask', 'rollbackTask', 'unclaimTask']) {
      const refused = await act(name, { taskId, rev, outcome: 'accepted', comment: '材料齐全' });
      expect([name, refused.status]).toEqual([name, 409]);
    }
    const { body } = await acceptor.get('blade-workflow/process/detail', { taskId });
    expect(body.data.process.rev).toBe(rev + 1);
    expect((await act('unclaimTask', { taskId, rev: rev + 1 })).status).toBe(200);
  });

  test('the second of two officers who take one task at once', async () => {
    const acceptor = await as('acceptor');
    const [atWindow] = await waitingFor('acceptor', handedIn);
    await acceptor.post('blade-workflow/process/claimTask', { taskId: atWindow!.taskId });
    await acceptor.post('blade-workflow/process/completeTask', {
      taskId: atWindow!.taskId,
      outcome: 'accepted',
    });
    const [review] = await waitingFor('reviewer', handedIn);
    const people = await Promise.all([as('reviewer'), as('reviewer03')]);
    const answers = await Promise.all(
      people.map((person) => person.post('blade-workflow/process/claimTask', { taskId: review!.taskId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.msg).toBe('该任务已被处理');
  });

  test('a task that was closed already', async () => {
    const acceptor = await as('acceptor');
    const done = await acceptor.get('blade-workflow/process/myDoneList', { serialNumber: handedIn });
    const refused = await acceptor.post('blade-workflow/process/completeTask', {
      taskId: done.body.data.records[0].taskId,
      outcome: 'accepted',
    });
    expect(refused).toMatchObject({ status: 409, body: { msg: '该任务已被处理' } });
  });

  test('a done task is in the list of tasks while its process runs, and its process in that of ended ones only then', async () => {
    const acceptor = await as('acceptor');
    const ids = async (call: string) => {
      const { body } = await acceptor.get(`blade-workflow/process/${call}`, { size: '100' });
      return (body.data.records as { processInstanceId: string; endTime: string | null }[]).map(
        ({ processInstanceId }) => processInstanceId,
      );
    };
    const running = await acceptor.get('blade-workflow/process/myDoneList', { serialNumber: handedIn });
    const { processInstanceId, processStatus } = running.body.data.records[0];
    expect(processStatus).toBe('running');
    expect(await ids('doneList')).not.toContain(processInstanceId);
    const { body } = await acceptor.get('blade-workflow/process/doneList', { size: '100' });
    expect(body.data.total).toBeGreaterThan(0);
    for (const { endTime } of body.data.records) expect(endTime).toEqual(expect.any(String));
    // The finance clerk has had no part in what was rejected before the payment.
    const rejected = body.data.records.find(
      (row: { processStatus: string }) => row.processStatus === 'rejected',
    );
    expect(rejected).toBeDefined();
    const finance = await as('finance');
    const { body: theirs } = await finance.get('blade-workflow/process/doneList', { size: '100' });
    const seen = theirs.data.records.map((row: { processInstanceId: string }) => row.processInstanceId);
    expect(seen).not.toContain(rejected.processInstanceId);
  });

  test('a case of another agency, for a reviewer of one', async () => {
    const administrator = await as('admin');
    const { body } = await administrator.get('policy/projectinfo/list', { size: '100' });
    const agencies = new Map<string, string>(
      body.data.records.map((row: { agencyName: string; id: string }) => [row.agencyName, row.id]),
    );
    const other = [...agencies].find(([name]) => name !== '云澜区工业和信息化局');
    const reviewer = await as('reviewer03');
    expect((await reviewer.get('policy/projectinfo/case', { id: other![1] })).status).toBe(404);
    const mine = await reviewer.get('policy/projectinfo/list', { size: '100' });
    expect(new Set(mine.body.data.records.map((row: { agencyName: string }) => row.agencyName))).toEqual(
      new Set(['云澜区工业和信息化局']),
    );
  });

  test('an approval above the cap of the item', async () => {
    for (const account of ['reviewer', 'reviewer03']) {
      const reviewer = await as(account);
      const { body } = await reviewer.get('blade-workflow/process/todoList', { serialNumber: handedIn });
      for (const { taskId } of body.data.records) {
        await reviewer.post('blade-workflow/process/completeTask', { taskId, outcome: 'passed' });
      }
    }
    const [task] = await waitingFor('lead', handedIn);
    const lead = await as('lead');
    await lead.post('blade-workflow/process/claimTask', { taskId: task!.taskId });
    const refused = await lead.post('blade-workflow/process/completeTask', {
      taskId: task!.taskId,
      outcome: 'approved',
      variables: { approvedAmountWan: 99_999 },
    });
    expect(refused.status).toBe(400);
    expect(refused.body.msg).toContain('金额不能超过');
  });

  test('every call once the token has expired', async () => {
    const company = await as('yunlan-c001');
    server.clock.moveBy(2 * 3_600_000);
    const refused = await company.get('policy/projectinfo/listall');
    expect(refused).toMatchObject({ status: 401, body: { code: 401, success: false } });
  });
});
