import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { beforeAll, expect, test } from 'vitest';

import { describeOnDemonstration } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';

const forms = 'blade-workflow/design/form';
const models = 'blade-workflow/design/model';
const process = 'blade-workflow/process';

const text = (title: string) => ({ type: 'string', title, minLength: 1, maxLength: 20 });
const formOf = (properties: Record<string, object>, required: string[]): FormContent => ({
  schema: { title: 'F', type: 'object', additionalProperties: false, required, properties },
  uiSchema: {},
  texts: { en: {} },
});
const main = formOf({ reason: text('Reason') }, ['reason']);
const score = { type: 'integer', title: 'Score', minimum: 1, maximum: 10 };
const ofStep = formOf({ score, view: text('View'), secret: text('Secret') }, ['score']);

interface Drawn {
  key: string;
  form?: string;
  fields?: readonly string[];
}
const drawn = ({ key, form = 'step_assess', fields = [] }: Drawn) => {
  const rules = fields.map((name) => `<policy:field name="${name}" access="edit"/>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:policy="urn:policy-fulfilment:workflow" targetNamespace="t">
  <process id="${key}" name="评估" isExecutable="true">
    <startEvent id="start" flowable:formKey="step_main" />
    <userTask id="assess" name="评分" flowable:formKey="${form}"><extensionElements><policy:candidate role="lead" />${rules}</extensionElements></userTask>
    <endEvent id="end" />
    <sequenceFlow id="a" sourceRef="start" targetRef="assess" />
    <sequenceFlow id="b" sourceRef="assess" targetRef="end" />
  </process>
</definitions>`;
};

describeOnDemonstration('a step that has a form of its own', (server) => {
  let admin: Person;
  let lead: Person;
  const deployed = async (asked: Drawn) => {
    const row = { modelKey: asked.key, name: '评估', xml: drawn(asked) };
    const { id, version } = (await admin.post(`${models}/submit`, row)).body.data;
    return admin.post(`${models}/deploy`, { id, version });
  };
  const publish = async (formKey: string, content: FormContent) => {
    const { id } = (await admin.post(`${forms}/submit`, { formKey, name: formKey, nameEn: formKey })).body
      .data;
    await admin.post(`${forms}/saveDesign`, { id, rev: 0, ...content });
    expect((await admin.post(`${forms}/publish`, { id, rev: 1 })).body).toMatchObject({ code: 200 });
  };
  beforeAll(async () => {
    admin = await personOf(server, 'admin');
    lead = await personOf(server, 'lead');
    await publish('step_main', main);
    await publish('step_assess', ofStep);
    expect((await deployed({ key: 'wf_step', fields: ['score', 'view'] })).status).toBe(200);
  });

  const taskOfNew = async () => {
    const variables = { reason: 'R' };
    const { body } = await admin.post(`${process}/startProcess`, { processDefKey: 'wf_step', variables });
    const { processInstanceId } = body.data;
    const claimable = (await lead.get(`${process}/claimList`, { size: '100' })).body.data.records;
    const { taskId } = claimable.find(
      (one: { processInstanceId: string }) => one.processInstanceId === processInstanceId,
    );
    expect((await lead.post(`${process}/claimTask`, { taskId })).status).toBe(200);
    return { taskId, processInstanceId };
  };
  const complete = (taskId: string, variables: object, more: object = {}) =>
    lead.post(`${process}/completeTask`, { taskId, outcome: 'approved', variables, ...more });

  test('is deployed only with a form that is there and fields that it has', async () => {
    const gone = await deployed({ key: 'wf_step_gone', form: 'step_gone' });
    expect(gone.body.msg).toBe('环节“评分”的表单“step_gone”不存在或没有发布，不能部署');
    const other = await deployed({ key: 'wf_step_other', fields: ['score', 'reason', 'scor'] });
    expect(other.body.msg).toBe('环节“评分”的表单“step_assess”没有字段“scor”，不能部署');
  });

  test('shows it to its handler, holds what he fills in to it, and keeps that', async () => {
    const { taskId, processInstanceId } = await taskOfNew();
    const { form, stepForm } = (await lead.get(`${process}/detail`, { taskId })).body.data;
    expect([Object.keys(form.schema.properties), form.values]).toEqual([['reason'], { reason: 'R' }]);
    expect([
      Object.keys(stepForm.schema.properties).sort(),
      stepForm.permissions.score,
      stepForm.version,
    ]).toEqual([...[['score', 'secret', 'view'], { access: 'edit', required: false }, 1]]);
    expect((await admin.get(`${process}/detail`, { processInstanceId })).body.data.stepForm).toBeNull();
    const fieldsOf = async (variables: object) =>
      (await complete(taskId, variables)).body.data.errors.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({})).toEqual(['score']);
    expect(await fieldsOf({ score: 11, view: 'fine' })).toEqual(['score']);
    expect((await complete(taskId, { score: 3, secret: 'x' })).body.msg).toContain('secret');
    expect((await complete(taskId, { score: 3 }, { formVersion: 2 })).status).toBe(409);
    expect((await complete(taskId, { score: 3, view: 'fine' }, { formVersion: 1 })).body).toMatchObject({
      code: 200,
    });
    const done = (await lead.get(`${process}/detail`, { taskId })).body.data;
    expect([done.stepForm.values, done.stepForm.permissions.score]).toEqual([
      ...[{ score: 3, view: 'fine' }, { access: 'read' }],
    ]);
    const { formChanges } = (await admin.get(`${process}/detail`, { processInstanceId })).body.data;
    const byField = [...formChanges].sort((one, other) => one.field.localeCompare(other.field));
    expect(byField).toMatchObject([
      { taskId, field: 'score', before: null, after: 3, part: { title: 'Score' } },
      { taskId, field: 'view', after: 'fine', part: { title: 'View' } },
    ]);
  });

  test('need not be whole for what is sent back', async () => {
    const { taskId } = await taskOfNew();
    const { body } = await lead.post(`${process}/completeTask`, {
      ...{ taskId, outcome: 'returned', comment: '请补充' },
    });
    expect(body).toMatchObject({ code: 200 });
  });
});
