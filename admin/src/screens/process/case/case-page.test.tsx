import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { completeBrowser } from '../../../testing/browser.ts';
import { renderAtWork } from '../../../testing/render-in-page.tsx';
import { CasePage } from './case-page.tsx';
import { outlookAside } from './outlook/outlook-aside.ts';

const button = (buttonKey: string, name: string, sort: number) => ({ buttonKey, name, sort });
const file = (id: string, name: string) => ({ id, name, link: `/api/files/${id}`, mark: null });
const detail = {
  process: { processInstanceId: 'p1', processDefinitionName: '政策兑现', title: '首台套奖励', rev: 3 },
  flow: [],
  buttons: [
    button('accepted', '受理通过', 1),
    button('returned', '退回补正', 2),
    { ...button('not_accepted', '不予受理', 3), isRefusal: true, isConfirmed: true, commentRequired: true },
  ],
  materials: [
    { materialId: 'm1', name: '营业执照', isRequired: 1, filledFrom: null, files: [file('f1', '执照.png')] },
    { materialId: 'm2', name: '申请表', isRequired: 1, filledFrom: 'form', files: [] },
    { materialId: 'm3', name: '发票', isRequired: 1, filledFrom: null, files: [] },
  ],
  basis: {
    ...{ standard: '按投入的10%补助', conditions: ['在本区登记', '未列入失信名单'] },
    clause: { label: '政策条款', value: '第二条 补助', mark: null, link: 'https://portal.test/#c-2' },
    amounts: [{ label: '申请金额（万元）', value: '125', mark: null }],
    differences: [{ label: '开户银行', said: '甲银行', kept: '乙银行' }],
    past: [
      {
        ...{ title: '该单位其他申报', more: 0, elsewhere: 4 },
        rows: [{ number: 'YL1', name: '研发补助', facts: ['已拨付'] }],
      },
    ],
  },
};

const get = vi.fn();
const post = vi.fn();
const onDecided = vi.fn();
const onStale = vi.fn();

async function show(width: number) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width } as DOMRect);
  renderAtWork(<CasePage taskId="t1" processInstanceId="p1" onDecided={onDecided} onStale={onStale} />, {
    get,
    post: outlookAside(post),
  });
  await screen.findByRole('heading', { name: '首台套奖励' });
}

/** A material's own part of the list. */
const material = (name: string) => within(screen.getByText(name).closest('li')!);
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('办理意见');
const decisions = () =>
  [...document.querySelectorAll('button[data-decision]')].map((one) => one.getAttribute('data-decision'));

beforeAll(completeBrowser);
beforeEach(() => {
  vi.resetAllMocks();
  get.mockResolvedValue(detail);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a wide place has what is decided by beside the case, always in sight', async () => {
  await show(1000);
  const basis = within(screen.getByRole('complementary', { name: '办理依据' }));
  for (const text of ['按投入的10%补助', '未列入失信名单', '125', '其他部门4件'])
    expect(basis.getByText(text)).toBeTruthy();
  expect(basis.getByText('开户银行：申报为“甲银行”，档案为“乙银行”')).toBeTruthy();
  expect(basis.getByRole('link', { name: '第二条 补助' })).toHaveProperty('href', 'https://portal.test/#c-2');
});

it('half a page has it folded above, with amounts and differences in its line', async () => {
  await show(720);
  expect(screen.queryByRole('complementary')).toBeNull();
  // Its own parts are headings of the fourth level.
  const line = screen.getByRole('heading', { level: 3, name: '办理依据' }).closest('summary');
  expect(line?.textContent).toContain('申请金额（万元） 125');
  expect(line?.textContent).toContain('1处与企业档案不一致');
  expect(decisions()).toEqual(['accepted', 'returned', 'not_accepted']);
});

it('a phone has two decisions at the thumb and the others behind a third button', async () => {
  await show(390);
  expect(decisions()).toEqual(['accepted', 'returned']);
  fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
  fireEvent.click(await screen.findByText('不予受理'));
  expect(await screen.findByRole('dialog', { name: '确认不予受理？' })).toBeTruthy();
});

