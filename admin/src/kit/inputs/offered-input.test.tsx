import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { policy } from '@policy/shared/contract/entities/content/policy.ts';

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
