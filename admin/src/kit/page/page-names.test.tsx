import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';

import { useOwnName, usePageNames } from './page-names.ts';

const Page = ({ name }: { name?: string }) => {
  useOwnName(name);
  return null;
};
const at = (path: string, name?: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page {...(name && { name })} />
    </MemoryRouter>,
  );
const names = () => usePageNames.getState().names;

afterEach(() => {
  cleanup();
  usePageNames.setState({ names: {} });
});

it('a page is called by the name of what it shows, whatever its address says', () => {
  at('/report/run/1?name=钓鱼', '兑现金额');
  expect(names()).toEqual({ '/report/run/1': '兑现金额' });
});

it('a page that has no name yet is not called at all', () => {
  at('/report/run/2');
  expect(names()).toEqual({});
});

it('the names of closed pages are forgotten', () => {
  at('/report/run/1', '一');
  at('/report/run/2', '二');
  act(() => usePageNames.getState().keep(['/report/run/2']));
  expect(names()).toEqual({ '/report/run/2': '二' });
});
