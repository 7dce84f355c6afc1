import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../../testing/browser.ts';
import { renderAtWork } from '../../../../testing/render-in-page.tsx';
import type { DiagramEditor } from '../canvas/editor.ts';
import TrialDrawer from './trial-drawer.tsx';

const asked = {
  schema: { type: 'object', properties: { copies: { type: 'integer', title: '用印份数' } } },
  uiSchema: {},
  others: [
    { name: 'amount', kind: 'number' },
    { name: 'level', kind: 'text' },
    { name: 'urgent', kind: 'boolean' },
  ],
  isOpen: false,
};
const begun = {
  nodeId: 'start',
  name: '开始',
  type: 'startEvent',
  isDone: true,
  outcome: null,
  handler: null,
};
const result = { problem: null, refused: null, status: 'running', steps: [begun], tasks: [], waits: [] };
const editor = {
  ...{ xml: () => Promise.resolve('<xml/>'), showWay: vi.fn(), find: () => undefined },
} satisfies Partial<DiagramEditor>;

beforeAll(completeBrowser);
afterEach(cleanup);

const show = (values: object, reached: object = result) => {
  const post = vi.fn((path: string) =>
    Promise.resolve((path.endsWith('startValues') ? values : reached) as never),
  );
  const { unmount } = renderAtWork(
    <TrialDrawer
      editor={editor as Partial<DiagramEditor> as DiagramEditor}
      modelKey="tried"
      onClose={() => undefined}
    />,
    { post },
  );
  const begun = () =>
    post.mock.calls.map((call: unknown[]) => call).find(([path]) => String(path).endsWith('trial'));
  const acts = () =>
    post.mock.calls
      .map((call: unknown[]) => call)
      .filter(([path]) => String(path).endsWith('trial'))
      .map(([, body]) => (body as { acts: object[] }).acts);
  return { begun, acts, unmount };
};

it('a trial begins with a field for each value that the process asks for, of its kind', async () => {
  const { begun } = show(asked);
  fireEvent.change(await screen.findByLabelText(/用印份数/), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText(/amount/), { target: { value: '30' } });
  fireEvent.change(screen.getByLabelText(/level/), { target: { value: '7' } });
  fireEvent.mouseDown(screen.getByLabelText(/urgent/));
  fireEvent.click(await screen.findByTitle('否'));
  expect(screen.queryByLabelText('其他变量（运行时才知道名称）')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '开始试运行' }));
  await vi.waitFor(() => expect(begun()).toBeDefined());
  expect(begun()?.[1]).toMatchObject({
    ...{ variables: { copies: 3, amount: 30, level: '7', urgent: false }, acts: [] },
  });
});

it('a process whose variables only a run can name is given further ones by their names', async () => {
  const { begun } = show({ ...asked, schema: { properties: {} }, others: [], isOpen: true });
  const lines = await screen.findByLabelText('其他变量（运行时才知道名称）');
  fireEvent.change(lines, { target: { value: 'amount = 30' } });
  fireEvent.click(screen.getByRole('button', { name: '开始试运行' }));
  await vi.waitFor(() => expect(begun()).toBeDefined());
  expect(begun()?.[1]).toMatchObject({ variables: { amount: 30 } });
});

it('what a trial marked on the diagram goes when its drawer is taken away', async () => {
  const { unmount } = show({ ...asked, schema: { properties: {} }, others: [] });
  fireEvent.click(await screen.findByRole('button', { name: '开始试运行' }));
  const marked = { taken: ['start'], here: [] };
  await vi.waitFor(() => expect(editor.showWay).toHaveBeenLastCalledWith(marked));
  unmount();
  expect(editor.showWay).toHaveBeenLastCalledWith({ taken: [], here: [] });
});

it('a step’s own form is filled in by its own inputs, and has to be whole before it is decided', async () => {
  const edit = { access: 'edit' };
  const form = {
    schema: {
      ...{ type: 'object', required: ['documentName'] },
      properties: {
        documentName: { type: 'string', title: '文件名称' },
        copies: { type: 'integer', title: '份数' },
      },
    },
    ...{ uiSchema: {}, values: { copies: 2 }, permissions: { documentName: edit, copies: edit } },
  };
  const task = {
    ...{ taskId: 't', nodeId: 'a', name: '用印', isOwners: false, isSigners: false, holder: null },
    candidates: [{ user: { id: 'u', name: '李明' }, role: null, department: null, duty: null }],
    outcomes: ['approved', 'rejected'].map((key) => ({ key, name: key, nameEn: key })),
    ...{ fields: [], forms: [form], handings: [], delegatedBy: null, signersAfter: [] },
  };
  const { acts } = show({ ...asked, schema: { properties: {} }, others: [] }, { ...result, tasks: [task] });
  fireEvent.click(await screen.findByRole('button', { name: '开始试运行' }));
  const documentName = await screen.findByLabelText(/文件名称/);
  const agree = screen.getByRole('button', { name: '同 意' });
  fireEvent.click(agree);
  expect(await screen.findByText('请输入文件名称')).toBeTruthy();
  expect(acts()).toHaveLength(1);
  fireEvent.change(documentName, { target: { value: '合同' } });
  fireEvent.click(agree);
  await vi.waitFor(() => expect(acts()).toHaveLength(2));
  expect(acts()[1]).toMatchObject([
    { kind: 'decide', taskId: 't', outcome: 'approved', variables: { documentName: '合同' } },
  ]);
});

it('a task is handed on in the ways that its step lets, and what is delegated goes back before it is decided', async () => {
  const plain = {
    ...{ taskId: 't', nodeId: 'a', name: '用印', isOwners: false, isSigners: false, candidates: [] },
    ...{ fields: [], forms: [], handings: ['delegate', 'signAfter'], delegatedBy: null },
    holder: { id: 'u', name: '李明' },
    signersAfter: [{ id: 'w', name: '王芳' }],
    outcomes: [{ key: 'approved', name: 'approved', nameEn: 'approved' }],
  };
  const worked = {
    ...{ ...plain, taskId: 'd', name: '复核', handings: [], outcomes: [], signersAfter: [] },
    delegatedBy: { id: 'z', name: '张三' },
  };
  const { acts } = show(
    { ...asked, schema: { properties: {} }, others: [] },
    { ...result, tasks: [plain, worked] },
  );
  fireEvent.click(await screen.findByRole('button', { name: '开始试运行' }));
  expect(await screen.findByText('同意后由王芳加签')).toBeTruthy();
  expect(screen.getByText('受张三委派')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: '同 意' })).toHaveLength(1);
  const handOn = screen.getAllByText('转办、委派或加签');
  expect(handOn).toHaveLength(1);
  for (const one of handOn) fireEvent.click(one);
  expect(await screen.findByRole('button', { name: '后加签' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /转 ?办$/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '办理完毕交回' }));
  await vi.waitFor(() => expect(acts()).toHaveLength(2));
  expect(acts()[1]).toEqual([{ kind: 'giveBack', taskId: 'd' }]);
});