it('what the system fills in is not missing, and leads to where it is', async () => {
  await show(1000);
  const form = screen.getByRole('heading', { name: '申报表单' });
  const brought = vi.fn();
  form.scrollIntoView = brought;
  fireEvent.click(material('申请表').getByRole('button', { name: '由表单生成' }));
  expect(brought).toHaveBeenCalled();
  expect(document.activeElement).toBe(form);
  expect(material('申请表').queryByText('未上传')).toBeNull();
  expect(material('发票').getByText('未上传')).toBeTruthy();
});

it('what is marked to be mended drafts the request, until something else is written, and is sent with it', async () => {
  post.mockResolvedValue(null);
  await show(1000);
  fireEvent.click(material('发票').getByText('需补正'));
  fireEvent.change(screen.getByLabelText('补正说明 发票'), { target: { value: '请上传发票' } });
  await vi.waitFor(() => expect(comment().value).toBe('请补正下列材料：\n发票：请上传发票'));
  fireEvent.click(material('营业执照').getByText('需补正'));
  fireEvent.change(screen.getByLabelText('补正说明 营业执照'), { target: { value: '不清晰' } });
  await vi.waitFor(() => expect(comment().value).toContain('1. 营业执照：不清晰\n2. 发票：请上传发票'));
  fireEvent.change(comment(), { target: { value: '自己写的' } });
  fireEvent.click(material('营业执照').getByText('通过'));
  fireEvent.click(screen.getByRole('button', { name: '退回补正' }));
  await vi.waitFor(() => expect(onDecided).toHaveBeenCalled());
  expect(post.mock.lastCall?.[1]).toMatchObject({
    ...{ outcome: 'returned', comment: '自己写的', rev: 3 },
    materialMarks: [
      { materialId: 'm3', mark: 'supplement', comment: '请上传发票' },
      { materialId: 'm1', mark: 'passed', comment: '' },
    ],
  });
});

it('a letter opens a decision with its confirmation, but never while somebody writes', async () => {
  await show(1000);
  const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
  press('a', comment());
  expect(screen.queryByRole('dialog')).toBeNull();
  press('a');
  expect(await screen.findByRole('dialog', { name: '确认受理通过？' })).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  cleanup();
  await show(1000);
  press('r');
  expect(await screen.findByRole('dialog', { name: '确认不予受理？' })).toBeTruthy();
});

it('a letter’s confirmation takes over what was typed, not what was proposed', async () => {
  const amount = { approvedAmountWan: { type: 'number', title: '核定金额' } };
  const fixed = {
    fields: { properties: amount, required: ['approvedAmountWan'] },
    values: { approvedAmountWan: 50 },
  };
  get.mockResolvedValue({ ...detail, buttons: [{ ...button('approved', '审定通过', 1), ...fixed }] });
  post.mockResolvedValue(null);
  await show(1000);
  fireEvent.change(screen.getByLabelText('核定金额'), { target: { value: '20' } });
  fireEvent.change(comment(), { target: { value: '按实际投入' } });
  fireEvent.keyDown(document.body, { key: 'a' });
  const dialog = await screen.findByRole('dialog', { name: '确认审定通过？' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('核定金额').value).toMatch(/^20/);
  fireEvent.click(within(dialog).getByRole('button', { name: '确认审定通过' }));
  await vi.waitFor(() => expect(onDecided).toHaveBeenCalled());
  expect(post.mock.calls[0]?.[1]).toMatchObject({
    ...{ outcome: 'approved', comment: '按实际投入' },
    variables: { approvedAmountWan: 20 },
  });
});

it('a reason stays in its confirmation while it cannot be sent, and in the comment once the case has changed', async () => {
  await show(1000);
  fireEvent.click(screen.getByRole('button', { name: '不予受理' }));
  const dialog = within(await screen.findByRole('dialog', { name: '确认不予受理？' }));
  const confirm = () => fireEvent.click(dialog.getByRole('button', { name: /确认不予受理/ }));
  const reason = () => dialog.getByLabelText<HTMLTextAreaElement>('理由').value;
  fireEvent.change(dialog.getByLabelText('理由'), { target: { value: '不在本区登记' } });
  post.mockRejectedValueOnce(new ApiError({ code: 503, msg: '服务暂不可用' }));
  confirm();
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  await act(() => new Promise<void>((done) => setTimeout(done)));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(reason()).toBe('不在本区登记');
  post.mockRejectedValueOnce(new ApiError({ code: 409, msg: '该任务已被处理' }));
  confirm();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onStale).toHaveBeenCalled();
  expect(comment().value).toBe('不在本区登记');
});

