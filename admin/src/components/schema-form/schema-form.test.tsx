import { createRef } from 'react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { default as FormCore } from '@rjsf/core';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { wireMoment } from '@policy/shared/contract/workflow/form-formats.ts';

import { en } from '../../messages/en.ts';
import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import SchemaForm from './schema-form.tsx';
import { SchemaView } from './schema-view.tsx';

const onChange = vi.fn();
const schema = {
  type: 'object' as const,
  properties: { publicityEnd: { type: 'string' as const, format: wireMoment, title: '公示结束时间' } },
};

beforeAll(completeBrowser);
afterEach(cleanup);

it('a moment of a node’s form is picked from a calendar and given on as the wire spells it', () => {
  renderAtWork(
    <SchemaForm
      {...{ schema, onChange, uiSchema: {}, values: {}, formRef: createRef<FormCore>() }}
      permissions={{ publicityEnd: { access: 'edit' } }}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('公示结束时间');
  expect(field.closest('.ant-picker')).not.toBeNull();
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: '2026-11-27 23:59:59' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenLastCalledWith({ publicityEnd: '2026-11-27 23:59:59' });
});

it('answers stand in the order of the form, and so do the columns of a list', () => {
  const text = (title: string) => ({ type: 'string' as const, title });
  const invoices = { type: 'array' as const, title: '发票清单' };
  renderAtWork(
    <SchemaForm
      schema={{
        type: 'object',
        properties: {
          contact: text('联系人'),
          summary: text('项目概述'),
          invoices: {
            ...invoices,
            items: { type: 'object', properties: { paidOn: text('付款日期'), name: text('名称') } },
          },
        },
      }}
      uiSchema={{
        'ui:order': ['summary', 'contact', 'invoices'],
        invoices: { items: { 'ui:order': ['name', 'paidOn'] } },
      }}
      values={{ contact: '林小满', summary: '扩产', invoices: [{ name: '五轴', paidOn: '2026-03-18' }] }}
      {...{ onChange, permissions: {}, formRef: createRef<FormCore>() }}
    />,
  );
  const headings = screen.getAllByText(/^(项目概述|联系人)$/).map(({ textContent }) => textContent);
  expect(headings).toEqual(['项目概述', '联系人']);
  const columns = screen.getAllByText(/^(名称|付款日期)$/).map(({ textContent }) => textContent);
  expect(columns).toEqual(['名称', '付款日期']);
});

it('what was chosen of a list is set apart as the reader’s language does it', () => {
  const fields = { type: 'array' as const, title: '领域', items: { type: 'string' as const } };
  const view = (
    <SchemaView
      {...{ schema: { properties: { fields } }, uiSchema: {}, names: ['fields'] }}
      values={{ fields: ['科技', '人才'] }}
    />
  );
  renderAtWork(view);
  expect(screen.getByText('科技、人才')).toBeTruthy();
  cleanup();
  renderAtWork(<IntlProvider {...{ locale: 'en', messages: en }}>{view}</IntlProvider>);
  expect(screen.getByText('科技, 人才')).toBeTruthy();
});

it('the fields of a group stand in as many columns as it says', async () => {
  const group = {
    type: 'object' as const,
    title: '联系人',
    properties: { name: { type: 'string' as const } },
  };
  const schema = { type: 'object' as const, properties: { one: group, two: group } };
  renderAtWork(
    <SchemaForm
      {...{ schema, uiSchema: { two: { 'ui:options': { columns: 2 } } }, values: {} }}
      permissions={{ one: { access: 'edit' }, two: { access: 'edit' } }}
      {...{ onChange: () => undefined, formRef: createRef<FormCore>() }}
    />,
  );
  const laid = [...document.querySelectorAll('fieldset')].map(
    ({ parentElement }) => parentElement?.dataset.columns ?? '1',
  );
  expect(laid).toEqual(['1', '1', '2']);
});
