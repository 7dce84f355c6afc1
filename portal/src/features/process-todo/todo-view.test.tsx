import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { caseParams, decodeParams } from '../../lib/addresses/route-params.ts';
import type { TodoRow } from './load-todo.ts';
import { todoFilters, todoQuery } from './todo-query.ts';
import { TodoView } from './todo-view.tsx';

const [taskId, processInstanceId] = [
  '0191e0a0-0000-7000-8000-000000000001',
  '0191e0a0-0000-7000-8000-000000000002',
];
const row: TodoRow = {
  ...{ taskId, processInstanceId, kind: 'work', taskName: '企业签署确认' },
  ...{ processDefinitionName: '企业信息变更', title: '企业信息变更 江屿科技' },
  ...{ createTime: '2026-11-25 09:00:00', dueTime: null },
};
const none = { records: [], total: 0, size: 10, current: 1, pages: 0 };
const show = (records: TodoRow[], query: object = {}, locale: 'zh' | 'en' = 'zh') =>
  renderInPage(
    <TodoView
      query={todoQuery.parse(query)}
      page={{ ...none, records, total: records.length, pages: records.length > 0 ? 1 : 0 }}
      now={new Date('2026-11-28T00:00:00Z')}
    />,
    locale,
  );

afterEach(cleanup);

it('leads to the step, by its name and since when it waits', async () => {
  const { container } = show([row, { ...row, taskId: processInstanceId, kind: 'supplement' }]);
  const list = within(screen.getByRole('list', { name: '待我办理' }));
  const [decide, correct] = list.getAllByRole('link');
  expect([decide?.textContent, correct?.textContent]).toEqual(['去办理', '去修改']);
  const params = decide?.getAttribute('href')?.split('/').at(-1) ?? '';
  expect(decodeParams(caseParams, params)).toEqual({ processInstanceId, taskId });
  expect(container.textContent).toContain('企业签署确认');
  expect(await axeFindings(container)).toEqual([]);
});

it('says that nothing waits, and how to see all again', () => {
  show([], { keyword: '用印' });
  expect(screen.getByRole('link', { name: '查看全部待办' })).toBeTruthy();
  cleanup();
  expect(show([], {}, 'en').container.textContent).toContain('No step waits for you');
});

it('is filtered and sorted by the server', () => {
  const query = todoQuery.parse({ keyword: '变更', overdue: '1', sort: 'newest', current: '2' });
  expect(todoFilters(query)).toEqual({
    ...{ keyword: '变更', isOverdue: '1', descs: 'createTime', current: 2, size: 10 },
  });
});
