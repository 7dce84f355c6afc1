import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { ExplainPerson } from './explain-person.tsx';

const role = { id: 'r1', roleName: '受理人员', status: 1 };
const person = { userId: 'u1', account: 'acceptor', realName: '周文静', status: 1, packageName: null };

async function choose(roles: object[]) {
  const get = vi.fn((path: string) =>
    Promise.resolve(
      path.endsWith('of-person')
        ? { ...person, roles, verdicts: [] }
        : { records: [{ ...person, id: 'u1' }] },
    ),
  );
  renderAtWork(<ExplainPerson codes={[]} />, { get: get as never });
  const box = screen.getByRole('combobox');
  fireEvent.focus(box);
  fireEvent.mouseDown(box);
  fireEvent.click(await screen.findByText(/周文静/));
  return (await screen.findByText(/^角色：/)).textContent;
}

beforeAll(completeBrowser);
afterEach(cleanup);

it('a person is told by his roles, and by the package of his tenant', async () => {
  expect(await choose([role])).toBe('角色：受理人员');
  expect(screen.getByText('租户产品包：未限制')).toBeTruthy();
});

it('a person without a role is told to have none', async () => {
  expect(await choose([])).toBe('角色：未分配');
});
