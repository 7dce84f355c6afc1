import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { CasePage } from '../case/case-page.tsx';

const saveFile = vi.hoisted(() => vi.fn());
vi.mock('../../../kit/page/save-file.ts', () => ({ saveFile }));

const [get, post, upload, blob] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const file = { attachId: 'a1', name: '核查记录.pdf', ext: 'pdf', sizeBytes: 2048 };
const step = { historyActivityId: 'a', historyActivityType: 'userTask', historyActivityName: '初审' };
const said = { content: '请@陈思齐 看附件', mentionNames: ['陈思齐', '周明'], attachments: [file] };
const detail = {
  process: { processInstanceId: 'p1', processDefinitionName: '用印申请', title: '用印', rev: 2 },
  flow: [{ ...step, comments: [said] }],
  buttons: [{ buttonKey: 'approved', name: '同意', sort: 1 }],
  files: { count: 3, bytes: 4000 },
};
const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `u${from + at}`, realName: from + at === 1 ? '陈思齐' : `陈${from + at}`, avatar: null },
    ...{ deptName: '发改局', postName: null },
  }));
const pages: Record<number, object> = {
  1: { records: people(1, 10), total: 12 },
  2: { records: people(11, 2), total: 12 },
};

beforeAll(completeBrowser);
beforeEach(() => {
  for (const call of [get, post, upload, blob, saveFile]) call.mockReset();
  get.mockImplementation((path: string, query: { current: number }) =>
    Promise.resolve(path === 'blade-user/search/user' ? pages[query.current] : detail),
  );
  post.mockResolvedValue(null);
});
afterEach(cleanup);

async function show() {
  const calls = { get, post, upload, blob };
  renderAtWork(<CasePage taskId="t1" processInstanceId="p1" onDecided={vi.fn()} />, calls);
  const comment: HTMLTextAreaElement = await screen.findByLabelText('办理意见');
  return comment;
}

const bodySent = () => post.mock.calls.find(([path]) => String(path).endsWith('completeTask'))?.[1];

/** Types letter by letter, as it shows when the last key of each text is let go. */
function type(comment: HTMLTextAreaElement, ...texts: string[]) {
  for (const value of texts) {
    fireEvent.change(comment, { target: { value } });
    fireEvent.keyUp(comment, { key: value.slice(-1) });
  }
}

it('a colleague is found page by page, mentioned by his id, and told of before it is sent', async () => {
  const comment = await show();
  type(comment, '请@', '请@陈');
  expect(await screen.findByText('陈思齐')).toBeTruthy();
  expect(get).toHaveBeenCalledWith('blade-user/search/user', { current: 1, size: 10, keyword: '陈' });
  fireEvent.scroll(document.querySelector('.ant-mentions-dropdown-menu')!);
  expect(await screen.findByText(/陈12/)).toBeTruthy();
  fireEvent.click(document.querySelector('.ant-mentions-dropdown-menu-item')!);
  expect(comment.value).toBe('请 @陈思齐 ');
  expect(await screen.findByText('将通知：陈思齐')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^同\s*意$/ }));
  await vi.waitFor(() => expect(bodySent()).toMatchObject({ comment: '请 @陈思齐', mentionUserIds: ['u1'] }));
});

it('Enter takes nobody who was found for an earlier part of the name', async () => {
  const comment = await show();
  type(comment, '@', '@陈');
  expect(await screen.findByText('陈思齐')).toBeTruthy();
  let find: (page: object) => void = () => undefined;
  get.mockImplementation(
    () =>
      new Promise((resolve) => {
        find = resolve;
      }),
  );
  const enter = () => fireEvent.keyDown(comment, { key: 'Enter', keyCode: 13 });
  type(comment, '@陈1');
  enter();
  expect(comment.value).toBe('@陈1');
  // It has been asked, and nothing has come.
  const asked = { current: 1, size: 10, keyword: '陈1' };
  await vi.waitFor(() => expect(get).toHaveBeenLastCalledWith('blade-user/search/user', asked));
  enter();
  expect(comment.value).toBe('@陈1');
  find(pages[2]!);
  expect(await screen.findByText(/陈11/)).toBeTruthy();
  enter();
  expect(comment.value).toBe('@陈11 ');
});

