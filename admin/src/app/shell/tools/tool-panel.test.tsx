import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { ToolPanel } from './tool-panel.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

function Tool() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolPanel label="工具" isOpen={isOpen} onOpenChange={setIsOpen} panel={<button>锁屏</button>}>
        <button>更多</button>
      </ToolPanel>
      <output>{isOpen ? 'open' : 'shut'}</output>
      <button>别处</button>
    </>
  );
}

const named = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('region', { name: '工具' });
const is = (state: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(state));

async function open() {
  render(<Tool />);
  named('更多').focus();
  fireEvent.click(named('更多'));
  await waitFor(() => expect(document.activeElement).toBe(panel()));
}

it('takes the focus in and gives it back on Esc', async () => {
  await open();
  named('锁屏').focus();
  fireEvent.keyDown(named('锁屏'), { key: 'Escape' });
  expect(document.activeElement).toBe(named('更多'));
  await is('shut');
});

it('leads back to its button at its end, and closes where the focus goes elsewhere', async () => {
  await open();
  act(() => panel().querySelector('span')?.focus());
  expect(document.activeElement).toBe(named('更多'));
  await is('shut');
  fireEvent.click(named('更多'));
  await waitFor(() => expect(document.activeElement).toBe(panel()));
  act(() => named('别处').focus());
  await is('shut');
  expect(document.activeElement).toBe(named('别处'));
});

it('stands still from the first moment, so that no press in it is lost', async () => {
  await open();
  expect(panel().closest('.ant-popover')?.className).not.toMatch(/zoom|appear|enter/);
});

it('closes by a press on its own button, which takes the focus before it is pressed', async () => {
  await open();
  act(() => named('更多').focus());
  fireEvent.click(named('更多'));
  await is('shut');
});
