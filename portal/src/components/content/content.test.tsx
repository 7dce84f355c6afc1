import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { Bilingual } from './bilingual.tsx';
import { ConfirmationPanel } from './confirmation-panel.tsx';
import { DataTable } from './data-table.tsx';
import { KeyValueList } from './key-value-list.tsx';
import { Steps } from './steps.tsx';
import { TaskList } from './task-list.tsx';
import { Timeline } from './timeline.tsx';

afterEach(cleanup);

describe('facts', () => {
  it('show a dash where a value is missing', async () => {
    const { container } = renderInPage(
      <KeyValueList
        rows={[
          { term: '收费', value: null },
          { term: '到场', value: '0 次' },
        ]}
      />,
    );
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['—', '0 次']);
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('a table', () => {
  it('names its rows and columns, also where it is shown as a list', async () => {
    const { container } = renderInPage(
      <DataTable
        caption="公示名单"
        rows={[{ id: '1', name: '某公司', wan: 20 }]}
        keyOf={(row) => row.id}
        columns={[
          { key: 'name', header: '名称', heading: true, cell: (row) => row.name },
          { key: 'wan', header: '金额', numeric: true, cell: (row) => row.wan },
        ]}
      />,
    );
    const table = within(screen.getByRole('table', { name: '公示名单' }));
    expect(table.getByRole('columnheader', { name: '金额' })).toBeTruthy();
    expect(table.getByRole('rowheader', { name: '某公司' })).toBeTruthy();
    expect(table.getByRole('cell', { name: '20' }).dataset['label']).toBe('金额');
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('a table on a phone', () => {
  const columns = [
    { key: 'name', header: '名称', heading: true, cell: (row: { name: string }) => row.name },
    { key: 'item', header: '事项', text: () => '稳岗补贴', cell: () => '稳岗补贴' },
  ];
  const common = () => screen.queryAllByRole('definition').map((value) => value.textContent);

  it('says once what all rows say, and nothing of a single row', () => {
    const rows = [{ name: '甲' }, { name: '乙' }];
    renderInPage(<DataTable caption="名单" rows={rows} keyOf={(row) => row.name} columns={columns} />);
    expect(common()).toEqual(['稳岗补贴']);
    cleanup();
    renderInPage(
      <DataTable caption="名单" rows={rows.slice(1)} keyOf={(row) => row.name} columns={columns} />,
    );
    expect(common()).toEqual([]);
  });
});

describe('a way in time', () => {
  it('says in words where each point stands', () => {
    renderInPage(
      <Timeline
        entries={[
          { key: 'a', title: '提交', state: 'done', stateText: '已完成' },
          { key: 'b', title: '审核', state: 'current', stateText: '当前' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      '提交（已完成）',
      '审核（当前）',
    ]);
  });

  it('numbers the steps of a procedure in the text', () => {
    renderInPage(
      <Steps
        steps={[
          { key: '1', name: '网上申报' },
          { key: '2', name: '形式审查', detail: '5 个工作日' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '1网上申报',
      '2形式审查5 个工作日',
    ]);
  });
});

describe('a long form', () => {
  it('links the tasks that can be done and describes each by its state', () => {
    renderInPage(
      <TaskList
        tasks={[
          { key: 'company', name: '核对企业信息', href: '#company', status: '已完成' },
          { key: 'submit', name: '核对并提交', status: '尚不能开始' },
        ]}
      />,
    );
    const link = screen.getByRole('link', { name: '核对企业信息' });
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe('已完成');
    expect(screen.queryByRole('link', { name: '核对并提交' })).toBeNull();
  });

  it('ends with the number to keep', () => {
    renderInPage(<ConfirmationPanel title="申报已提交" referenceLabel="申报编号" reference="YL2026" />);
    expect(screen.getByRole('heading', { level: 1, name: '申报已提交' })).toBeTruthy();
    expect(screen.getByText('YL2026')).toBeTruthy();
  });
});

describe('files of a page', () => {
  it('tell kind and size before they are fetched, and are no link where there is none', () => {
    renderInPage(
      <AttachmentList
        attachments={[
          { name: '办法.pdf', ext: 'pdf', sizeKb: 180, link: '/api/file/1' },
          { name: '旧稿.doc', ext: 'doc' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: '办法.pdf PDF · 180 KB' }).getAttribute('href')).toBe(
      '/api/file/1',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('a name in two languages', () => {
  it('marks Chinese as Chinese on an English page', () => {
    renderInPage(<Bilingual zh="某办法" en={null} />, 'en');
    expect(screen.getByText('某办法').lang).toBe('zh-CN');
    cleanup();
    const { container } = renderInPage(<Bilingual zh="某办法" en="Some Measures" />, 'en');
    expect(container.textContent).toBe('Some Measures');
  });
});
