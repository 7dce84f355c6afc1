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

const show = (values: object) => {
  const post = vi.fn((path: string) =>
    Promise.resolve((path.endsWith('startValues') ? values : result) as never),
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
  return { begun, unmount };
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
