import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { Checkbox, RadioGroup } from './choices.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FileRow } from './file-row.tsx';
import { Select, Textarea, TextInput } from './text-input.tsx';

afterEach(cleanup);

describe('a question', () => {
  it('ties label, hint and error to its control', async () => {
    const { container } = renderInPage(
      <TextInput
        id="wan"
        name="wan"
        label="申请金额"
        note="选填"
        hint="不超过上限"
        error="请输入数字"
        suffix="万元"
      />,
    );
    const input = screen.getByRole('textbox', { name: /申请金额/ });
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '不超过上限',
      '请输入数字',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('claims no error while there is none', () => {
    renderInPage(<Textarea id="why" name="why" label="说明" />);
    const box = screen.getByRole('textbox', { name: '说明' });
    expect(box.hasAttribute('aria-invalid')).toBe(false);
    expect(box.hasAttribute('aria-describedby')).toBe(false);
  });

  it('offers one of many with an empty first line', () => {
    const options = [{ value: 'a', label: '甲' }];
    renderInPage(<Select id="s" name="s" label="银行" options={options} emptyText="请选择" />);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['请选择', '甲']);
  });

  it('offers one of a few under a common name', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'yes', label: '是' },
      { value: 'no', label: '否', hint: '稍后补充' },
    ];
    const { container } = renderInPage(
      <RadioGroup id="r" name="r" label="是否首次" options={options} value="yes" onChange={onChange} />,
    );
    expect(screen.getByRole('group', { name: '是否首次' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /否/ }));
    expect(onChange).toHaveBeenCalledWith('no');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is never agreed to beforehand', async () => {
    const { container } = renderInPage(
      <Checkbox id="agree" name="agree" label="我已阅读并承诺" error="请先勾选" />,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并承诺' });
    expect(box.checked).toBe(false);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请先勾选');
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('the summary of errors', () => {
  it('takes the focus and leads to each field', async () => {
    const { container } = renderInPage(
      <>
        <ErrorSummary title="请检查以下内容" problems={[{ fieldId: 'name', text: '请输入名称' }]} />
        <TextInput id="name" name="name" label="名称" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('link', { name: '请输入名称' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '名称' }));
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is absent while nothing is wrong', () => {
    renderInPage(<ErrorSummary title="请检查以下内容" problems={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an uploaded file', () => {
  it('shows how far it has come while it goes up', async () => {
    const { container } = renderInPage(
      <ul>
        <FileRow
          name="审计报告.pdf"
          meta="PDF · 2.1 MB"
          state="uploading"
          stateText="正在上传"
          progress={40}
        />
      </ul>,
    );
    expect(
      screen.getByRole<HTMLProgressElement>('progressbar', { name: '正在上传 审计报告.pdf' }).value,
    ).toBe(40);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says what went wrong', () => {
    renderInPage(
      <ul>
        <FileRow name="a.exe" meta="1 KB" state="failed" stateText="上传失败" error="只接受 PDF 或图片" />
      </ul>,
    );
    expect(screen.getByText('只接受 PDF 或图片')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