it('a case that has changed meanwhile is read again, and who shows it is told', async () => {
  post.mockRejectedValue(new ApiError({ code: 409, msg: '该任务已被处理' }));
  await show(1000);
  fireEvent.click(screen.getByRole('button', { name: '受理通过' }));
  await vi.waitFor(() => expect(onStale).toHaveBeenCalled());
  expect(onDecided).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
});

it('a picture is looked at in place, from this page’s memory', async () => {
  const fetched = vi.fn().mockResolvedValue(new Response('picture'));
  vi.stubGlobal('fetch', fetched);
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
  await show(1000);
  fireEvent.click(screen.getByRole('button', { name: '预览 执照.png' }));
  expect(await screen.findByAltText('执照.png的图片')).toHaveProperty('src', 'blob:here');
  expect(fetched).toHaveBeenCalledWith('/api/files/f1');
  vi.unstubAllGlobals();
});

it('a phrase is put into the comment, and what was written becomes one', async () => {
  await show(1000);
  get.mockImplementation((path: string) =>
    Promise.resolve({
      records: path.includes('shared') ? [{ id: 's1', content: '材料齐全' }] : [],
    }),
  );
  const open = () => fireEvent.click(screen.getAllByRole('button', { name: '常用意见' }).at(-1)!);
  open();
  fireEvent.click(await screen.findByText('材料齐全'));
  await vi.waitFor(() => expect(comment().value).toBe('材料齐全'));
  fireEvent.change(comment(), { target: { value: '金额与合同一致' } });
  open();
  post.mockResolvedValue(null);
  const keep = await screen.findAllByRole('button', { name: '把当前意见存为常用' });
  fireEvent.click(keep.at(-1)!);
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledWith('blade-desk/phrase/submit', { content: '金额与合同一致' }),
  );
});

it('what the applicant signed is verified when its handler asks for it', async () => {
  get.mockResolvedValue({ ...detail, process: { ...detail.process, businessKey: 'a1' } });
  await show(1200);
  const signature = {
    ...{ id: 's1', act: 'declare', signedAt: '2026-11-28 10:00:00', signer: '周行舟', service: 'simulated' },
    ...{ isSimulated: true, digest: 'ab12', algorithm: 'SM2/SM3', isTrue: true, isInTime: true },
    isUnchanged: false,
    certificate: {
      ...{ holder: '甲公司', issuer: '模拟电子认证服务', serial: '0a1b' },
      ...{ validFrom: '2026-01-01', validUntil: '2026-12-31' },
    },
  };
  const verify = await screen.findByRole('button', { name: '查看证书并验证' });
  get.mockRejectedValue(new ApiError({ code: 404, msg: '数据不存在' }));
  fireEvent.click(verify);
  const part = within(screen.getByRole('region', { name: '签署与验证' }));
  expect((await part.findByRole('alert')).textContent).toContain('数据不存在');
  get.mockResolvedValue([signature]);
  await waitFor(() => {
    // Its button takes no press while it still turns.
    fireEvent.click(verify);
    expect(part.getByText('0a1b')).toBeTruthy();
  });
  for (const told of [/签名有效/, /签署后申报内容有变动/, /模拟签章/, 'ab12'])
    expect(part.getByText(told)).toBeTruthy();
});
