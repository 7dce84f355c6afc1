import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { formOf } from '../../../src/forms/form-versions.ts';
import { describeOnDemonstration } from '../../describe-on-server.ts';
import { personOf } from '../people.ts';

const process = 'blade-workflow/process';
const answers = {
  ...{ documentName: '合作框架协议', sealType: 'contract', copies: 2, usedOn: '2026-12-01' },
  reason: '与区属企业签订合作框架协议',
};

describeOnDemonstration('what fields begin with', (server) => {
  const as = (account: string) => personOf(server, account);
  const read = async (account: string, call: string, query: Record<string, string>) =>
    (await (await as(account)).get(`${process}/${call}`, query)).body.data;
  const post = async (account: string, call: string, input: object) =>
    (await (await as(account)).post(`${process}/${call}`, input)).body.data;
  type Asked = { schema: { properties: Record<string, object> } };
  const begun = ({ schema }: Asked, name: string): unknown =>
    Reflect.get(schema.properties[name] ?? {}, 'default');

  /** Lets a field of a form begin with the name of who fills it in. */
  const beginWithName = async (form: string, field: string) => {
    const made = await (
      await as('admin')
    ).post('blade-workflow/design/form/default-values/submit', {
      ...{ name: `${form} ${field}`, type: 'starter', content: 'name' },
    });
    const layout = JSON.stringify({ [field]: { 'ui:options': { defaultFrom: made.body.data.id } } });
    await server.database.db.execute(
      sql`update form_definition set ui_schema = ui_schema || ${layout}::jsonb where key = ${form}`,
    );
  };
  beforeAll(async () => {
    await beginWithName('form_seal', 'documentName');
    await beginWithName('form_seal', 'reason');
    await beginWithName('form_culture_rent', 'contactName');
  });

  test('is told to who starts a process, and to nobody who only reads it', async () => {
    const { form } = await read('acceptor', 'getFormByProcessDefKey', { processDefKey: 'wf_seal_use' });
    expect(begun(form, 'reason')).toBe('周文静');
    const started = { processDefKey: 'wf_seal_use', formVersion: 1, variables: answers };
    const { processInstanceId } = await post('acceptor', 'startProcess', started);
    const own = await read('acceptor', 'detail', { processInstanceId });
    expect(begun(own.form, 'reason')).toBeUndefined();
    const { records } = await read('lead', 'claimList', { size: '100' });
    const { taskId } = records.find(
      (row: { processInstanceId: string }) => row.processInstanceId === processInstanceId,
    );
    await post('lead', 'claimTask', { taskId });
    const held = await read('lead', 'detail', { taskId });
    expect(held.form.permissions).toEqual({ copies: { access: 'edit', required: true } });
    expect(begun(held.form, 'reason')).toBeUndefined();
    // Who corrects it fills it in.
    await post('lead', 'completeTask', { taskId, outcome: 'returned', comment: '事由不清' });
    expect(begun((await read('acceptor', 'detail', { processInstanceId })).form, 'reason')).toBe('周文静');
  });

  test('is told to who fills an application in, while he may', async () => {
    const company = await as('yunlan-c057');
    const { body } = await company.get('policy/policyitemguide/page', { title: '文化创意企业房租补贴' });
    const guideId = body.data.records[0].id;
    const { id } = (await company.post('policy/projectinfo/draft', { guideId })).body.data;
    const form = async () => (await company.get('policy/projectinfo/case', { id })).body.data.form;
    expect(begun(await form(), 'contactName')).toEqual(expect.any(String));
    await server.database.db.execute(sql`update application set status = 'submitted' where id = ${id}`);
    expect(begun(await form(), 'contactName')).toBeUndefined();
  });

  test('is no part of what answers are held to, which is the same for everybody', async () => {
    const { schema } = await formOf(server.context, { formKey: 'form_seal', formVersion: 1 });
    const named = { ...server.context, actor: { name: '林小满', deptIds: [], companyId: null } } as never;
    const theirs = await formOf(named, { formKey: 'form_seal', formVersion: 1 });
    expect(theirs.schema).toEqual(schema);
    expect(begun(theirs as never, 'reason')).toBeUndefined();
  });
});
