import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { RegionForm } from './region-form.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

it('a region is added once, however often its button is pressed', async () => {
  let answer = () => {};
  const post = vi.fn().mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  const onSaved = vi.fn();
  renderAtWork(
    <RegionForm start={{ parentCode: '44', code: '440105', name: '云澜区', level: 3 }} {...{ onSaved }} />,
    {
      post,
    },
  );
  const submit = () => fireEvent.submit(document.querySelector('form')!);
  submit();
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  submit();
  // The form has looked at what was typed once more.
  await act(() => new Promise<void>((done) => setTimeout(done)));
  await act(async () => answer());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(post).toHaveBeenCalledOnce();
});
