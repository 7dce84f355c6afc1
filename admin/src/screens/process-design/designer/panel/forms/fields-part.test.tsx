import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../../../testing/browser.ts';
import { renderAtWork } from '../../../../../testing/render-in-page.tsx';
import { readChildren } from '../../model/extensions.ts';
import { readFormKey } from '../../model/forms.ts';
import { opened, xmlOf } from '../../model/document.fixture.ts';
import { readVendor } from '../../model/vendor.ts';
import { FieldsPart } from '../fields-part.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const field = (name: string, title: string, more: object = {}) => ({
  ...{ name, title, isRequired: false, isGiven: false },
  ...more,
});
const forms = [
  { key: 'apply', name: '用印申请', version: 2, versions: 3, fields: [field('reason', '事由')] },
  {
    ...{ key: 'assess', name: '评分表', version: 1, versions: 1 },
    fields: [field('score', '得分', { isRequired: true }), field('no', '编号', { isGiven: true })],
  },
];
const offers = {
  ...{ processes: [], roles: [], posts: [], buttons: [], conditions: [], caseTypes: [] },
  ...{ endpoints: [], smsTemplates: [] },
};

async function show(inside: string) {
  const document = await opened(xmlOf(inside, 'xmlns:camunda="http://camunda.org/schema/1.0/bpmn"'));
  const element = document.find('a');
  const get = vi.fn((_: string, { key, keyword }: { key?: string; keyword?: string }) => {
    const records = forms.filter((form) => (key ? form.key === key : form.name.includes(keyword ?? '')));
    return Promise.resolve({ records, total: records.length });
  });
  function Panel() {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const update = (...change: Parameters<typeof document.editing.update>) => {
      document.editing.update(...change);
      drawAgain();
    };
    return (
      <FieldsPart {...{ element, offers, caseType: undefined, editing: { ...document.editing, update } }} />
    );
  }
  renderAtWork(<Panel />, { get } as object);
  return { ...document, element, get };
}

const begun = '<startEvent id="s" camunda:formKey="apply"/>';

it('a form is searched for on the server, and its fields are filled in at the step that has it', async () => {
  const rule = '<policy:field name="reason" access="hidden"/><policy:field name="old" access="edit"/>';
  const shown = await show(
    `${begun}<userTask id="a" camunda:formKey="gone"><extensionElements>${rule}</extensionElements></userTask>`,
  );
  expect(await screen.findByText('表单“gone”不存在或没有发布，不能部署')).toBeTruthy();
  expect(await screen.findAllByText('表单没有此字段，不能部署')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /更.?换/ }));
  const dialog = await screen.findByRole('dialog');
  const search = within(dialog).getByLabelText('按名称或标识搜索');
  fireEvent.change(search, { target: { value: '评分' } });
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 });
  await vi.waitFor(() => expect(shown.get.mock.lastCall?.[1]).toMatchObject({ keyword: '评分', current: 1 }));
  await vi.waitFor(() => expect(within(dialog).queryByText('用印申请')).toBeNull());
  fireEvent.click(within(dialog).getByRole('radio', { name: '评分表' }));
  fireEvent.click(within(dialog).getByRole('button', { name: /确.*定/ }));
  expect(await screen.findByText('评分表（assess），主版本 1')).toBeTruthy();
  const again = (await shown.reopen()).find('a');
  expect([readVendor(again, 'formKey'), readFormKey(again)]).toEqual(['assess', 'assess']);
  expect(readChildren(again, 'Field')).toEqual([
    { name: 'reason', access: 'hidden' },
    { name: 'score', access: 'edit', required: true },
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: '“得分”必填' }));
  expect(readChildren((await shown.reopen()).find('a'), 'Field')).toContainEqual({
    ...{ name: 'score', access: 'edit' },
  });
});

it('a step without a form of its own says of the fields of the main form what its handler may do', async () => {
  const shown = await show(`${begun}<userTask id="a"/>`);
  const access = await screen.findByRole('combobox', { name: '“事由”的权限' });
  fireEvent.mouseDown(access);
  fireEvent.click(await screen.findByText('可编辑'));
  const again = await shown.reopen();
  expect(readChildren(again.find('a'), 'Field')).toEqual([{ name: 'reason', access: 'edit' }]);
  expect(readFormKey(again.find('a'))).toBe('');
});
