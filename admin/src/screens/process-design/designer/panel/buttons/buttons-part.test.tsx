import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { completeBrowser } from '../../../../../testing/browser.ts';
import { renderAtWork } from '../../../../../testing/render-in-page.tsx';
import { opened, xmlOf } from '../../model/document.fixture.ts';
import { readChildren } from '../../model/extensions.ts';
import { ButtonsPart } from './buttons-part.tsx';

beforeAll(completeBrowser);
afterEach(cleanup);

const plain = { nameEn: null, commentRequired: false, isStandard: false, confirm: null, confirmEn: null };
const offers = {
  ...{ processes: [], roles: [], posts: [], conditions: [], caseTypes: [], endpoints: [], smsTemplates: [] },
  buttons: [
    { ...plain, key: 'approved', name: '同意', nameEn: 'Approve', isStandard: true, shownIf: null },
    { ...plain, key: 'rejected', name: '不同意', isStandard: true, commentRequired: true, shownIf: null },
    { ...plain, key: 'large', name: '转审', confirm: '确定？', shownIf: '${amount > 10}' },
  ],
};

it('a step takes the standard buttons at once, and each as the library has it; a rejection takes no condition', async () => {
  const document = await opened(xmlOf('<userTask id="a"/>'));
  const element = document.find('a');
  function Panel() {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const update = (...change: Parameters<typeof document.editing.update>) => {
      document.editing.update(...change);
      drawAgain();
    };
    return (
      <ButtonsPart {...{ element, offers, caseType: undefined, editing: { ...document.editing, update } }} />
    );
  }
  renderAtWork(<Panel />);
  const take = screen.getByRole('button', { name: '带入默认按钮' });
  fireEvent.click(take);
  expect(readChildren(element, 'Button')).toEqual([
    { key: 'approved', name: '同意', nameEn: 'Approve' },
    { key: 'rejected', name: '不同意', commentRequired: true },
  ]);
  expect(take.isConnected).toBe(false);
  expect(screen.getAllByLabelText('显示条件')).toHaveLength(1);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '从按钮库添加' }));
  fireEvent.click(await screen.findByTitle('转审'));
  const again = (await document.reopen()).find('a');
  const large = { key: 'large', name: '转审', confirm: '确定？', shownIf: '${amount > 10}' };
  expect(readChildren(again, 'Button')).toContainEqual(large);
});
