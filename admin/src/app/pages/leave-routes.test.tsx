import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { routes } from '../routes.ts';
import { Screen } from '../screen.tsx';

const at = '/work/process/leave';
const process = { processInstanceId: 'p1', processDefinitionName: '请假', title: '年休假 3天', rev: 1 };
const files = {
  type: 'array',
  title: '附件',
  items: { type: 'string' },
  'x-files': { accept: ['pdf'], maxSizeMb: 1 },
};
const form = {
  schema: { type: 'object', properties: { reason: { type: 'string', title: '请假事由' }, attachIds: files } },
  uiSchema: { attachIds: { 'ui:widget': 'files', 'ui:options': { names: { a1: '诊断证明.pdf' } } } },
  values: { reason: '就医', attachIds: ['a1'] },
  permissions: { reason: { access: 'read' }, attachIds: { access: 'read' } },
};
const buttons = [{ buttonKey: 'approved', name: '同意', sort: 1 }];

/** Shows what stands at an address of leaves, as the product's own routes say. */
function visit(address: string, calls: object) {
  renderAtWork(
    <Routes>
      {routes.map(({ path, screen: shown }) => (
        <Route key={path} path={path} element={<Screen screen={shown} />} />
      ))}
    </Routes>,
    calls,
    { address: `${at}/${address}` },
  );
}

beforeAll(completeBrowser);
afterEach(cleanup);

it.each(['form/wf_leave', 'form/wf_leave/l1'])('%s asks for a leave with its files', async (address) => {
  const draft = { id: 'l1', version: 1, state: 'draft', kind: 'sick', reason: '就医', attachIds: '' };
  visit(address, { get: vi.fn().mockResolvedValue(draft) });
  const reason = await screen.findByLabelText<HTMLTextAreaElement>(/请假事由/, {}, { timeout: 10_000 });
  expect(reason.value).toBe(address.endsWith('l1') ? '就医' : '');
  expect(screen.getByText('附件')).toBeTruthy();
});

it.each([
  ['handle/t1/p1/l1', { taskId: 't1', processInstanceId: 'p1' }, buttons],
  ['detail/p1/l1', { processInstanceId: 'p1' }, []],
])('%s shows the case with its files, to be decided or only read', async (address, asked, offered) => {
  const get = vi.fn().mockResolvedValue({ process, form, flow: [], buttons: offered });
  visit(address, { get });
  const title = { name: '年休假 3天', level: 2 };
  expect(await screen.findByRole('heading', title, { timeout: 10_000 })).toBeTruthy();
  expect(await screen.findByRole('button', { name: '诊断证明.pdf' }, { timeout: 10_000 })).toBeTruthy();
  expect(get).toHaveBeenCalledWith('blade-workflow/process/detail', expect.objectContaining(asked));
  expect(screen.queryAllByRole('button', { name: /^同 ?意$/ })).toHaveLength(offered.length);
});
