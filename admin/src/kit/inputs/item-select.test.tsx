import { cleanup, render } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { ItemSelect } from './item-select.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

it('carries no attribute that its outer element may not have, and is named by its label', () => {
  const { container, getByLabelText } = render(
    <Form>
      <Form.Item name="kind" label="类型" rules={[{ required: true }]}>
        <ItemSelect options={[{ value: 'a', label: '甲' }]} />
      </Form.Item>
    </Form>,
  );
  expect(container.querySelector('.ant-select[aria-required]')).toBeNull();
  expect(getByLabelText('类型').getAttribute('role')).toBe('combobox');
});
