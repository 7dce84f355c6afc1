import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../../testing/browser.ts';
import { renderAtWork } from '../../../../testing/render-in-page.tsx';
import type { OpsRow } from '../ops-shapes.ts';
import { StandingPart } from './standing-part.tsx';

const row = { taskId: 't1', rev: 3, processInstanceId: 'p1' } as OpsRow;
const nobody = { kind: 'nobody', nodeId: 'a', nodeName: '业务审核', since: null, detail: null };

beforeAll(completeBrowser);
afterEach(cleanup);

it.each([
  ['its own task as it was seen', 't1', 3],
  ['another task of its process, of which nothing was seen', 't9', undefined],
])('an act that frees a process is about %s', async (_, taskId, rev) => {
  const onAct = vi.fn<(act: string, about: OpsRow) => void>();
  const get = vi.fn().mockResolvedValue([{ ...nobody, taskId }]);
  renderAtWork(<StandingPart row={row} may={() => true} onAct={onAct} />, { get });
  fireEvent.click(await screen.findByRole('button'));
  expect(onAct.mock.lastCall?.[0]).toBe('assign');
  const about = onAct.mock.lastCall?.[1];
  expect([about?.taskId, about?.rev]).toEqual([taskId, rev]);
});
