import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInPage } from '../../testing/render-in-page.tsx';
import { Device } from './device.tsx';

afterEach(cleanup);

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome 140 · Windows 10 · 电脑',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18 · iOS 18.1 · 手机',
  ],
  ['axios/1.7', '程序'],
  [null, '—'],
])('a browser that calls itself %s is told as %s', (agent, told) => {
  expect(renderInPage(<Device agent={agent} />).container.textContent).toBe(told);
});
