// @vitest-environment jsdom
import { createRef } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { default as FormCore } from '@rjsf/core';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { wireMoment } from '@policy/shared/contract/workflow/form-formats.ts';

import { WorkplaceProvider } from '../../kit/session-context.tsx';
import type { Workplace } from '../../kit/session-context.tsx';
import { zh } from '../../messages/zh.ts';
import { completeBrowser } from '../../testing/browser.ts';
import SchemaForm from './schema-form.tsx';

const onChange = vi.fn();
const schema = {
  type: 'object' as const,
  properties: { publicityEnd: { type: 'string' as const, format: wireMoment, title: '公示结束时间' } },
};
const workplace: Workplace = {
  http: {} as Workplace['http'],
  locale: 'zh',
  can: () => true,
  leave: vi.fn(),
  person: '',
  pages: [],
};

vi.setConfig({ testTimeout: 30_000 });
beforeAll(completeBrowser);
afterEach(cleanup);

it('a moment of a node’s form is picked from a calendar and given on as the wire spells it', () => {
  render(
    <IntlProvider locale="zh" messages={zh} timeZone="Asia/Shanghai">
      <WorkplaceProvider value={workplace}>
        <SchemaForm
          {...{ schema, onChange, uiSchema: {}, values: {}, formRef: createRef<FormCore>() }}
          permissions={{ publicityEnd: { access: 'edit' } }}
        />
      </WorkplaceProvider>
    </IntlProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('公示结束时间');
  expect(field.closest('.ant-picker')).not.toBeNull();
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: '2026-11-27 23:59:59' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenLastCalledWith({ publicityEnd: '2026-11-27 23:59:59' });
});
