import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { Tab } from '../../../testing/tab.tsx';
import type { Model } from '../model-calls.ts';
import { Designer } from './designer.tsx';
import { opened, xmlOf } from './model/document.fixture.ts';

const { openEditor } = vi.hoisted(() => ({ openEditor: vi.fn() }));
// The canvas measures what it draws, which a browser alone can; the builder's dates are imported by the name of a folder.
vi.mock('./canvas/editor.ts', () => ({ openEditor }));
vi.mock('@react-querybuilder/antd', () => ({ QueryBuilderAntD: () => null }));

beforeAll(completeBrowser);
afterEach(cleanup);

const offers: ModelOffers = {
  ...{ roles: [], posts: [], processes: [], buttons: [], conditions: [], caseTypes: [] },
  ...{ endpoints: [], smsTemplates: [] },
};

async function show(codes: readonly string[]) {
  const document = await opened(xmlOf('<userTask id="a" name="部门审核"/>'));
  const element = document.find('a');
  const shape = { id: 'a', type: element.$type, businessObject: element };
  const nothing = () => undefined;
  openEditor.mockReturnValue({
    ...{ open: () => Promise.resolve([]), xml: () => document.written(), chosen: () => shape },
    ...{ elements: () => [{ id: 'a', kind: '用户任务', name: '部门审核' }], find: () => shape },
    ...{ process: () => document.find('p'), editing: () => document.editing, word: (text: string) => text },
    acts: { mayAdd: () => true, targets: () => [] },
    commands: { canUndo: () => false, canRedo: () => false },
    ...{ listen: nothing, speak: nothing, close: nothing, mark: nothing, showWay: nothing },
  });
  // Its process has another key than the model: whoever may change it has that to save.
  const model = { id: '7', name: '用印', modelKey: 'seal', version: 0, xml: xmlOf('') };
  const post = vi.fn().mockResolvedValue({ problems: [], warnings: [] });
  const get = (path: string) =>
    Promise.resolve(path.endsWith('/tree') ? [] : { records: [], total: 0, size: 1, current: 1, pages: 0 });
  renderAtWork(
    <Tab>
      <Designer model={model as Model} offers={offers} />
    </Tab>,
    { post, get, getFlat: get } as object,
    { can: (code) => codes.includes(code) },
  );
  return screen.findByLabelText('名称', { exact: true });
}

const canvasIs = (asked: object) =>
  waitFor(() =>
    expect(openEditor).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(asked)),
  );

it('whoever may only view a model is told so, and finds nothing that changes it', async () => {
  const name = await show(['design_model_view']);
  await canvasIs({ isReadOnly: true });
  expect(name).toHaveProperty('disabled', true);
  expect(screen.getByText('您没有修改流程模型的权限，这里只能查看，不能修改。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '删除元素' })).toBeNull();
  expect(screen.queryByText('有未保存的修改')).toBeNull();
  expect(screen.getByLabelText('元素列表')).toHaveProperty('disabled', false);
});

it('whoever may change it draws on it', async () => {
  const name = await show(['design_model_view', 'design_model_edit']);
  await canvasIs({ isReadOnly: false });
  expect(name).toHaveProperty('disabled', false);
  expect(screen.queryByText(/没有修改流程模型的权限/)).toBeNull();
  expect(screen.getByText('有未保存的修改')).toBeTruthy();
});
