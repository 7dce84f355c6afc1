import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInPage, sentByServer } from '../testing/render-in-page.tsx';
import { ConfirmCall } from './confirm-call.tsx';

const texts = {
  ...{ button: '撤回申报', about: 'YL1', title: '撤回？', text: '撤回后不再办理。' },
  ...{ confirm: '确认撤回', busy: '正在撤回…', cancel: '取消' },
};

afterEach(cleanup);

it('a step that cannot be taken back takes no press before a script asks about it', () => {
  const step = <ConfirmCall call={{ path: 'policy/projectinfo/withdraw' }} texts={texts} />;
  const begin = { name: /^撤回申报/ };
  const sent = within(sentByServer(step));
  expect(sent.getByRole('button', begin).hasAttribute('disabled')).toBe(true);
  renderInPage(step);
  expect(screen.getByRole('button', begin).hasAttribute('disabled')).toBe(false);
});
