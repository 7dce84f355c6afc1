import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';

import { useLocalListState } from '../../../kit/lists/list-state.ts';
import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { VersionList } from './version-list.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const versions = [1, 2].map((version): DeployedVersion => ({
  ...{ id: `v${String(version)}`, modelKey: 'seal', name: '用印', version, isMain: 0, isSuspended: 0 },
  ...{ category: null, categoryName: null, deployTime: '2026-11-27 10:30:00', deployUserName: null },
  ...{ instances: 0, note: null, icon: null },
}));

function Shown({ remove }: { remove: () => Promise<unknown> }) {
  return (
    <VersionList
      name="versions"
      state={useLocalListState()}
      category="流程分类"
      columns={[]}
      load={() => Promise.resolve({ records: versions, total: 2, size: 10, current: 1, pages: 1 })}
      remove={remove}
      actsOf={() => []}
      tools={(chosen) => [<p key="count">已选{chosen.length}</p>]}
    />
  );
}

it('versions that are ticked are removed together once that is agreed to, and then none is ticked', async () => {
  const remove = vi.fn().mockResolvedValue(undefined);
  renderAtWork(<Shown remove={remove} />);
  for (const name of ['用印 v1', '用印 v2']) fireEvent.click(await screen.findByRole('checkbox', { name }));
  expect(screen.getByText('已选2')).toBeTruthy();
  const buttons = () => screen.getAllByRole('button', { name: /^删 ?除$/ });
  const press = (button: HTMLElement | undefined) => button && fireEvent.click(button);
  press(buttons()[0]);
  await waitFor(() => expect(buttons()).toHaveLength(2));
  expect(remove).not.toHaveBeenCalled();
  press(buttons()[1]);
  await waitFor(() => expect(remove).toHaveBeenCalledWith(['v1', 'v2']));
  expect(await screen.findByText('已选0')).toBeTruthy();
});

it('nobody who may not remove versions is offered to', async () => {
  renderAtWork(<Shown remove={vi.fn()} />, {}, { can: () => false });
  expect(await screen.findByRole('checkbox', { name: '用印 v1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^删 ?除$/ })).toBeNull();
});
