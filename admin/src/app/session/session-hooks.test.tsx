import { act, cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import { wayBack } from '../lock/way-back.ts';
import { useLockWatch } from './session-hooks.ts';

// As the build writes it where ADMIN_BASE_PATH is /policy-admin; modules read it as they are loaded.
vi.hoisted(() => vi.stubEnv('BASE_URL', '/policy-admin/'));
const screenLock = vi.hoisted(() => ({ isLocked: false }));
vi.mock('../site.ts', () => ({ store: { read: () => screenLock.isLocked } }));

function Watched() {
  useLockWatch();
  const { pathname, state } = useLocation();
  return <p>{`${pathname} <- ${wayBack(state)}`}</p>;
}

beforeAll(completeBrowser);
afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('a lock in another tab leads back to the page as the router knows it, without the base path', async () => {
  vi.stubGlobal('location', new URL('http://localhost/policy-admin/authority/menu?current=2'));
  renderInPage(<Watched />, '/authority/menu?current=2');
  screenLock.isLocked = true;
  act(() => void globalThis.dispatchEvent(new Event('storage')));
  expect(await screen.findByText('/lock <- /authority/menu?current=2')).toBeDefined();
});

it('a lock in another tab leaves the lock page below a base path alone', async () => {
  cleanup();
  screenLock.isLocked = false;
  vi.stubGlobal('location', new URL('http://localhost/policy-admin/lock'));
  renderInPage(<Watched />, '/lock?kept');
  screenLock.isLocked = true;
  act(() => void globalThis.dispatchEvent(new Event('storage')));
  expect(await screen.findByText('/lock <- /')).toBeDefined();
});
