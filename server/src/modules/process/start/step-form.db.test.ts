import { readFileSync } from 'node:fs';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';

import { addClerk, addCompany, addMember } from '../../../../test/companies.ts';
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
const papers = {
  ...{ type: 'array', title: 'Papers', uniqueItems: true, maxItems: 2 },
  ...{ items: { type: 'string', format: 'uuid' }, 'x-files': { accept: ['pdf'], maxSizeMb: 1 } },
};
const asked = formOf({ score, view: text('View'), secret: text('Secret'), papers }, ['score']);
const ofStep: FormContent = { ...asked, uiSchema: { papers: { 'ui:widget': 'files' } } };
const paper = readFileSync(new URL('../../../../test/fixtures/paper.pdf', import.meta.url));

interface Drawn {
  key: string;
  form?: string;
  fields?: readonly string[];
  /** Whoever starts it, and whom the step is for. */
  begins?: string;
  decides?: string;
  /** What it lets people do besides. */
  handling?: string;
  /** What the process says of itself. */
  whole?: string;
}
const drawn = ({ key, form = 'step_assess', fields = [], begins = '', ...step }: Drawn) => {
  const { decides = 'role="lead"', handling = '', whole = '' } = step;
  const rules = fields.map((name) => `<policy:field name="${name}" access="edit"/>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:policy="urn:policy-fulfilment:workflow" targetNamespace="t">
  <process id="${key}" name="评估" isExecutable="true">
    <extensionElements>${whole}</extensionElements>
    <startEvent id="start" flowable:formKey="step_main"><extensionElements>${begins}</extensionElements></startEvent>
    <userTask id="assess" name="评分" flowable:formKey="${form}"><extensionElements><policy:candidate ${decides} />${rules}<policy:handling ${handling}/></extensionElements></userTask>
    <endEvent id="end" />
    <sequenceFlow id="a" sourceRef="start" targetRef="assess" />
    <sequenceFlow id="b" sourceRef="assess" targetRef="end" />
  </process>
</definitions>`;
};

describeOnDemonstration('a step that has a form of its own', (server) => {
  let admin: Person;
  let lead: Person;
  let operator: Person;
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
    operator = await personOf(server, 'manager');
    await publish('step_main', main);
    await publish('step_assess', ofStep);
    expect((await deployed({ key: 'wf_step', fields: ['score', 'view', 'papers'] })).status).toBe(200);
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

  /** What its steps were answered with goes with the files of the process. */
  const holdsPaper = async (person: Person, processInstanceId: string) => {
    const { files } = (await person.get(`${process}/detail`, { processInstanceId })).body.data;
    expect(files).toEqual({ count: 1, bytes: paper.length });
    const archive = await person.get(`${process}/exportAllUploadFile`, { processInstanceId });
    expect(Object.keys(unzipSync(archive.body)).map((path) => path.split('/').at(-1))).toEqual(['证明.pdf']);
  };

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
    ]).toEqual([...[['papers', 'score', 'secret', 'view'], { access: 'edit', required: false }, 1]]);
    expect((await admin.get(`${process}/detail`, { processInstanceId })).body.data.stepForm).toBeNull();
    const fieldsOf = async (variables: object) =>
      (await complete(taskId, variables)).body.data.errors.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({})).toEqual(['score']);
    expect(await fieldsOf({ score: 11, view: 'fine' })).toEqual(['score']);
    expect((await complete(taskId, { score: 3, secret: 'x' })).body.msg).toContain('secret');
    expect((await complete(taskId, { score: 3 }, { formVersion: 2 })).status).toBe(409);
    const attachId = (await lead.upload('证明.pdf', paper, 'formAnswer')).body.data.attachId;
    const answered = { score: 3, view: 'fine', papers: [attachId] };
    expect((await complete(taskId, answered, { formVersion: 1 })).body).toMatchObject({
      code: 200,
    });
    const done = (await lead.get(`${process}/detail`, { taskId })).body.data;
    expect([done.stepForm.values, done.stepForm.permissions.score]).toEqual([
      ...[answered, { access: 'read' }],
    ]);
    const { formChanges } = (await admin.get(`${process}/detail`, { processInstanceId })).body.data;
    const byField = [...formChanges].sort((one, other) => one.field.localeCompare(other.field));
    expect(byField).toMatchObject([
      {
        ...{ field: 'papers', after: [attachId], userName: expect.any(String), part: { title: 'Papers' } },
        layout: { 'ui:options': { names: { [attachId]: '证明.pdf' } } },
      },
      { taskId, field: 'score', before: null, after: 3, part: { title: 'Score' } },
      { taskId, field: 'view', after: 'fine', part: { title: 'View' } },
    ]);
    await holdsPaper(admin, processInstanceId);
  });

  test('is filled in by a member of a company as by an officer, found by its process alone', async () => {
    const begins = '<policy:candidate role="applicant" />';
    const who = { begins, decides: 'duty="signer"', fields: ['score', 'view', 'papers'] };
    expect((await deployed({ key: 'wf_step_member', ...who })).status).toBe(200);
    const companyId = await addCompany(server.context, { companyName: '江屿科技' });
    await addClerk(server.context, 'member');
    await addMember(server.context, { account: 'member', companyId });
    const member = await personOf(server, 'member');
    const said = { processDefKey: 'wf_step_member', variables: { reason: 'R' } };
    const refused = async (people: object) =>
      (await member.post(`${process}/startProcess`, { ...said, ...people })).body.msg;
    expect(await refused({ nextHandlers: { assess: companyId } })).toBe('下一步的办理人由工作人员指定');
    expect(await refused({ copyUserIds: [companyId] })).toBe('发起时的抄送人由工作人员选择');
    const started = await member.post(`${process}/startProcess`, said);
    const { processInstanceId } = started.body.data;
    const { process: shown, stepForm } = (await member.get(`${process}/detail`, { processInstanceId })).body
      .data;
    expect([stepForm.version, stepForm.permissions.score.access]).toEqual([1, 'edit']);
    const decide = (variables: object, formVersion = stepForm.version) =>
      member.post(`${process}/completeTask`, {
        ...{ taskId: shown.taskId, rev: shown.rev, outcome: 'approved', variables, formVersion },
      });
    expect((await decide({})).body.data.errors).toMatchObject([{ field: 'score' }]);
    expect((await decide({ score: 3 }, 2)).status).toBe(409);
    const attachId = (await member.upload('证明.pdf', paper, 'formAnswer')).body.data.attachId;
    const answered = { score: 3, view: 'fine', papers: [attachId] };
    expect((await decide(answered)).body).toMatchObject({ code: 200 });
    const mine = { processInstanceId, taskId: shown.taskId };
    expect((await member.get(`${process}/detail`, mine)).body.data.stepForm.values.score).toBe(3);
    await holdsPaper(member, processInstanceId);
  });

  const rowIn = async (person: Person, list: string, id: string) =>
    (await person.get(`${process}/${list}`, { size: '100' })).body.data.records.find(
      (one: { processInstanceId: string }) => one.processInstanceId === id,
    );
  const actsOf = async (person: Person, of: Record<string, string>) =>
    (await person.get(`${process}/detail`, of)).body.data.acts.map(({ act }: { act: string }) => act);

  test('is given to whom whoever starts it chooses, and keeps people from what it forbids', async () => {
    const handling = 'without="transfer,urge,withdraw" chosen="true"';
    const fields = ['score', 'view', 'papers'];
    expect((await deployed({ key: 'wf_chosen', fields, handling })).status).toBe(200);
    const said = { processDefKey: 'wf_chosen', variables: { reason: 'R' } };
    const { steps } = (await admin.post(`${process}/startSteps`, said)).body.data;
    const [leader] = steps[0].choice.people;
    expect(steps[0].choice).toEqual({ nodeId: 'assess', people: [{ ...leader, name: '梁国栋' }] });
    const { form, mayCopy } = (
      await admin.get(`${process}/getFormByProcessDefKey`, { processDefKey: 'wf_chosen' })
    ).body.data;
    expect([form.key, mayCopy]).toEqual(['step_main', true]);
    const people = { nextHandlers: { assess: leader.userId }, copyUserIds: [leader.userId] };
    const unknown = {
      ...people,
      copyUserIds: [steps[0].choice.people[0].userId.replace(/^.{8}/, '00000000')],
    };
    expect((await admin.post(`${process}/startProcess`, { ...said, ...unknown })).status).toBe(400);
    const { processInstanceId } = (await admin.post(`${process}/startProcess`, { ...said, ...people })).body
      .data;
    const ofThis = (person: Person, list: string) => rowIn(person, list, processInstanceId);
    const { taskId } = await ofThis(lead, 'todoList');
    expect(await ofThis(lead, 'copyList')).toBeDefined();
    expect(await ofThis(admin, 'sendList')).toMatchObject({ urgedTaskId: null, mayWithdraw: false });
    expect(await actsOf(lead, { taskId })).toEqual(['delegate', 'addSigners', 'copy']);
    expect(await actsOf(admin, { processInstanceId })).toEqual([]);
    const withdrawn = await admin.post(`${process}/withdrawTask`, { processInstanceId, comment: '不办了' });
    expect(withdrawn.body.msg).toBe('流程正在环节“评分”办理，该环节不允许撤回');
  });

  test('is urged as often as its process says, and comes back to whoever takes the process back', async () => {
    const whole = '<policy:withdrawing does="goesBack"/><policy:urging most="1"/>';
    expect((await deployed({ key: 'wf_back', whole })).status).toBe(200);
    const said = { processDefKey: 'wf_back', variables: { reason: 'R' } };
    const of = (await admin.post(`${process}/startProcess`, said)).body.data;
    const sent = () => rowIn(admin, 'sendList', of.processInstanceId);
    const { urgedTaskId: taskId, ...row } = await sent();
    expect(row).toMatchObject({ mayWithdraw: true, comesBack: true });
    expect(await actsOf(admin, of)).toEqual(['urge']);
    const urge = async () => (await admin.post(`${process}/urgeTask`, { taskId, comment: '请办' })).body;
    expect((await urge()).code).toBe(200);
    expect([(await sent()).urgedTaskId, await actsOf(admin, of)]).toEqual([null, []]);
    expect((await urge()).msg).toBe('该任务最多催办1次，已达上限');
    const withdraw = async () => (await admin.post(`${process}/withdrawTask`, of)).status;
    expect(await withdraw()).toBe(200);
    const { process: shown, correction, form } = (await admin.get(`${process}/detail`, of)).body.data;
    expect(shown).toMatchObject({ status: 'running', mayWithdraw: true, comesBack: false });
    expect([correction.isWithdrawn, form.permissions.reason.access]).toEqual([true, 'edit']);
    expect(await withdraw()).toBe(200);
    expect((await sent()).processStatus).toBe('withdrawn');
  });

  test('is filled in by operations staff who decide in place of its handler', async () => {
    const { taskId } = await taskOfNew();
    const { forms: asked } = (await operator.get('blade-workflow/ops/task', { taskId })).body.data;
    expect(asked).toMatchObject([{ version: 1, permissions: { score: { access: 'edit' } } }]);
    // What is not asked for is not shown.
    expect(asked[0].permissions.secret).toEqual({ access: 'hidden' });
    const decide = (variables: object, formVersion = 1) =>
      operator.post('blade-workflow/ops/completeTask', {
        ...{ taskId, outcome: 'approved', variables, formVersion, comment: '经办人离职' },
      });
    expect((await decide({})).body.data.errors).toMatchObject([{ field: 'score' }]);
    expect((await decide({ score: 3 }, 2)).status).toBe(409);
    expect((await decide({ score: 3 })).body).toMatchObject({ code: 200 });
  });

  test('need not be whole for what is sent back, for which nobody is chosen', async () => {
    const { taskId } = await taskOfNew();
    const back = { taskId, outcome: 'returned', comment: '请补充' };
    const chosen = { ...back, nextHandlers: { assess: taskId } };
    expect((await lead.post(`${process}/completeTask`, chosen)).body.msg).toBe(
      '流程不会到达环节“assess”，请重新确认下一步办理人',
    );
    expect((await lead.post(`${process}/completeTask`, back)).body).toMatchObject({ code: 200 });
  });
});
