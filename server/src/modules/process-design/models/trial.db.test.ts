import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import {
  button,
  candidate,
  draw,
  element,
  end,
  flow,
  path,
  start,
  timer,
  userTask,
} from '../../../../test/bpmn/draw.ts';
import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { holderOf } from '../../../accounts/test-roles.ts';
import type { Holder } from '../../../accounts/test-roles.ts';
import { seedForms } from '../../../seeds/reference/forms.ts';
import { seedPlatform } from '../../../seeds/reference/platform.ts';

const at = 'blade-workflow/design/model';
const modelKey = 'tried';
const xml = draw(
  modelKey,
  start(),
  userTask(
    'a',
    candidate('role="admin"'),
    button('approved', 'name="同意" nameEn="Approve"'),
    button('rejected'),
    '<policy:field name="amount" access="edit" required="true"/>',
  ),
  element('exclusiveGateway', 'id="g" default="g-end"'),
  userTask('b', candidate('relation="initiator"')),
  element('userTask', 'id="c" name="到期再办"'),
  timer('t', 'c', { after: 'PT1H' }),
  end(),
  path('start', 'a', 'g'),
  flow('g', 'b', 'amount > 10'),
  flow('g', 'end'),
  path('b', 'c', 'end'),
  path('t', 'end'),
);

