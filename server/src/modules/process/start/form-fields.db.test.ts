import { readFileSync } from 'node:fs';
import { param } from '@policy/shared/contract/entities/system/param.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { links } from '../../../kit/table/links.ts';
import { describeOnDemonstration } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { addDays, wireDate } from '../../../kit/runtime/clock.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { asked, dictionaryOf, named, xml } from './form-fields.fixture.ts';

const forms = 'blade-workflow/design/form';
const models = 'blade-workflow/design/model';
const process = 'blade-workflow/process';
const pdf = readFileSync(new URL('../../../../test/fixtures/paper.pdf', import.meta.url));

describeOnDemonstration('fields of a form that hold files, regions, conditions and formulas', (server) => {
  let admin: Person;
  let lead: Person;
  let formId: string;
  let entries: Map<string, string>;
  beforeAll(async () => {
    admin = await personOf(server, 'admin');
    lead = await personOf(server, 'lead');
    const made = await admin.post(`${forms}/submit`, {
      formKey: 'form_fields',
      name: 'Room',
      nameEn: 'Room',
    });
    formId = String(made.body.data.id);
    await admin.post(`${forms}/saveDesign`, { id: formId, rev: 0, ...asked });
    const unknown = await admin.post(`${forms}/publish`, { id: formId, rev: 1 });
    expect(unknown.body.data.errors.map(({ field }: { field: string }) => field)).toEqual([
      'schema.properties.topic',
    ]);
    entries = await dictionaryOf(admin, { a: '甲', b: '乙' });
    expect((await admin.post(`${forms}/publish`, { id: formId, rev: 1 })).body).toMatchObject({ code: 200 });
    const { id, version } = (
      await admin.post(`${models}/submit`, { modelKey: 'wf_fields', name: '用房', xml })
    ).body.data;
    expect((await admin.post(`${models}/deploy`, { id, version })).status).toBe(200);
  });

  const uploaded = async (person: Person, purpose = 'formAnswer') =>
    String((await person.upload('paper.pdf', pdf, purpose)).body.data.attachId);
  const start = (variables: object, more: object = {}) =>
    admin.post(`${process}/startProcess`, { processDefKey: 'wf_fields', formVersion: 1, variables, ...more });
  const started = async (variables: object, more: object = {}) => {
    const { body } = await start(variables, more);
    expect(body).toMatchObject({ code: 200 });
    return String(body.data.processInstanceId);
  };
  const refusedAt = async (variables: object) =>
    ((await start(variables)).body.data?.errors ?? []).map(({ field }: { field: string }) => field);
  const isThere = async (id: string) => {
    const table = tableOf(attachment);
    const [row] = await server.database.db
      .select({ gone: table.isDeleted })
      .from(table)
      .where(eq(table.id, id));
    return row?.gone === 0;
  };
  const taskOf = async (processInstanceId: string) => {
    const { body } = await lead.get(`${process}/claimList`, { processInstanceId });
    const task = body.data.records.find(
      (one: { processInstanceId: string }) => one.processInstanceId === processInstanceId,
    );
    await lead.post(`${process}/claimTask`, { taskId: task.taskId });
    return String(task.taskId);
  };

  test('nobody answers with a file of somebody else, of another purpose or that his form does not take', async () => {
    const own = await uploaded(admin);
    expect(await refusedAt({ kind: 'own', papers: [await uploaded(lead)] })).toEqual(['papers']);
    expect(await refusedAt({ kind: 'own', papers: [await uploaded(admin, 'content')] })).toEqual(['papers']);
    expect(await refusedAt({ kind: 'own', papers: [own, own] })).toEqual(['papers']);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const picture = String((await admin.upload('p.png', png, 'formAnswer')).body.data.attachId);
    const { body } = await start({ kind: 'own', papers: [picture] });
    expect(body.data.errors).toEqual([{ field: 'papers', message: expect.stringContaining('pdf') }]);
    const draft = { processKey: 'wf_fields', processName: 'R', formKey: 'form_fields', formVersion: 1 };
    const kept = await admin.post(`${process}/draft/submit`, {
      ...draft,
      answers: { papers: [await uploaded(lead)] },
    });
    expect([kept.status, kept.body.data.errors[0].field]).toEqual([400, 'papers']);
  });

  test('whoever reads the answer reads its file by a link of his own, and nobody else does', async () => {
    const paper = await uploaded(admin);
    const processInstanceId = await started({ kind: 'own', papers: [paper], place: '449901' });
    const taskId = await taskOf(processInstanceId);
    const { form, files } = (await lead.get(`${process}/detail`, { taskId })).body.data;
    expect(files.count).toBe(1);
    expect([form.uiSchema.papers['ui:options'].names, form.uiSchema.place['ui:options']]).toEqual([
      { [paper]: 'paper.pdf' },
      { width: 'half', names: { 449901: '南岭省 / 江屿市 / 云澜区' } },
    ]);
    const asks = { processInstanceId, attachId: paper };
    const { body } = await lead.get(`${process}/formFile`, asks);
    const file = await server.call({ method: 'GET', url: body.data.link });
    expect([body.data.name, file.status]).toEqual(['paper.pdf', 200]);
    const other = await uploaded(admin);
    expect((await lead.get(`${process}/formFile`, { ...asks, attachId: other })).status).toBe(404);
    const clerk = await personOf(server, 'clerk');
    expect((await clerk.get(`${process}/formFile`, asks)).status).toBe(404);
    expect((await clerk.get('blade-resource/oss/endpoint/put-file-attach', { attachId: paper })).status).toBe(
      404,
    );
    expect((await lead.get('blade-resource/oss/endpoint/put-file-attach', { attachId: paper })).status).toBe(
      404,
    );
  });

  test('the files of a draft go with it, unless a process was started with them', async () => {
    const draft = { processKey: 'wf_fields', processName: 'R', formKey: 'form_fields', formVersion: 1 };
    const begun = async (papers: string[]) =>
      String((await admin.post(`${process}/draft/submit`, { ...draft, answers: { papers } })).body.data.id);
    const [given, used, kept] = [await uploaded(admin), await uploaded(admin), await uploaded(admin)];
    const first = await begun([given, kept]);
    await begun([kept]);
    await admin.post(`${process}/draft/remove`, { ids: first });
    expect([await isThere(given), await isThere(kept)]).toEqual([false, true]);
    const second = await begun([used]);
    await started({ kind: 'own', papers: [used] }, { draftId: second });
    expect(await isThere(used)).toBe(true);
    expect((await admin.post('blade-resource/attach/remove', { ids: used })).body.code).not.toBe(200);
    // A row of something else names one in a list, as a leave does.
    const listed = await uploaded(admin);
    const link = { ownerId: used, field: 'leave.attachIds', targetId: listed, sort: 0 };
    await server.context.db.insert(links).values(link);
    await admin.post(`${process}/draft/remove`, { ids: await begun([listed]) });
    expect(await isThere(listed)).toBe(true);
  });

  test('a region is one of the last level, chosen level by level', async () => {
    expect(await refusedAt({ kind: 'own', place: '449900' })).toEqual(['place']);
    expect(await refusedAt({ kind: 'own', place: '449901001' })).toEqual(['place']);
    expect(await refusedAt({ kind: 'own', place: '123456' })).toEqual(['place']);
    const levels = async (code?: string) =>
      (
        await server.call({
          method: 'GET',
          url: '/api/blade-system/region/levels',
          query: code ? { code } : {},
        })
      ).body.data;
    expect(await levels()).toEqual([{ options: [{ code: '990000', name: '南岭省' }], chosen: null }]);
    const all = await levels('449901');
    expect(all.map(({ chosen }: { chosen: string }) => chosen)).toEqual(['990000', '449900', '449901']);
    expect(await levels('999999')).toHaveLength(1);
  });

  test('an entry is one of its dictionary by then, keeps its name once sealed, and is not answered anew', async () => {
    expect(await refusedAt({ kind: 'own', topic: 'c' })).toEqual(['topic']);
    const processInstanceId = await started({ kind: 'own', topic: 'a' });
    const sealed = { id: entries.get('a'), isSealed: 1 };
    expect((await admin.post('blade-system/dict-biz/submit', sealed)).body).toMatchObject({ code: 200 });
    const { form } = (await admin.get(`${process}/detail`, { processInstanceId })).body.data;
    expect(form.uiSchema.topic['ui:options'].names).toEqual({ a: '甲' });
    expect(await refusedAt({ kind: 'own', topic: 'a' })).toEqual(['topic']);
    expect(await refusedAt({ kind: 'own', topic: 'b' })).toEqual([]);
  });

  test('a text with headings is kept without what runs, at the start and at a step, and may be emptied', async () => {
    const processInstanceId = await started({ kind: 'own', note: '<p onclick="x()">甲</p>' });
    const noteNow = async () =>
      (await admin.get(`${process}/detail`, { processInstanceId })).body.data.form.values.note;
    expect(await noteNow()).toBe('<p>甲</p>');
    const taskId = await taskOf(processInstanceId);
    const variables = { price: 1, note: '<script>x()</script><p>乙</p>' };
    await lead.post(`${process}/completeTask`, { taskId, outcome: 'approved', variables });
    expect(await noteNow()).toBe('<p>乙</p>');
    const emptied = await started({ kind: 'own', note: '<p>丙</p>' });
    const cleared = { taskId: await taskOf(emptied), outcome: 'approved' };
    await lead.post(`${process}/completeTask`, { ...cleared, variables: { price: 1, note: '<p></p>' } });
    const { form } = (await admin.get(`${process}/detail`, { processInstanceId: emptied })).body.data;
    expect(form.values).toEqual({ kind: 'own', price: 1 });
  });

  test('what is hidden is neither demanded nor kept, and what is worked out is ours', async () => {
    expect(await refusedAt({ kind: 'rent' })).toEqual(['landlord']);
    const sent = { kind: 'own', landlord: 'Li', price: 2, months: 3, cost: 1 };
    const processInstanceId = await started(sent);
    const valuesNow = async () =>
      (await admin.get(`${process}/detail`, { processInstanceId })).body.data.form.values;
    expect(await valuesNow()).toEqual({ kind: 'own', price: 2, months: 3, cost: 6 });
    const taskId = await taskOf(processInstanceId);
    const decided = { taskId, outcome: 'approved' };
    const unlike = await lead.post(`${process}/completeTask`, { ...decided, variables: { cost: 100 } });
    expect(unlike.status).toBe(400);
    const { body } = await lead.post(`${process}/completeTask`, { ...decided, variables: { price: 5 } });
    expect(body).toMatchObject({ code: 200 });
    expect(await valuesNow()).toEqual({ kind: 'own', price: 5, months: 3, cost: 15 });
    const { formChanges } = (await admin.get(`${process}/detail`, { processInstanceId })).body.data;
    expect(formChanges.map(({ field }: { field: string }) => field).sort()).toEqual(['cost', 'price']);
  });

  test('a step demands a field under a condition only while it is shown', async () => {
    const hidden = await started({ kind: 'own', price: 1 });
    const approve = async (id: string) =>
      lead.post(`${process}/completeTask`, { taskId: await taskOf(id), outcome: 'approved' });
    expect((await approve(hidden)).body).toMatchObject({ code: 200 });
    const priceless = await started({ kind: 'own' });
    expect((await approve(priceless)).body.code).not.toBe(200);
  });

  test('what is started is numbered and titled as its model says, and is due by the tenant’s holiday table', async () => {
    const today = wireDate(server.clock.now());
    const holidays = Array.from({ length: 10 }, (_, day) => addDays(today, day + 1));
    const entry = { paramName: '节假日', paramKey: 'calendar.holidays', paramValue: holidays.join(',') };
    await repositoryOf(param, server.context).insert(entry);
    const drawn = (title: string) => named.replace('naming=""', `serial="YF{yyyy}-{0000}" title="${title}"`);
    const model = { modelKey: 'wf_named', name: '用房编号', xml: drawn('{rent}') };
    const { id } = (await admin.post(`${models}/submit`, model)).body.data;
    const deploy = async (xml: string) => {
      const { version } = (await admin.get(`${models}/detail`, { id })).body.data;
      await admin.post(`${models}/submit`, { id, version, xml });
      return admin.post(`${models}/deploy`, { id });
    };
    const refused = await deploy(drawn('{rent}'));
    expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining('{rent}')]);
    expect((await deploy(drawn('{starter}：{kind}'))).body).toMatchObject({ code: 200 });
    const asks = { processDefKey: 'wf_named', variables: { kind: 'own' } };
    const both = await Promise.all([1, 2].map(() => admin.post(`${process}/startProcess`, asks)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const listed = async (serialNumber: string) =>
      (await admin.get(`${process}/sendList`, { serialNumber })).body.data.records;
    const numbers = ['0001', '0002'].map((count) => `YF${today.slice(0, 4)}-${count}`);
    for (const serialNumber of numbers)
      expect(await listed(serialNumber)).toMatchObject([
        { serialNumber, title: expect.stringMatching(/：own$/) },
      ]);
    const { processInstanceId } = (await listed(numbers[0] ?? ''))[0];
    const [task] = (await lead.get(`${process}/claimList`, { processInstanceId })).body.data.records;
    expect(task.dueTime.slice(0, 10) > (holidays.at(-1) ?? '')).toBe(true);
  });

  test('a form is previewed by an address that holds for ten minutes, and by nothing else', async () => {
    const told = await admin.post(`${forms}/preview`, { id: formId });
    const { pathname, searchParams } = new URL(told.body.data.address);
    const asked = { method: 'GET', url: `/api/${forms}/previewed`, query: { id: formId } } as const;
    const read = (claim: Record<string, string>) =>
      server.call({ ...asked, headers: { 'portal-preview': new URLSearchParams(claim).toString() } });
    const claim = { entity: 'formDesign', id: formId, token: searchParams.get('preview') ?? '' };
    const { body } = await read(claim);
    expect([pathname, body.data.name, Object.keys(body.data.schema.properties)]).toEqual([
      '/form-preview',
      'Room',
      expect.arrayContaining(['papers', 'cost']),
    ]);
    expect(body.data.uiSchema.topic['ui:options'].names).toEqual({ b: '乙' });
    expect((await read({ ...claim, token: claim.token.replace(/.$/, 'x') })).status).toBe(410);
    expect((await server.call(asked)).status).toBe(404);
    const company = await personOf(server, 'yunlan-c043');
    expect((await company.post(`${forms}/preview`, { id: formId })).status).toBe(403);
  });
});
