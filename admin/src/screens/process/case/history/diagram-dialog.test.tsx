import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { Drawing } from '@policy/shared/diagram/draw.ts';

import { completeBrowser } from '../../../../testing/browser.ts';
import { renderAtWork } from '../../../../testing/render-in-page.tsx';
import { DiagramDialog } from './diagram-dialog.tsx';

const drawDiagram = vi.hoisted(() => vi.fn<(box: HTMLElement, drawing: Drawing) => Promise<object>>());
vi.mock('../../../../components/process-diagram/viewer.ts', () => ({ drawDiagram }));

const step = (historyActivityId: string, historyActivityName: string, more: object) => ({
  ...{ historyActivityId, historyActivityName, historyActivityType: 'userTask' },
  ...{ createTime: '2026-11-27 09:00:00', ...more },
});
const flow = [
  step('a', '受理', { assigneeName: '李明', endTime: '2026-11-27 10:00:00', outcome: 'approved' }),
  step('b', '审核', { assigneeName: '周文静' }),
];

beforeAll(completeBrowser);
afterEach(cleanup);

it('opens at the node where the process stands, and tells of a picked one who acted, when, and with what result', async () => {
  drawDiagram.mockResolvedValue({ zoom: vi.fn(), fit: vi.fn() });
  const get = vi.fn().mockResolvedValue({ xml: '<x/>', flow });
  renderAtWork(<DiagramDialog processInstanceId="p1" onClose={() => undefined} />, { get });
  await vi.waitFor(() => expect(drawDiagram).toHaveBeenCalled());
  const { current, onPick } = drawDiagram.mock.calls[0]![1];
  expect(current).toBe('b');
  const told = async (id: string, name: string) => {
    act(() => onPick?.({ id, name }));
    return within(await screen.findByRole('region', { name: `环节“${name}”的办理情况` }));
  };
  const done = await told('a', '受理');
  for (const text of ['李明', '2026-11-27 09:00 — 10:00', '同意']) expect(done.getByText(text)).toBeTruthy();
  expect((await told('b', '审核')).getByText('周文静')).toBeTruthy();
  expect((await told('c', '拨付')).getByText('尚未到达该环节。')).toBeTruthy();
  // Picking draws nothing anew.
  expect(drawDiagram).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('list').length).toBeGreaterThan(1);
});
