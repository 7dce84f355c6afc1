import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { processProxy } from '@policy/shared/contract/entities/process/process-proxy.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { fieldsOf } from '../entity/fields.ts';
import { FormFields } from '../forms/form-fields.tsx';

const get = vi.fn(() => Promise.resolve([{ dictKey: '科技、教育', dictValue: '科技教育' }]));
const fields = fieldsOf(policy, 'zh').filter(({ name }) => name === 'topic');

const show = (topic?: string) =>
  renderAtWork(
    <Form initialValues={{ topic }}>
      <FormFields {...{ fields, row: undefined, decisive: {} }} />
    </Form>,
    { get: get as never },
  );

beforeAll(completeBrowser);
afterEach(cleanup);

it('a text is picked from what its contract says offers it', async () => {
  show();
  fireEvent.mouseDown(screen.getByRole('combobox'));
  expect(await screen.findByTitle('科技教育')).toBeTruthy();
  expect(get).toHaveBeenCalledWith('blade-system/dict-biz/dictionary', { code: 'policy_topic' });
});

it('a value that is offered no more stays as it is', async () => {
  show('旧分类');
  expect(await screen.findByTitle('旧分类')).toBeTruthy();
});

it('several are picked where the contract says so, and are one text with commas', async () => {
  const deployed = ['请假', '用印'].map((name, at) => ({ key: `p${String(at)}`, name }));
  const keys = fieldsOf(processProxy, 'zh').filter(({ name }) => name === 'processKeys');
  const onValuesChange = vi.fn();
  renderAtWork(
    <Form initialValues={{ processKeys: 'p0,gone', scope: 'some' }} onValuesChange={onValuesChange}>
      <FormFields {...{ fields: keys, row: undefined, decisive: { scope: 'some' } }} />
    </Form>,
    { get: vi.fn().mockResolvedValue(deployed) },
  );
  for (const name of ['请假', 'gone']) expect(await screen.findByTitle(name)).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click((await screen.findAllByTitle('用印')).at(-1)!);
  expect(onValuesChange.mock.lastCall?.[0]).toEqual({ processKeys: 'p0,gone,p1' });
});
