import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { startPath } from './start-params.ts';
import StartProcessScreen from './start-process.screen.tsx';

const properties = { documentName: { type: 'string', title: '文件名称' } };
const facts = {
  process: { processDefKey: 'seal', processDefName: '用印申请', version: 1 },
  form: { key: 'form_seal', version: 3, schema: { type: 'object', properties }, uiSchema: {} },
};
const draft = { id: 'd1', answers: { documentName: '通知' }, formVersion: 3 };
const approval = {
  ...{ taskName: '负责人审批', isOwners: false, isGiven: false },
  people: [{ name: '负责人', department: '办公室' }],
};

const get = vi.fn();
const post = vi.fn();
const leave = vi.fn();
const sentTo = (end: string) => post.mock.calls.filter(([path]) => String(path).endsWith(end));

async function show(draftId: string) {
  renderAtWork(
    <Routes>
      <Route path="/workflow/process/start/:params" element={<StartProcessScreen />} />
    </Routes>,
    { get, post },
    { leave, address: startPath({ processDefKey: 'seal', draftId }) },
  );
  return screen.findByLabelText<HTMLInputElement>(/文件名称/);
}

beforeAll(completeBrowser);
afterEach(cleanup);

it('whom a draft was kept with is chosen again, and who is there no longer is told of and left out', async () => {
  const people = { handlers: { review: 'u2' }, copies: ['u3', 'u4', 'u5'] };
  const kept3 = [
    { userId: 'u3', name: '王五', isThere: true },
    { userId: 'u4', name: '赵六', isThere: false },
    { userId: 'u5', name: null, isThere: false },
  ];
  const kept2 = { nodeId: 'review', userId: 'u2', name: '李四', isThere: true };
  get.mockImplementation((path: string) => {
    if (path.endsWith('draftPeople')) return Promise.resolve({ handlers: [kept2], copies: kept3 });
    return Promise.resolve(
      path.endsWith('draft/detail') ? { ...draft, people } : { ...facts, mayCopy: true },
    );
  });
  const choice = { nodeId: 'review', people: [{ userId: 'u2', name: '李四' }] };
  let steps: object[] = [{ ...approval, choice }];
  post.mockImplementation((path: string) =>
    Promise.resolve(
      path.endsWith('startSteps')
        ? { refusal: null, ends: null, waitsFor: [], steps }
        : { id: 'd1', processInstanceId: 'p1', updateTime: '2026-11-27 10:30:00' },
    ),
  );
  const name = await show('d1');
  expect(screen.getByText('草稿中所选的赵六已停用或已删除，不再作为办理人或抄送人。')).toBeTruthy();
  expect(screen.getByText('草稿中所选的1人已不存在，不再作为办理人或抄送人。')).toBeTruthy();
  expect(await screen.findByText('李四')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /提 ?交/ }));
  await vi.waitFor(() => expect(sentTo('startProcess')).toHaveLength(1));
  expect(sentTo('startProcess')[0]?.[1]).toMatchObject({
    nextHandlers: { review: 'u2' },
    copyUserIds: ['u3'],
  });
  // What is filled in leads elsewhere by now: that is told too, and kept.
  steps = [approval];
  fireEvent.change(name, { target: { value: '公告' } });
  expect(
    await screen.findByText('所选的办理人不再适合后续环节，请重新选择。', {}, { timeout: 5000 }),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '存为草稿' }));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/process/draft'));
  expect(sentTo('draft/submit').at(-1)?.[1]).toMatchObject({ people: { handlers: {}, copies: ['u3'] } });
});
