import { cleanup, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, it } from 'vitest';

import type { Locale } from '@policy/shared/messages/kit.ts';

import { nameMinimap } from './canvas/name-minimap.ts';
import { useLanguage } from './use-language.ts';

afterEach(cleanup);

/** What is drawn, as far as it says something in a language. */
function drawing() {
  let spoken: Locale = 'zh';
  const container = document.createElement('div');
  container.innerHTML = '<div class="djs-minimap"><div class="toggle" title="打开缩略图"></div></div>';
  const words = (text: string) => (spoken === 'zh' ? '打开缩略图' : text);
  return {
    container,
    kind: () => (spoken === 'zh' ? '用户任务' : 'User task'),
    speak: (locale: Locale) => {
      spoken = locale;
      nameMinimap(container, words);
    },
  };
}

function Listed({ editor, locale }: { editor: ReturnType<typeof drawing>; locale: Locale }) {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useLanguage(editor, locale, readAgain);
  return <p>{editor.kind()}</p>;
}

it('what is drawn speaks the language that its reader changes to, while it stays open', () => {
  const editor = drawing();
  const { rerender } = render(<Listed editor={editor} locale="zh" />);
  expect(screen.getByText('用户任务')).toBeTruthy();
  rerender(<Listed editor={editor} locale="en" />);
  expect(screen.getByText('User task')).toBeTruthy();
  expect(editor.container.querySelector('.toggle')?.getAttribute('title')).toBe('Open minimap');
});
