import type { ProgressView } from '@policy/shared/contract/application/calls.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage, sentByServer } from '../../components/testing/render-in-page.tsx';

const get = vi.fn((_path: string, _query: object): Promise<object> => Promise.resolve(found));
vi.mock('../../lib/browser/browser-session.ts', () => ({ http: { get } }));
vi.mock('../../lib/browser/load-captcha.ts', () => ({
  loadCaptcha: async () => ({ key: 'k1', question: '三加四等于几？' }),
}));

const { ProgressQuery } = await import('./progress-query.tsx');
const { useProgressTexts } = await import('./progress-texts.ts');

const found = {
  applyNo: 'YL2026105600001',
  guideTitle: '企业研发投入后补助',
  guideTitleEn: 'Post-subsidy for R&D',
  agencyName: '云澜区科技创新局',
  agencyNameEn: null,
  status: 'reviewing',
  submitTime: '2026-11-10 09:00:00',
  dueDate: '2026-12-20',
  timeline: [
    { status: 'submitted', at: '2026-11-10 09:00:00' },
    { status: 'reviewing', at: '2026-11-12 10:00:00' },
  ],
};
const Page = () => <ProgressQuery texts={useProgressTexts()} locale="zh" />;
const { ProgressResult } = await import('./progress-result.tsx');
const EnglishResult = () => (
  <ProgressResult progress={found as ProgressView} texts={useProgressTexts()} locale="en" />
);

async function ask(fields: [label: RegExp, value: string][]) {
  const user = userEvent.setup();
  for (const [label, value] of fields) await user.type(screen.getByLabelText(label), value);
  await user.click(screen.getByRole('button', { name: '查询' }));
}

afterEach(() => {
  cleanup();
  get.mockClear();
});

describe('asking where a case stands', () => {
  it('takes no answers before a script does, which would go into the address', () => {
    const sent = sentByServer(<Page />);
    expect(sent.querySelector('form')).toBeNull();
    expect(sent.textContent).toContain('正在加载');
  });

  it('says what is missing before it asks the server', async () => {
    renderInPage(<Page />);
    await ask([[/后四位/, '1?']]);
    expect(screen.getByRole('alert').textContent).toContain('请输入申报编号');
    expect(screen.getByRole('alert').textContent).toContain('后四位应为四位数字或字母');
    expect(get).not.toHaveBeenCalled();
  });

  it('shows state and way of the case, and moves the focus there', async () => {
    const { container } = renderInPage(<Page />);
    await screen.findByText('三加四等于几？');
    await ask([
      [/申报编号/, 'YL2026105600001'],
      [/后四位/, '757P'],
      [/验证码/, '七'],
    ]);
    const heading = await screen.findByRole('heading', { name: /YL2026105600001/ });
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toHaveLength(2);
    expect(get.mock.calls[0]?.[1]).toMatchObject({ codeEnd: '757P', captchaKey: 'k1', captchaCode: '七' });
    expect(await axeFindings(container)).toEqual([]);
  });

  it('tells the item by its English name, and marks as Chinese what has none', () => {
    renderInPage(<EnglishResult />, 'en');
    expect(screen.getByText('Post-subsidy for R&D').lang).toBe('');
    expect(screen.getByText(found.agencyName).lang).toBe('zh-CN');
  });

  it("shows the server's own sentence at the field that it names", async () => {
    const errors = [{ field: 'captchaCode', message: '验证码不正确' }];
    get.mockRejectedValueOnce(new ApiError({ code: 400, msg: '验证码不正确', errors }));
    renderInPage(<Page />);
    await ask([
      [/申报编号/, 'YL1'],
      [/后四位/, '757P'],
      [/验证码/, 'x'],
    ]);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: '验证码不正确' }).getAttribute('href')).toBe(
      '#captchaCode',
    );
    expect(screen.getByLabelText(/申报编号/).getAttribute('aria-invalid')).not.toBe('true');
  });
});
