import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { tag } from '@policy/shared/contract/entities/content/tag.ts';

import { readLook, writeLook } from '../../kit/columns/column-settings.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { ListViewsProvider } from '../../kit/lists/list-views.ts';
import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import SavedViews from './saved-views.tsx';

const page = (records: object[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 });
const view = {
  listName: 'tag',
  sort: 0,
  density: 'small',
  columns: { category: { show: false }, name: { width: 300 } },
};
const views = [
  { ...view, id: 'v1', viewName: '主题', filters: { name: '主题' } },
  { ...view, id: 'v2', viewName: '别的列表', listName: 'policy', filters: {} },
];
const get = vi.fn();
const post = vi.fn();

const show = (address = '/') =>
  renderAtWork(
    <ListViewsProvider value={(props) => <SavedViews {...props} />}>
      <EntityScreen entity={tag} />
    </ListViewsProvider>,
    { get, post },
    { address },
  );

beforeAll(completeBrowser);
beforeEach(() => {
  localStorage.clear();
  post.mockReset().mockResolvedValue(null);
  get
    .mockReset()
    .mockImplementation((path: string) =>
      Promise.resolve(path.endsWith('list-view/list') ? page(views) : page([])),
    );
});
afterEach(cleanup);

it('a list shows its own views, and one of them brings its filters, columns, their widths and density', async () => {
  show();
  expect(screen.queryByRole('button', { name: '别的列表' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: /^主\s*题$/ }));
  await waitFor(() => expect(get.mock.calls.at(-1)?.[1]).toMatchObject({ name: /^主\s*题$/ }));
  expect(readLook('tag')).toEqual({ columns: view.columns, density: 'small' });
  expect((await screen.findByRole('button', { name: /^主\s*题$/ })).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

it('keeps what is searched for now with the look of the table', async () => {
  writeLook('tag', { columns: view.columns, density: 'large' });
  show('/?filter.name=新');
  await screen.findByRole('button', { name: /^主\s*题$/ });
  fireEvent.click(screen.getByRole('button', { name: /保存为视图/ }));
  const called = await screen.findByLabelText('视图名称');
  fireEvent.change(called, { target: { value: '新的' } });
  fireEvent.submit(called.closest('form')!);
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith('blade-desk/list-view/submit', {
      ...{ listName: 'tag', viewName: '新的', filters: { name: '新' } },
      ...{ columns: view.columns, density: 'large' },
    }),
  );
});
