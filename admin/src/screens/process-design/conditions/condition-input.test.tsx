import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Form } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { processCondition } from '@policy/shared/contract/entities/process-design/process-condition.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { ConditionInput } from './condition-input.tsx';

// Its picker of dates is imported by the name of a folder, which bundlers alone understand.
vi.mock('@react-querybuilder/antd', () => ({
  QueryBuilderAntD: ({ children }: { children: ReactNode }) => children,
}));

beforeAll(completeBrowser);
afterEach(cleanup);

const field = {
  ...{ name: 'expression', label: '表达式', meta: processCondition.fields.expression, choices: {} },
} as unknown as ComponentProps<typeof ConditionInput>['field'];

function Shown({ initial, onValues }: { initial: object; onValues: (values: object) => void }) {
  return (
    <Form initialValues={initial} onValuesChange={(_, all: object) => onValues(all)}>
      <Form.Item name="type" hidden>
        <input />
      </Form.Item>
      <Form.Item name="expression">
        <ConditionInput field={field} yesNo={['否', '是']} />
      </Form.Item>
    </Form>
  );
}

const show = (initial: object) => {
  const onValues = vi.fn();
  renderAtWork(<Shown {...{ initial, onValues }} />);
  return onValues;
};

it('a condition of the library is put together of comparisons with variables that its author names', async () => {
  const onValues = show({ type: 'flow', expression: '${amount > 5}' });
  fireEvent.change(await screen.findByLabelText('变量名'), { target: { value: 'level' } });
  fireEvent.click(screen.getByRole('button', { name: '加入变量' }));
  fireEvent.click(screen.getByRole('button', { name: '添加比较' }));
  const fields = screen.getAllByTitle<HTMLSelectElement>('变量');
  const names = [...(fields[1]?.options ?? [])].map(({ value }) => value);
  expect(names).toEqual(expect.arrayContaining(['outcome', 'level', 'amount']));
  fireEvent.change(fields[1] as HTMLElement, { target: { value: 'level' } });
  const [, value] = screen.getAllByTitle('值');
  fireEvent.change(value as HTMLElement, { target: { value: 'A' } });
  await vi.waitFor(() =>
    expect(onValues.mock.lastCall?.[0]).toMatchObject({ expression: "${amount > 5 && level == 'A'}" }),
  );
});

it('what says more than comparisons can is written as a text', async () => {
  show({ type: 'completion', expression: '${nrOfCompletedInstances / nrOfInstances > 0.5}' });
  expect(await screen.findByDisplayValue('${nrOfCompletedInstances / nrOfInstances > 0.5}')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '添加比较' })).toBeNull();
});
