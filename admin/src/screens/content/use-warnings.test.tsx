import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { useWarnings } from './use-warnings.tsx';

const get = vi.fn();

function Shown({ entity }: { entity: Entity }) {
  const warnings = useWarnings(entity);
  const [content, setContent] = useState<ReactNode>('wait');
  useEffect(() => {
    void warnings('p1').then((found) => setContent(found ?? 'nothing'));
    // Read once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return content;
}

beforeAll(completeBrowser);
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('tells what stands where, and what is wrong with it', async () => {
  const at = { entity: 'policyClause', rowId: 'c1', name: '第一条', field: 'content' };
  get.mockResolvedValue([{ ...at, kind: 'link', said: '/x?id=1' }]);
  renderAtWork(<Shown entity={policy} />, { get });
  expect((await screen.findByRole('listitem')).textContent).toBe('链接失效第一条 · 条款内容：/x?id=1');
  expect(get).toHaveBeenCalledWith('policy/policyinfo/warnings', { id: 'p1' });
});

it('says nothing where nothing was found, nothing can be, and nothing answers', async () => {
  get.mockResolvedValueOnce([]);
  renderAtWork(<Shown entity={policy} />, { get });
  await screen.findByText('nothing');
  cleanup();
  renderAtWork(<Shown entity={agreement} />, { get });
  await screen.findByText('nothing');
  expect(get).toHaveBeenCalledOnce();
  cleanup();
  get.mockRejectedValueOnce(new Error('gone'));
  renderAtWork(<Shown entity={policy} />, { get });
  await screen.findByText('nothing');
});
