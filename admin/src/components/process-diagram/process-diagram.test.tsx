import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import type { DiagramView } from '@policy/shared/diagram/draw.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderInPage } from '../../testing/render-in-page.tsx';
import { ProcessDiagram } from './process-diagram.tsx';

const drawDiagram = vi.hoisted(() => vi.fn<() => Promise<DiagramView>>());
vi.mock('./viewer.ts', () => ({ drawDiagram }));

const steps: [] = [];
// antd sets a space between two characters.
const tool = (name: string) => screen.getByRole('button', { name: new RegExp(name.split('').join('\\s*')) });
const isDisabled = (name: string) => tool(name).getAttribute('aria-disabled') === 'true';

beforeAll(completeBrowser);
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('the buttons of a diagram are disabled until it is drawn, and keep the focus then', async () => {
  const view = { zoom: vi.fn(), fit: vi.fn() };
  let draw = (_: DiagramView) => {};
  drawDiagram.mockReturnValue(new Promise((resolve) => (draw = resolve)));
  renderInPage(<ProcessDiagram xml="<x/>" steps={steps} />);
  await vi.waitFor(() => expect(drawDiagram).toHaveBeenCalledOnce());
  expect(['放大', '缩小', '适应窗口'].map(isDisabled)).toEqual([true, true, true]);
  tool('放大').focus();
  fireEvent.click(tool('放大'));
  await act(async () => draw(view));
  expect(view.zoom).not.toHaveBeenCalled();
  expect(isDisabled('放大')).toBe(false);
  expect(document.activeElement).toBe(tool('放大'));
  fireEvent.click(tool('放大'));
  fireEvent.click(tool('适应窗口'));
  expect([view.zoom.mock.calls, view.fit.mock.calls]).toEqual([[[1.25]], [[]]]);
});

it('a diagram that cannot be drawn leaves them disabled', async () => {
  const before = globalThis.reportError;
  globalThis.reportError = () => undefined;
  drawDiagram.mockRejectedValue(new Error('no diagram'));
  renderInPage(<ProcessDiagram xml="<x/>" steps={steps} />);
  expect(await screen.findByText(/流程图/)).toBeTruthy();
  expect(isDisabled('缩小')).toBe(true);
  globalThis.reportError = before;
});