it('what an input method writes without a key is searched for, and Enter takes nobody found before', async () => {
  const comment = await show();
  type(comment, '@');
  expect(await screen.findByText('陈思齐')).toBeTruthy();
  get.mockImplementation((path: string) =>
    path === 'blade-user/search/user' ? Promise.resolve(pages[2]) : Promise.resolve(detail),
  );
  fireEvent.input(comment, { target: { value: '@陈1' } });
  const enter = () => fireEvent.keyDown(comment, { key: 'Enter', keyCode: 13 });
  enter();
  expect(comment.value).toBe('@陈1');
  expect(await screen.findByText(/陈11/)).toBeTruthy();
  enter();
  expect(comment.value).toBe('@陈11 ');
});

it('those who are listed stay while a further page is on its way', async () => {
  const comment = await show();
  type(comment, '@', '@陈');
  expect(await screen.findByText('陈思齐')).toBeTruthy();
  get.mockReturnValue(new Promise(() => undefined));
  fireEvent.scroll(document.querySelector('.ant-mentions-dropdown-menu')!);
  await vi.waitFor(() =>
    expect(get).toHaveBeenLastCalledWith('blade-user/search/user', { current: 2, size: 10, keyword: '陈' }),
  );
  expect(screen.getByText('陈思齐')).toBeTruthy();
});

/** Picks a file, which is on its way until what is answered is called. */
async function attach(name: string) {
  let arrive: (stored: object) => void = () => undefined;
  upload.mockImplementation((_: string, form: FormData) => {
    expect(form.get('purpose')).toBe('comment');
    return new Promise((resolve) => {
      arrive = resolve;
    });
  });
  const picker = document.querySelector('.comment-field input[type="file"]');
  fireEvent.change(picker!, { target: { files: [new File(['x'], name)] } });
  await vi.waitFor(() => expect(upload).toHaveBeenCalled());
  return () => arrive({ attachId: 'a9', originalName: name, link: '/f' });
}

it('a file is stored for a comment and goes with it, and nothing is sent while it is on its way', async () => {
  await show();
  const arrive = await attach('记录.pdf');
  const approve = screen.getByRole('button', { name: /^同\s*意$/ });
  fireEvent.click(approve);
  expect(await screen.findByText('附件正在上传，请稍候')).toBeTruthy();
  expect(bodySent()).toBeUndefined();
  arrive();
  expect(await screen.findByText('记录.pdf')).toBeTruthy();
  await vi.waitFor(() => {
    fireEvent.click(approve);
    expect(bodySent()).toMatchObject({ attachments: ['a9'] });
  });
});

it('a confirmation stays open while a file is on its way, and closes once all is sent', async () => {
  await show();
  const arrive = await attach('记录.pdf');
  fireEvent.keyDown(document.body, { key: 'a' });
  const confirm = await screen.findByRole('button', { name: '确认同意' });
  fireEvent.click(confirm);
  expect(await screen.findByText('附件正在上传，请稍候')).toBeTruthy();
  expect(screen.queryByRole('dialog')).not.toBeNull();
  arrive();
  await vi.waitFor(() => {
    fireEvent.click(confirm);
    expect(bodySent()).toMatchObject({ attachments: ['a9'] });
  });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the history names whom a comment mentions, and gives its files', async () => {
  await show();
  const line = within(screen.getByText('初审', { selector: 'strong' }).closest('li')!);
  expect(line.getByText('@陈思齐').tagName).toBe('STRONG');
  expect(line.getByText('提及：周明')).toBeTruthy();
  const body = new Blob(['x']);
  blob.mockResolvedValue(body);
  fireEvent.click(line.getByRole('button', { name: '下载 核查记录.pdf' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith(body, '核查记录.pdf'));
  const asked = { processInstanceId: 'p1', attachId: 'a1' };
  expect(blob).toHaveBeenCalledWith('blade-workflow/process/commentFile', asked);
});

it('all files come in one archive, and the button tells how much of it has come', async () => {
  await show();
  let finish: (body: Blob) => void = () => undefined;
  blob.mockImplementation((_: string, __: object, hear: (bytes: number) => void) => {
    hear(1000);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  fireEvent.click(screen.getByText('下载全部附件（3）'));
  expect(await screen.findByText('正在下载 25%')).toBeTruthy();
  const body = new Blob(['PK']);
  finish(body);
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith(body, '用印.zip'));
  expect(await screen.findByText('下载全部附件（3）')).toBeTruthy();
});
