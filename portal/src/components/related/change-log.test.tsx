import type { PublicChange } from '@policy/shared/contract/content/public-change.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { ChangeLog } from './change-log.tsx';

afterEach(cleanup);

const changes: PublicChange[] = [
  {
    at: '2026-11-20 09:30:00',
    rows: [
      {
        ...{ entity: 'policy', id: 'p', act: 'changed', name: '研发补助办法' },
        changes: [
          { field: 'summary', before: '第一行\n补助十万元', after: '第一行\n补助二十万元' },
          { field: 'attachments', before: null, after: null, isMarked: true },
        ],
      },
      { ...{ entity: 'policyClause', id: 'c', act: 'added', name: '第九条' }, changes: [] },
    ],
  },
];
const show = (locale: 'zh' | 'en' = 'zh') =>
  renderInPage(<ChangeLog entity="policy" changes={changes} />, locale);

it('tells when what was changed, and each text before and after', async () => {
  const { container } = show();
  const fold = within(screen.getByRole('group'));
  expect(fold.getByText('2026年11月20日')).toBeTruthy();
  expect(fold.getByText('修改：内容摘要、附件；新增：第九条')).toBeTruthy();
  expect(container.querySelector('del')?.textContent).toBe('− 补助十万元');
  expect(container.querySelector('ins')?.textContent).toBe('+ 补助二十万元');
  expect(screen.getByText('内容已更换')).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
});

it('calls fields in the language of its reader, and says of the texts which they are in', () => {
  const { container } = show('en');
  expect(screen.getByText(/^Changed: .+; Added: 第九条$/)).toBeTruthy();
  expect(container.querySelector('ins')?.lang).toBe('zh-CN');
});

it('is not there where nothing was changed', () => {
  renderInPage(<ChangeLog entity="policy" changes={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('says of texts that differ in too many lines that they were replaced', () => {
  const lines = (sign: string) => Array.from({ length: 600 }, (_, at) => `${sign}${String(at)}`).join('\n');
  const long = [{ field: 'body', before: lines('旧'), after: lines('新') }];
  const rows = [{ entity: 'policy', id: 'p', act: 'changed' as const, name: '办法', changes: long }];
  const { container } = renderInPage(
    <ChangeLog entity="policy" changes={[{ at: '2026-11-20 09:30:00', rows }]} />,
  );
  expect(screen.getByText('内容已更换')).toBeTruthy();
  expect(container.querySelector('del')).toBeNull();
});
