import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInPage } from '../testing/render-in-page.tsx';
import { ReadAloud } from './read-aloud.tsx';

class Utterance extends EventTarget {
  lang = '';
  constructor(readonly text: string) {
    super();
  }
}

const voice = { speak: vi.fn<(said: Utterance) => void>(), cancel: vi.fn<() => void>() };
const show = () =>
  renderInPage(<ReadAloud text="十二月截止" lang="zh-CN" startLabel="朗读" stopLabel="停止朗读" />);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a text that can be listened to', () => {
  beforeEach(() => {
    vi.stubGlobal('speechSynthesis', voice);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    voice.speak.mockClear();
    voice.cancel.mockClear();
  });

  it('is read in its language, until it ends or is stopped', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '朗读' }));
    const [said] = voice.speak.mock.calls[0]!;
    expect([said.text, said.lang]).toEqual(['十二月截止', 'zh-CN']);
    await userEvent.click(screen.getByRole('button', { name: '停止朗读' }));
    expect(voice.speak).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: '朗读' }));
    voice.speak.mock.calls[1]![0].dispatchEvent(new Event('end'));
    expect(await screen.findByRole('button', { name: '朗读' })).toBeTruthy();
  });

  it('falls silent when its reader leaves', () => {
    const { unmount } = show();
    unmount();
    expect(voice.cancel).toHaveBeenCalled();
  });
});

it('offers nothing on a device without a voice', () => {
  show();
  expect(screen.queryByRole('button', { name: '朗读' })).toBeNull();
});
