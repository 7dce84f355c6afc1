import type { CaseOutlook } from '@policy/shared/contract/application/calls.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { CaseOutlookList } from './case-outlook.tsx';
import { FlowDisclosure } from './flow-disclosure.tsx';

const stages: CaseOutlook['stages'] = [
  { key: 'submit', state: 'done', doneAt: '2026-11-10 09:00:00', promisedBy: null },
  { key: 'accept', state: 'done', doneAt: '2026-11-12 10:00:00', promisedBy: null },
  { key: 'review', state: 'current', doneAt: null, promisedBy: '2026-12-20' },
  { key: 'publicity', state: 'ahead', doneAt: null, promisedBy: null },
  { key: 'payment', state: 'ahead', doneAt: null, promisedBy: null },
];
const reviewer = { agencyName: '云澜区科技创新局', agencyNameEn: 'Science Bureau', part: 'reviewer' };
const outlook = { stages, holders: [reviewer], until: null };
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

afterEach(cleanup);

describe('the stages of a case', () => {
  it('tell what is done, what is promised, and which agency and duty has it', async () => {
    const { container } = renderInPage(<CaseOutlookList status="reviewing" outlook={outlook} />);
    expect(items()).toEqual([
      '提交申报（已完成）2026年11月10日 完成',
      '受理（已完成）2026年11月12日 完成',
      '部门审核（当前状态）承诺办结 2026年12月20日现由云澜区科技创新局 业务审核员办理',
      '公示（尚未开始）审核通过后公示',
      '资金拨付（尚未开始）公示期满无异议后拨付',
    ]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('say why the clock stands, and until when', () => {
    const waits = { ...outlook, holders: [{ ...reviewer, part: 'applicant' }], until: '2026-11-28' };
    renderInPage(<CaseOutlookList status="supplement" outlook={waits} />);
    expect(items()[2]).toContain('等待您处理');
    expect(items()[2]).toContain('暂停计时，请在 2026年11月28日 前补正');
  });

  it('name the agency in the language of the reader, and a role of one’s own as Chinese', () => {
    const own = { ...outlook, holders: [{ ...reviewer, part: '联审人员' }] };
    renderInPage(<CaseOutlookList status="reviewing" outlook={own} />, 'en');
    expect(items()[2]).toContain('Science Bureau');
    expect(screen.getByText('联审人员').lang).toBe('zh-CN');
  });

  it('promise nothing for a stage that failed', () => {
    const failed = stages.map((stage) =>
      stage.key === 'review' ? { ...stage, state: 'failed' as const, promisedBy: null } : stage,
    );
    renderInPage(
      <CaseOutlookList status="rejected" outlook={{ stages: failed, holders: [], until: null }} />,
    );
    expect(items()[2]).toBe('部门审核（未通过或已终止）未通过或已终止');
  });
});

it('the flow chart stands behind a button that says whether it is open', async () => {
  renderInPage(
    <FlowDisclosure texts={{ show: '查看流程图', hide: '收起流程图' }}>
      <p>图</p>
    </FlowDisclosure>,
  );
  expect(screen.queryByText('图')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '查看流程图', expanded: false }));
  expect(screen.getByText('图')).toBeTruthy();
  expect(screen.getByRole('button', { name: '收起流程图', expanded: true })).toBeTruthy();
});
