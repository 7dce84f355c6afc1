import { useState } from 'react';
import type { ReactNode } from 'react';
import { App, ConfigProvider } from 'antd';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  useLocation,
  useNavigate,
} from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Tab } from '@policy/shared/auth/navigation/navigation.ts';

import { useLeaveConfirmation } from '../../../kit/page/leave-confirmation.ts';
import { completeBrowser } from '../../../testing/browser.ts';
import { renderInPage } from '../../../testing/render-in-page.tsx';
import { useTabs } from './tab-store.ts';
import { homePath } from './tabs.ts';
import { useArrival, useTabActs } from './use-tab-acts.ts';

const tab = (value: string): Tab => ({ label: value, value, query: {}, params: {}, meta: {}, group: '' });
const open = () => useTabs.getState().tabs.map(({ value }) => value);

function Frame() {
  useArrival();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { close, closeOthers, closeAll } = useTabActs();
  return (
    <>
      <output>{pathname}</output>
      <button onClick={() => close('/form')}>关闭</button>
      <button onClick={() => closeOthers('/list')}>关闭其他</button>
      <button onClick={closeAll}>关闭全部</button>
      <button onClick={() => void navigate('/list')}>列表</button>
      {pathname === '/form' ? <Form /> : null}
    </>
  );
}

function Form() {
  const [isDirty, setDirty] = useState(false);
  useLeaveConfirmation(isDirty);
  return <button onClick={() => setDirty(true)}>改动</button>;
}

const showIn = (frame: ReactNode, path: string) =>
  renderInPage(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <App>{frame}</App>
    </ConfigProvider>,
    path,
  );
const show = () => showIn(<Frame />, '/form');

/** A page that does not rest yet although another has come, as on a slow machine. */
function Lingering() {
  const [location] = useState(useLocation());
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <button onClick={() => void navigate('/list')}>列表</button>
      <button onClick={() => void navigate('/form')}>返回</button>
      <LocationContext value={{ location, navigationType: NavigationType.Pop }}>
        <Form />
      </LocationContext>
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const at = (path: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(path));
async function answer(name: RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeAll(completeBrowser);
beforeEach(() => {
  useTabs.setState({ tabs: [homePath, '/list', '/form'].map(tab) });
});
afterEach(cleanup);

describe('a page in front', () => {
  it.each([
    ['关闭', '/list', [homePath, '/list']],
    ['关闭其他', '/list', [homePath, '/list']],
    ['关闭全部', homePath, [homePath]],
  ])('goes with %s, and another one comes', async (act, next, left) => {
    show();
    press(act);
    await at(next);
    await waitFor(() => expect(open()).toEqual(left));
  });

  it('keeps its tab while its reader stays on it, and loses it when he leaves', async () => {
    show();
    press('改动');
    for (const act of ['关闭', '关闭其他', '关闭全部']) {
      press(act);
      await answer(/继续编辑/);
      expect(open()).toEqual([homePath, '/list', '/form']);
    }
    await at('/form');
    press('关闭');
    await answer(/离\s*开/);
    await at('/list');
    await waitFor(() => expect(open()).toEqual([homePath, '/list']));
  });

  it('keeps it as well when its reader stayed once and goes elsewhere later', async () => {
    show();
    press('改动');
    press('关闭');
    await answer(/继续编辑/);
    press('列表');
    await answer(/离\s*开/);
    await at('/list');
    expect(open()).toEqual([homePath, '/list', '/form']);
  });
});

it('a changed page that has been left does not stand in the way of coming back to it', async () => {
  showIn(<Lingering />, '/form');
  press('改动');
  press('列表');
  await answer(/离\s*开/);
  await at('/list');
  press('返回');
  await at('/form');
});