describeOnEachServer('a trial run', (server) => {
  const admin = signedIn(server, 'admin');
  let starter: Holder;
  beforeAll(async () => {
    await seedPlatform(server.context);
    await seedForms(server.context);
    starter = await holderOf(server, { codes: ['design_model_view'] });
  });
  const tried = async (acts: readonly object[] = [], over: object = {}) => {
    const { body } = await admin.post(`${at}/trial`, {
      ...{ modelKey, xml, starter: starter.userId, acts, ...over },
    });
    expect(body).toMatchObject({ code: 200 });
    return body.data;
  };
  const decide = (task: { taskId: string }, variables: object = {}, outcome = 'approved') => ({
    ...{ kind: 'decide', taskId: task.taskId, outcome, variables },
  });

  it('tells who would get each task, and what comes after a decision', async () => {
    const first = await tried();
    expect(first).toMatchObject({ problem: null, refused: null, status: 'running' });
    const [a] = first.tasks;
    expect(a).toMatchObject({
      ...{ nodeId: 'a', holder: null, outcomes: [{ key: 'approved', name: '同意' }, { key: 'rejected' }] },
      fields: [{ name: 'amount', access: 'edit', required: true }],
    });
    expect(a.candidates).toEqual([{ user: null, role: expect.any(String), department: null, duty: null }]);
    expect(a.candidates[0].role).not.toBe('admin');

    const second = await tried([decide(a, { amount: 30 })]);
    expect(second.tasks).toMatchObject([
      { nodeId: 'b', candidates: [{ user: { id: starter.userId, name: starter.account } }] },
    ]);
    const taken = second.steps.map(({ nodeId }: { nodeId: string }) => nodeId);
    expect(taken).toEqual(expect.arrayContaining(['start', 'a', 'g', 'b']));
    expect(second.steps.find(({ nodeId }: { nodeId: string }) => nodeId === 'a')).toMatchObject({
      ...{ outcome: 'approved', isDone: true, handler: { id: starter.userId } },
    });

    const small = await tried([decide(a, { amount: 3 })]);
    expect(small).toMatchObject({ status: 'completed', tasks: [] });
  });

  it('lets time pass, and goes back to where it was refused', async () => {
    const [a] = (await tried()).tasks;
    const refused = await tried([decide(a)]);
    expect(refused.refused).toMatchObject({ node: 'a', msg: expect.stringContaining('amount') });
    expect(refused.tasks).toEqual([a]);
    const acts = [decide(a, { amount: 30 })];
    const [b] = (await tried(acts)).tasks;
    acts.push(decide(b));
    const waiting = await tried(acts);
    expect(waiting.waits).toMatchObject([{ nodeId: 't', kind: 'timer' }]);
    const over = await tried([...acts, { kind: 'happen', waitId: waiting.waits[0].waitId }]);
    expect(over).toMatchObject({ status: 'completed', tasks: [], waits: [] });
  });

  it('asks for what the drawing needs: fields of its form that it names, and what it names besides', async () => {
    const form = '<extensionElements><policy:form key="form_seal"/></extensionElements>';
    const drawn = (condition: string) =>
      draw(
        modelKey,
        element('startEvent', 'id="start"', form),
        userTask('a', candidate('role="admin"')),
        element('exclusiveGateway', 'id="g" default="g-end"'),
        end(),
        path('start', 'a', 'g', 'end'),
        flow('g', 'a', condition),
      );
    const needs = async (document: string) =>
      (await admin.post(`${at}/startValues`, { modelKey, xml: document })).body.data;
    const { schema, ...rest } = await needs(drawn("copies gt 10 and sealType == 'contract' and amount gt 3"));
    expect(Object.keys(schema.properties)).toEqual(['copies', 'sealType']);
    expect(schema.properties.copies).toMatchObject({ type: 'integer', title: '份数' });
    expect(rest).toMatchObject({ others: [{ name: 'amount', kind: 'number' }], isOpen: false });
    const open = await needs(drawn("vars:exists(sealType + 'x')"));
    expect([open.isOpen, Object.keys(open.schema.properties)]).toEqual([
      true,
      expect.arrayContaining(['documentName']),
    ]);
    const none = { schema: { properties: {} }, others: [], isOpen: false };
    expect(await needs(draw(modelKey, start(), userTask('a', candidate('leader="0"'))))).toMatchObject(none);
    expect((await starter.post(`${at}/startValues`, { modelKey, xml })).status).toBe(403);
  });

  it('asks for the forms of a step as on a real case, and has a task handed on, signed and sent back', async () => {
    const of = (key: string) => `<policy:form key="${key}"/>`;
    const edit = (name: string) => `<policy:field name="${name}" access="edit"/>`;
    const drawn = draw(
      modelKey,
      element(
        'startEvent',
        'id="start"',
        `<extensionElements>${of('form_company_change')}</extensionElements>`,
      ),
      userTask('a', candidate('role="admin"'), of('form_seal'), edit('documentName'), edit('copies')),
      end(),
      path('start', 'a', 'end'),
    );
    const over = { xml: drawn };
    const approval = (task: { taskId: string }) => decide(task, { documentName: 'x', copies: 3 });
    const [a] = (await tried([], over)).tasks;
    expect(a).toMatchObject({ isSigners: false, fields: [] });
    const [form] = a.forms;
    expect(a.forms).toHaveLength(1);
    expect(form.schema.properties).toMatchObject({ documentName: { title: '文件名称' } });
    expect(form.permissions).toMatchObject({ copies: { access: 'edit' }, reason: { access: 'hidden' } });

    const lacking = await tried([decide(a, { copies: 3 })], over);
    expect(lacking.refused.msg).toContain('文件名称');
    expect((await tried([decide(a, { documentName: 'x', copies: 0 })], over)).refused.msg).toContain('份数');
    expect(await tried([decide(a, { documentName: 'x', copies: 3 })], over)).toMatchObject({
      ...{ status: 'completed', refused: null },
    });

    // Whoever started it hands nothing on: it is somebody else's task first.
    const other = await holderOf(server, { codes: [] });
    const { userId: by } = await holderOf(server, { codes: [] });
    const hand = (how: string) => ({ kind: 'hand', taskId: a.taskId, how, to: other.userId, by });
    const given = await tried([hand('transfer')], over);
    expect(given.tasks).toMatchObject([{ taskId: a.taskId, holder: { id: other.userId } }]);
    const signerIn = ({ tasks }: { tasks: { taskId: string; isSigners: boolean }[] }) =>
      tasks.find(({ isSigners }) => isSigners) ?? { taskId: '' };
    const signs = signerIn(await tried([hand('signBefore')], over));
    expect(signs).toMatchObject({ holder: { id: other.userId }, forms: [], fields: [], handings: [] });
    const decided = await tried([hand('signBefore'), decide(signs)], over);
    expect(decided.tasks).toMatchObject([{ taskId: a.taskId, isSigners: false }]);
    const early = await tried([hand('signBefore'), approval(a)], over);
    expect(early.refused.msg).toContain('加签');

    // Beside: neither waits for the other, and the step goes on once both have decided.
    const beside = signerIn(await tried([hand('signParallel')], over));
    const half = await tried([hand('signParallel'), approval(a)], over);
    expect([half.status, half.tasks]).toMatchObject(['running', [{ isSigners: true }]]);
    expect((await tried([hand('signParallel'), approval(a), decide(beside)], over)).status).toBe('completed');

    // After: nobody signs until the holder has approved.
    const asked = await tried([hand('signAfter')], over);
    expect(asked.tasks).toMatchObject([{ taskId: a.taskId, signersAfter: [{ id: other.userId }] }]);
    const approved = await tried([hand('signAfter'), approval(a)], over);
    expect(approved.tasks).toMatchObject([{ isSigners: true, holder: { id: other.userId } }]);
    const last = decide(signerIn(approved));
    expect((await tried([hand('signAfter'), approval(a), last], over)).status).toBe('completed');

    // Who works on it for another neither decides it nor hands it on: it goes back to whose it is.
    const worked = await tried([hand('delegate')], over);
    expect(worked.tasks).toMatchObject([
      { holder: { id: other.userId }, delegatedBy: { id: by }, outcomes: [], handings: [] },
    ]);
    const stuck = await tried([hand('delegate'), approval(a)], over);
    expect([stuck.refused.msg, stuck.tasks]).toMatchObject([
      expect.stringContaining('委派'),
      [{ delegatedBy: { id: by } }],
    ]);
    const returned = await tried([hand('delegate'), { kind: 'giveBack', taskId: a.taskId }], over);
    expect(returned.tasks).toMatchObject([{ holder: { id: by }, delegatedBy: null }]);
    expect((await tried([{ kind: 'giveBack', taskId: a.taskId }], over)).refused).not.toBeNull();

    const back = await tried([decide(a, {}, 'returned')], over);
    expect(back.tasks).toMatchObject([{ isOwners: true, holder: { id: starter.userId } }]);
  });

  it('lets a task be handed on as far as its step does', async () => {
    const handling = '<policy:handling without="transfer,addSigners"/>';
    const drawn = draw(
      modelKey,
      start(),
      userTask('a', candidate('role="admin"'), handling),
      end(),
      path('start', 'a', 'end'),
    );
    const [a] = (await tried([], { xml: drawn })).tasks;
    expect(a.handings).toEqual(['delegate']);
    const { userId: to } = await holderOf(server, { codes: [] });
    const acts = [{ kind: 'hand', taskId: a.taskId, how: 'transfer', to }];
    expect((await tried(acts, { xml: drawn })).refused).toMatchObject({ node: 'a' });
  });

  it('says why a drawing would not be deployed', async () => {
    const broken = draw(modelKey, start(), userTask('a', candidate('leader="0"')), path('start', 'a'));
    expect((await tried([], { xml: broken })).problem).toMatchObject({ node: 'a', msg: expect.any(String) });
  });

  it('writes nothing, and is for who may draw models', async () => {
    const rows = async () => {
      const { rows: found } = await server.context.db.execute(
        sql`select (select count(*) from wf_instance)::int + (select count(*) from wf_task)::int
          + (select count(*) from wf_deployment)::int + (select count(*) from outbox)::int as n`,
      );
      return found[0];
    };
    const before = await rows();
    const [a] = (await tried()).tasks;
    await tried([decide(a, { amount: 30 })]);
    expect(await rows()).toEqual(before);
    expect((await starter.post(`${at}/trial`, { modelKey, xml, acts: [] })).status).toBe(403);
  });
});
