import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { holderOf } from '../../../accounts/test-roles.ts';
import { seedPlatform } from '../../../seeds/reference/platform.ts';

const at = (call: string) => `blade-workflow/design/${call}`;

describeOnEachServer('what processes are designed with', (server) => {
  const admin = signedIn(server, 'admin');
  beforeAll(() => seedPlatform(server.context));
  const read = async (code: string) => {
    const holder = await holderOf(server, { codes: [code] });
    return (await holder.get(at('category/tree'))).status;
  };

  it.each([
    ...['design_category_view', 'design_deployment_edit', 'design_model_edit'],
    ...['design_model_view', 'design_form_view'],
  ])('has a tree of categories for whoever finds or files something under one: %s', async (code) => {
    expect(await read(code)).toBe(200);
  });

  it('has it not for others', async () => {
    expect(await read('design_button_view')).toBe(403);
  });

  it('tells of a category how many models are filed under it', async () => {
    const { id } = (await admin.post(at('category/submit'), { code: 'counted', name: '计数' })).body.data;
    for (const modelKey of ['one', 'two'])
      await admin.post(at('model/submit'), { modelKey, name: modelKey, categoryId: id });
    expect((await admin.get(at('category/detail'), { id })).body.data.modelCount).toBe(2);
  });

  it('tells of a model which forms it names, and of a form which models name it', async () => {
    const form = { formKey: 'form_of_model', name: '用印表' };
    const { id: formId } = (await admin.post(at('form/submit'), form)).body.data;
    const xml = `<process id="seal"><policy:form key="${form.formKey}"/></process>`;
    const model = { modelKey: 'seal', name: '用印', xml };
    const { id } = (await admin.post(at('model/submit'), model)).body.data;
    const { data } = (await admin.get(at('model/detail'), { id })).body;
    expect(data).toMatchObject({ formNames: '用印表', formKeys: form.formKey });
    expect((await admin.get(at('form/detail'), { id: formId })).body.data.modelNames).toBe('用印');
  });

  it('a condition of the library is tried with values, and says what it asks for', async () => {
    const test = async (variables: object) =>
      (await admin.post(at('condition/test'), { expression: '${amount > 5}', variables })).body.data;
    expect(await test({ amount: 6 })).toEqual({ names: ['amount'], holds: true, problem: null });
    expect(await test({})).toMatchObject({
      names: ['amount'],
      holds: null,
      problem: expect.stringContaining('amount'),
    });
  });
});
