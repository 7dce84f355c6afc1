import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { fieldsOf } from '../../../kit/entity/fields.ts';
import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { EntityText, FieldsInput, scopedFields } from './scope-inputs.tsx';

const field = fieldsOf(dataScope, 'zh').find(({ name }) => name === 'visibleFields')!;
const show = (scopeClass: string) =>
  renderAtWork(
    <Form initialValues={{ scopeClass }}>
      <Form.Item name="scopeClass" hidden>
        <input />
      </Form.Item>
      <EntityText permissionBase={scopeClass} />
      <FieldsInput field={field} yesNo={['否', '是']} />
    </Form>,
  );

beforeAll(completeBrowser);
afterEach(cleanup);

it('bounds processes of operations by who began them, and shows them whole', async () => {
  show('workflow_ops');
  expect(screen.getByText('流程运维（无业务单据的流程）')).toBeTruthy();
  expect(scopedFields('workflow_ops', 'zh').map(({ label }) => label)).toContain('发起时所属部门');
  fireEvent.mouseDown(screen.getByRole('combobox'));
  expect(await screen.findAllByText(/No data/)).not.toHaveLength(0);
});

it('shows the fields of an entity that is picked', async () => {
  show('post');
  fireEvent.mouseDown(screen.getByRole('combobox'));
  expect(await screen.findAllByText('岗位名称')).not.toHaveLength(0);
});
