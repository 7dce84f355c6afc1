import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { describeOnDemonstration } from '../describe-on-server.ts';
import { answersTo } from './form-answers.ts';
import { personOf } from './people.ts';
import type { Person } from './people.ts';

const declare = 'policy/projectinfo/declare';
const pdf = readFileSync(new URL('../fixtures/paper.pdf', import.meta.url));

describeOnDemonstration('what an application is held to', (server) => {
  let company: Person;
  let id: string;
  beforeAll(async () => {
    company = await personOf(server, 'yunlan-c057');
    const { body } = await company.get('policy/policyitemguide/page', { title: '工业技术改造设备补助' });
    const draft = await company.post('policy/projectinfo/draft', { guideId: body.data.records[0].id });
    ({ id } = draft.body.data);
  });

  const caseNow = async () => (await company.get('policy/projectinfo/case', { id })).body.data;
  const materialCalled = async (name: string) =>
    (await caseNow()).materials.find((material: { name: string }) => material.name === name);
  const handIn = async (materialId: string) => {
    const { attachId } = (await company.upload('材料.pdf', pdf)).body.data;
    return company.post('policy/projectfile/submit', { applicationId: id, materialId, attachId });
  };
  const refusalsOf = async (field: string) => {
    const { version } = (await caseNow()).application;
    const refused = await company.post(declare, { id, version, agreed: true });
    const errors: { field: string; message: string }[] = refused.body.data.errors;
    return errors.filter((error) => error.field === field).map(({ message }) => message);
  };

  test('as many files of a material as its guide asks for', async () => {
    const { id: photos, minCount } = await materialCalled('现场照片');
    expect(minCount).toBe(3);
    expect(await refusalsOf(`materials.${photos}`)).toEqual(['现场照片至少上传3个文件，已上传0个']);
    await handIn(photos);
    await handIn(photos);
    expect(await refusalsOf(`materials.${photos}`)).toEqual(['现场照片至少上传3个文件，已上传2个']);
    await handIn(photos);
    expect(await refusalsOf(`materials.${photos}`)).toEqual([]);
  });

  test('its formats, when a file comes and when it is handed in after they changed', async () => {
    const { id: contract } = await materialCalled('合同协议');
    const editor = await personOf(server, 'editor');
    const publisher = await personOf(server, 'publisher');
    const revise = async (types: string) => {
      const { body } = await editor.get('policy/policyitemguidematerial/detail', { id: contract });
      const changed = { id: contract, version: body.data.version, accept: types };
      expect((await editor.post('policy/policyitemguidematerial/submit', changed)).status).toBe(200);
      return String(body.data.guideId);
    };
    const publish = async (ids: string) => {
      expect((await editor.post('policy/policyitemguide/toReview', { ids })).status).toBe(200);
      expect((await publisher.post('policy/policyitemguide/publish', { ids })).status).toBe(200);
    };
    const accept = async (types: string) => publish(await revise(types));
    // What was not reviewed yet holds up no applicant.
    const ids = await revise('ofd');
    const told = await company.get('policy/policyitemguidematerial/detail', { id: contract });
    expect(told.body.data.accept).not.toBe('ofd');
    await publish(ids);
    expect((await handIn(contract)).body).toMatchObject({
      code: 400,
      msg: '这个文件的内容是PDF，合同协议只接受ofd文件，请另选一个文件',
    });
    await accept('pdf');
    expect((await handIn(contract)).body).toMatchObject({ code: 200 });
    await accept('ofd,jpg');
    expect(await refusalsOf(`materials.${contract}`)).toEqual(['合同协议只接受ofd, jpg文件']);
    await accept('pdf');
  });

  test('a guide that asks for no more files than it takes', async () => {
    const { id: photos } = await materialCalled('现场照片');
    const editor = await personOf(server, 'editor');
    const { body } = await editor.get('policy/policyitemguidematerial/detail', { id: photos });
    const { version } = body.data;
    const change = { id: photos, version, minCount: 5, maxCount: 4 };
    const refused = await editor.post('policy/policyitemguidematerial/submit', change);
    expect(refused.body.data.errors).toEqual([
      { field: 'minCount', message: '最少文件数不能超过文件数量上限（4）' },
    ]);
  });

  test('the rules between the answers to its form, at the field of each', async () => {
    const { body } = await company.get('policy/policyitemguide/page', { title: '文化创意企业房租补贴' });
    const guideId = body.data.records[0].id;
    const draft = (await company.post('policy/projectinfo/draft', { guideId })).body.data;
    const read = async () => (await company.get('policy/projectinfo/case', { id: draft.id })).body.data;
    const refusals = async (more: object) => {
      const formData = { ...answersTo((await read()).form), ...more };
      const saved = (await company.post('policy/projectinfo/submit', { id: draft.id, formData })).body.data;
      const signed = { id: draft.id, version: saved.version, agreed: true };
      const errors: { field: string; message: string }[] = (await company.post(declare, signed)).body.data
        .errors;
      return errors.filter(({ field }) => field.startsWith('form.'));
    };
    expect(await refusals({})).toEqual([]);
    expect((await read()).tasks[1]).toEqual({ key: 'form', state: 'done' });
    expect(await refusals({ leaseStart: '2026-05-01', leaseEnd: '2025-04-30' })).toEqual([
      { field: 'form.leaseEnd', message: '租期结束日期须晚于租期开始日期' },
    ]);
    expect(await refusals({ totalRentWan: 11 })).toEqual([
      { field: 'form.totalRentWan', message: '租金合计（万元）须等于租金支付明细中“金额（万元）”之和' },
    ]);
    expect((await read()).tasks[1]).toEqual({ key: 'form', state: 'doing' });
  });

  test('the form that it was begun in, until it takes the newer one', async () => {
    const { application } = await caseNow();
    const formData = { contactName: '林小满', filingNo: '旧表备案号' };
    await company.post('policy/projectinfo/submit', { id, version: application.version, formData });
    await server.database.db.execute(sql`insert into form_definition
      select tenant_id, key, 2, schema #- '{properties,filingNo}' || '{"required": ["contactName"]}', ui_schema, texts
      from form_definition where key = 'form_equipment' and version = 1`);
    await server.database.db.execute(
      sql`update form_design set main_version = 2 where form_key = 'form_equipment'`,
    );
    const before = await caseNow();
    expect(before.form).toMatchObject({ version: 1, isOutdated: true });
    expect(before.form.schema.properties.filingNo).toBeDefined();
    const { guideId, version } = before.application;
    await company.post('policy/projectinfo/submit', { id, version, formData });
    expect((await caseNow()).form.version).toBe(1);
    const renewed = await company.post('policy/projectinfo/draft', { guideId, renewForm: true });
    expect(renewed.body.data).toMatchObject({ id, formKey: 'form_equipment', formVersion: 2 });
    const after = await caseNow();
    expect(after.form).toMatchObject({ version: 2, isOutdated: false });
    expect(after.form.schema.properties.filingNo).toBeUndefined();
    // What the newer form does not ask for is there until the applicant saves his answers to it.
    expect(after.application.formData).toEqual(formData);
  });
});
