import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../../../components/testing/render-in-page.tsx';
import { MaterialsStep } from './materials-step.tsx';

afterEach(cleanup);

const material = (over: Partial<MaterialView>): MaterialView => ({
  ...{ id: 'm1', name: '付款凭证', source: 'company', form: '电子件', requirement: '金额与发票对应' },
  ...{ isShared: 0, isRequired: 1, templateUrl: null, sampleUrl: '/sample.pdf', accept: ['pdf'] },
  ...{ maxSizeMb: 20, minCount: 1, maxCount: 2, files: [] },
  ...over,
});
const file = {
  ...{ id: 'f1', materialId: 'm2', attachId: 'a1', name: '合同.pdf', ext: 'pdf', sizeBytes: 20_480 },
  ...{ createTime: '2026-11-21 10:00:00', mark: 'supplement' as const, markComment: '缺少盖章页' },
};
const materials = [
  material({}),
  material({ id: 'm2', name: '合同协议', files: [file] }),
  material({ id: 'm3', name: '营业执照', isShared: 1 }),
  material({ id: 'm4', name: '资金申请表', source: 'company_form' }),
];

const renderStep = (over: Partial<Parameters<typeof MaterialsStep>[0]> = {}) =>
  renderInPage(
    <MaterialsStep
      applicationId="p1"
      materials={materials}
      open={(over.materials ?? materials).map(({ id }) => id)}
      comments={{}}
      path="/policyitemguide/declaration/abc"
      locale="zh"
      {...over}
    />,
  );
const card = (name: string) => within(screen.getByRole('listitem', { name: new RegExp(name) }));

describe('the materials of an application', () => {
  it('ask for a file where one is needed, and for none that is fetched or filled in online', async () => {
    const { container } = renderStep();
    expect(card('付款凭证').getByRole('button', { name: /选择文件上传/ })).toBeDefined();
    expect(card('营业执照').queryByRole('button')).toBeNull();
    expect(card('营业执照').getByText('自动调取')).toBeDefined();
    expect(card('资金申请表').queryByRole('button')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('name what is missing, with the way to it, when the reader goes on too early', async () => {
    renderStep();
    await userEvent.click(screen.getByRole('button', { name: '继续' }));
    const link = within(screen.getByRole('alert')).getByRole('link');
    expect(link.textContent).toBe('请上传付款凭证');
    expect(link.getAttribute('href')).toBe('#materials.m1');
  });

  it('say how many files there must be at least, at the material that has fewer', async () => {
    const photos = material({ id: 'm5', name: '现场照片', minCount: 3, maxCount: 10 });
    renderStep({ materials: [photos, material({ id: 'm6', name: '补充说明', isRequired: 0, minCount: 2 })] });
    expect(card('现场照片').getByText(/至少 3 个，最多 10 个/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '继续' }));
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
    const problem = document.getElementById('materials.m5-error');
    expect(problem?.textContent).toBe('现场照片至少上传3个文件，已上传0个');
  });

  it('refuse a file of another kind by name, before it travels', async () => {
    renderStep();
    const [input] = screen.getAllByLabelText(/选择文件上传/);
    await userEvent.upload(input!, new File(['MZ'], '表格.exe'), { applyAccept: false });
    expect(card('付款凭证').getByText('表格.exe', { selector: 'p' })).toBeDefined();
    expect(card('付款凭证').getByText(/只接受 pdf 文件/)).toBeDefined();
    expect(card('付款凭证').queryByRole('button', { name: /重试/ })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(
      '表格.exe 未上传：只接受 pdf 文件，请转换格式后再上传。',
    );
  });

  it('show the officer’s mark on a file, and let it be fetched, replaced and removed', () => {
    renderStep();
    const contract = card('合同协议');
    expect(contract.getByText('审核意见：缺少盖章页')).toBeDefined();
    expect(contract.getByRole('link', { name: /下载/ }).getAttribute('href')).toBe(
      '/internal/attachment?id=a1',
    );
    expect(contract.getByRole('button', { name: /替换/ })).toBeDefined();
    expect(contract.getByRole('button', { name: /删除/ })).toBeDefined();
  });

  it('stay as they are where a correction does not ask for them', () => {
    renderStep({ open: ['m2'], comments: { 'materials.m2': ['请补盖章页'] } });
    expect(card('付款凭证').queryByRole('button')).toBeNull();
    expect(card('付款凭证').getByText('此材料无需修改。')).toBeDefined();
    expect(card('合同协议').getByText('请补盖章页')).toBeDefined();
  });
});
