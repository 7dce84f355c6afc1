import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { region } from '@policy/shared/contract/entities/system/region.ts';
import type { Http } from '@policy/shared/client/http.ts';
import type { ImportEvent } from '@policy/shared/contract/kit/import-events.ts';

import { completeBrowser } from '../../testing/browser.ts';
import { renderAtWork } from '../../testing/render-in-page.tsx';
import { ImportButton } from './import-button.tsx';

beforeAll(completeBrowser);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const counts = { added: 0, changed: 0, left: 0, refused: 0 };
const message = '区划编号「1301」须以上级编号12开头';
const wrong: ImportEvent[] = [
  { kind: 'progress', step: 'checking', done: 0, total: 3 },
  { kind: 'sheet', part: btoa('PK') },
  {
    ...{ kind: 'checked', ...counts, added: 1, changed: 1, refused: 1, total: 2 },
    problems: [
      { row: 3, column: '区划编号', value: '1301', message },
      { row: 3, column: '', value: '', message: '请输入区划名称' },
    ],
    rows: [
      { row: 2, key: '12', act: 'add', columns: [] },
      { row: 3, key: '1301', act: 'refuse', columns: [] },
      { row: 4, key: '11', act: 'change', columns: ['区划名称'] },
    ],
  },
];
const right: ImportEvent[] = [{ kind: 'checked', ...counts, added: 2, total: 0, problems: [], rows: [] }];

type Sent = Record<string, string> & { key: string };

/** The dialog, opened; each upload is answered by the next of these. */
function open(answers: readonly (readonly ImportEvent[])[], may: (code: string) => boolean = () => true) {
  const sent: Sent[] = [];
  const left = [...answers];
  const uploadLines: Http['uploadLines'] = (_, form, { onLine, idempotencyKey = '' }) => {
    const texts = [...form].filter((one): one is [string, string] => typeof one[1] === 'string');
    sent.push({ ...Object.fromEntries(texts), key: idempotencyKey });
    const events = left.shift();
    if (!events) return new Promise(() => undefined);
    for (const event of events) onLine(JSON.stringify(event));
    return Promise.resolve();
  };
  const onDone = vi.fn();
  renderAtWork(<ImportButton entity={region} onDone={onDone} />, { uploadLines }, { can: may });
  fireEvent.click(screen.getByRole('button', { name: /导\s*入/ }));
  return { sent, onDone };
}

async function choose(name = '区划.xlsx') {
  const file = new File(['x'], name);
  await act(async () => {
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  });
}
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const isClosed = (name: string) => button(name).hasAttribute('disabled');

it('a file is checked first, and what would come of it is told before anything is written', async () => {
  const { sent, onDone } = open([wrong]);
  await choose();
  expect((await screen.findByRole('status')).textContent).toMatch(
    /尚未写入：将新增 1 行，修改 1 行，不变 0 行，有误 1 行（2 处问题）/,
  );
  expect(sent).toMatchObject([{ mode: 'add', dryRun: '1' }]);
  expect(onDone).not.toHaveBeenCalled();
  const cells = within(screen.getByText(message).closest('tr')!).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['3', '区划编号', message]);
  fireEvent.click(screen.getByRole('tab', { name: '逐行结果' }));
  expect(screen.getByText('修改的列')).toBeTruthy();
});

it('with wrong rows nothing is taken in until the good ones are asked for, and the rest can be had', async () => {
  const done: ImportEvent[] = [
    { kind: 'sheet', part: btoa('PK') },
    { ...{ kind: 'done', ...counts }, added: 1, changed: 1, refused: 1 },
  ];
  const { sent, onDone } = open([wrong, done]);
  await choose();
  await screen.findByText(message);
  expect(button(/下载批注表格/)).toBeTruthy();
  expect(isClosed('确认导入')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '只导入无误的行' }));
  fireEvent.click(button('确认导入'));
  await screen.findByText(/导入完成：新增 1 行，修改 1 行，不变 0 行，未导入 1 行/);
  expect(sent[1]).toMatchObject({ mode: 'add', take: 'valid' });
  expect(sent[1]).not.toHaveProperty('dryRun');
  expect(onDone).toHaveBeenCalledOnce();
  expect(button(/下载未导入的行/)).toBeTruthy();
});

it('a confirmation is sent once, under a key of its own for each check', async () => {
  const { sent } = open([right, [{ kind: 'refused', message: '超出额度' }], right]);
  await choose();
  await waitFor(() => expect(isClosed('确认导入')).toBe(false));
  const confirm = button('确认导入');
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await screen.findByText('超出额度');
  expect(sent).toHaveLength(2);
  fireEvent.click(button('继续导入'));
  await choose();
  await waitFor(() => expect(isClosed('确认导入')).toBe(false));
  fireEvent.click(button('确认导入'));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4);
});

it('what can be changed is said where rows are to be updated, to those who may', async () => {
  const { sent } = open([right]);
  fireEvent.click(screen.getByRole('radio', { name: '新增并更新' }));
  expect(
    screen.getByText(/空单元格和没有的列保持原值.*不可更新的列：上级区划编号、区划编号、区划等级/),
  ).toBeTruthy();
  await choose();
  expect(sent).toMatchObject([{ mode: 'upsert', dryRun: '1' }]);
  cleanup();
  open([], (code) => code !== 'region_edit');
  expect(screen.queryByRole('radio')).toBeNull();
});

it('whoever may not import has no button', () => {
  renderAtWork(<ImportButton entity={region} onDone={vi.fn()} />, {}, { can: () => false });
  expect(screen.queryByRole('button')).toBeNull();
});

it('an answer that breaks off is told as such', async () => {
  open([right, [{ kind: 'progress', step: 'writing', done: 0, total: 2 }]]);
  await choose();
  await waitFor(() => expect(isClosed('确认导入')).toBe(false));
  fireEvent.click(button('确认导入'));
  expect(await screen.findByText('导入中断，请到列表中查看结果')).toBeTruthy();
});
