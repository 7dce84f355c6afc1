import { expect, test } from 'vitest';

import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';

import { describeOnDemonstration } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';

const forms = 'blade-workflow/design/form';
const models = 'blade-workflow/design/model';
const process = 'blade-workflow/process';

/** A form that asks for a colleague and a department. */
const asked: FormContent = {
  schema: {
    ...{ title: '出差申请', type: 'object', additionalProperties: false, required: ['companion', 'unit'] },
    properties: {
      companion: { type: 'string', format: 'uuid', title: '同行人' },
      unit: { type: 'string', format: 'uuid', title: '接待部门' },
    },
  },
  uiSchema: { companion: { 'ui:widget': 'person' }, unit: { 'ui:widget': 'department' } },
  texts: { en: { 出差申请: 'Business trip', 同行人: 'Companion', 接待部门: 'Host' } },
};

const xmlOf = (key: string, formKey: string) => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:policy="urn:policy-fulfilment:workflow" targetNamespace="t">
  <process id="${key}" name="出差" isExecutable="true">
    <startEvent id="start" flowable:formKey="${formKey}" />
    <userTask id="approve" name="审批"><extensionElements><policy:candidate role="lead" /></extensionElements></userTask>
    <endEvent id="end" />
    <sequenceFlow id="a" sourceRef="start" targetRef="approve" />
    <sequenceFlow id="b" sourceRef="approve" targetRef="end" />
  </process>
</definitions>`;

describeOnDemonstration('a form that is designed', (server) => {
  const published = async (formKey: string) => {
    const admin = await personOf(server, 'admin');
    const { body } = await admin.post(`${forms}/submit`, {
      formKey,
      name: '出差申请',
      nameEn: 'Business trip',
    });
    const id = String(body.data.id);
    await admin.post(`${forms}/saveDesign`, { id, rev: 0, ...asked });
    return { id, admin, publish: () => admin.post(`${forms}/publish`, { id, rev: 1 }) };
  };

  test('begins a process, with people and departments that are there', async () => {
    const { admin, publish } = await published('form_trip');
    expect((await publish()).status).toBe(200);
    const model = await admin.post(`${models}/submit`, {
      ...{ modelKey: 'wf_trip', name: '出差', xml: xmlOf('wf_trip', 'form_trip') },
    });
    const { id, version } = model.body.data;
    expect((await admin.post(`${models}/deploy`, { id, version })).body.msg).toBe('操作成功');

    const lead = await personOf(server, 'lead');
    const { body: people } = await lead.get('blade-user/search/user', { size: '1' });
    const { body: units } = await lead.get('blade-system/search/dept', { size: '1' });
    const companion = people.data.records[0].id;
    const unit = units.data.records[0].id;
    const start = (variables: object) =>
      lead.post(`${process}/startProcess`, { processDefKey: 'wf_trip', formVersion: 1, variables });
    const refused = await start({ companion: unit, unit });
    expect(refused.status).toBe(400);
    expect(refused.body.data.errors).toEqual([{ field: 'companion', message: '同行人格式不正确' }]);
    expect((await start({ companion: '某人', unit })).status).toBe(400);
    expect((await start({ companion, unit })).status).toBe(200);

    const used = await admin.get(`${forms}/list`, { formKey: 'form_trip' });
    const formId = used.body.data.records[0].id;
    const users = async () => (await admin.get(`${forms}/usedBy`, { id: formId })).body.data;
    const told = { kind: 'process', name: '出差', version: null, modelId: id };
    expect(await users()).toEqual([{ ...told, state: 'main' }]);
    // The next version names another form: the first one is still under way, and begins no more.
    const detail = async () => (await admin.get(`${models}/detail`, { id })).body.data;
    const redraw = async (formKey: string) =>
      admin.post(`${models}/submit`, {
        id,
        version: (await detail()).version,
        xml: xmlOf('wf_trip', formKey),
      });
    await published('form_trip_next').then(({ publish: next }) => next());
    await redraw('form_trip_next');
    expect((await admin.post(`${models}/deploy`, { id })).status).toBe(200);
    await redraw('form_trip');
    expect(await users()).toEqual([
      { ...told, state: 'older', version: 1 },
      { ...told, state: 'draft' },
    ]);
  });

  test('asks applicants for no people or departments of the office', async () => {
    const { admin, id, publish } = await published('form_trip_of_guide');
    const offered = async () => {
      const { body } = await admin.get('policy/projectinfo/formNames');
      return body.data.map((one: { key: string }) => one.key);
    };
    const { body } = await admin.get('policy/policyitemguide/page', { size: '1' });
    const [guide] = body.data.records;
    const guides = repositoryOf(itemGuide, server.context);
    await guides.update(guide.id, { formKey: 'form_trip_of_guide' });
    const { status, body: told } = await publish();
    expect([status, told.msg]).toEqual([400, expect.stringContaining('不能有人员或部门字段')]);
    await guides.update(guide.id, { formKey: guide.formKey });
    expect((await publish()).status).toBe(200);
    expect(await offered()).not.toContain('form_trip_of_guide');
    expect((await admin.post(`${forms}/remove`, { ids: id })).status).toBe(200);
  });
});
