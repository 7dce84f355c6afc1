import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ContentsList } from './contents-list.tsx';
import { FilterPills } from './filter-pills.tsx';
import { LinkTabs } from './link-tabs.tsx';
import { Pagination } from './pagination.tsx';
import { SearchBox } from './search-box.tsx';
import { SortSelect } from './sort-select.tsx';

afterEach(cleanup);
const hrefOf = (page: number) => `/policyinfo?current=${String(page)}`;

describe('the breadcrumb', () => {
  it('begins at home and marks the page itself', () => {
    renderInPage(<Breadcrumb crumbs={[{ text: '政策文件', href: '/policyinfo' }, { text: '某办法' }]} />);
    const way = within(screen.getByRole('navigation', { name: '当前位置' }));
    expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['首页', '政策文件']);
    expect(way.getByText('某办法').getAttribute('aria-current')).toBe('page');
  });

  it('stays in English on an English page', () => {
    renderInPage(<Breadcrumb crumbs={[{ text: 'Policies', href: '/policyinfo' }, { text: 'x' }]} />, 'en');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en');
    expect(screen.getByRole('link', { name: 'Policies' }).getAttribute('href')).toBe('/en/policyinfo');
  });
});

describe('the pages of a list', () => {
  it('are links with the current one marked, and neighbours told to crawlers', async () => {
    const { container } = renderInPage(
      <Pagination current={3} pages={9} hrefOf={hrefOf} action="/policyinfo" state={{ level: 'city' }} />,
    );
    expect(screen.getByRole('link', { name: '第 3 页' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: '上一页' }).getAttribute('rel')).toBe('prev');
    expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe('/policyinfo?current=4');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('can be jumped to without losing the filters', () => {
    const { container } = renderInPage(
      <Pagination current={1} pages={9} hrefOf={hrefOf} action="/policyinfo" state={{ level: 'city' }} />,
    );
    expect(screen.getByRole('spinbutton', { name: '跳至页码' }).getAttribute('max')).toBe('9');
    expect(container.querySelector<HTMLInputElement>('input[type=hidden][name=level]')?.value).toBe('city');
  });

  it('are not shown when there is only one', () => {
    const { container } = renderInPage(
      <Pagination current={1} pages={1} hrefOf={hrefOf} action="/policyinfo" state={{}} />,
    );
    expect(container.textContent).toBe('');
  });
});

describe('filters in force', () => {
  it('are taken away one by one or all at once', async () => {
    const pills = [{ label: '层级', value: '市级', removeHref: '/policyinfo?year=2026' }];
    const { container } = renderInPage(<FilterPills pills={pills} clearHref="/policyinfo" />);
    expect(screen.getByRole('link', { name: '移除条件：层级：市级' }).getAttribute('href')).toBe(
      '/policyinfo?year=2026',
    );
    expect(screen.getByRole('link', { name: '清除全部' }).getAttribute('href')).toBe('/policyinfo');
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('forms of a list', () => {
  it('search by keyword with a plain GET form', async () => {
    const { container } = renderInPage(
      <SearchBox action="/policyinfo" id="s" label="搜索政策" value="研发" state={{ sort: 'oldest' }} />,
      'en',
    );
    const form = screen.getByRole<HTMLFormElement>('search', { name: '搜索政策' });
    expect(new URL(form.action).pathname).toBe('/en/policyinfo');
    expect(Object.fromEntries(new FormData(form))).toEqual({ sort: 'oldest', keyword: '研发' });
    expect(await axeFindings(container)).toEqual([]);
  });

  it('change the order at a choice, and by a button without scripts', async () => {
    const options = [
      { value: 'newest', label: '最新' },
      { value: 'oldest', label: '最早' },
    ];
    const { container } = renderInPage(
      <SortSelect action="/policyinfo" value="oldest" options={options} state={{ level: 'city' }} />,
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '排序方式' }).value).toBe('oldest');
    expect(screen.getByRole('button', { name: '排序' }).className).toContain('no-script-only');
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '排序方式' }), 'newest');
    expect(submitted).toHaveBeenCalledOnce();
    submitted.mockRestore();
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('ways within a page', () => {
  it('are tabs with addresses and counts', () => {
    renderInPage(
      <LinkTabs
        label="按窗口"
        tabs={[{ text: '正在申报', href: '/policyitemguide', current: true, count: 15 }]}
      />,
    );
    expect(screen.getByRole('link', { name: /正在申报\s*15/ }).getAttribute('aria-current')).toBe('page');
  });

  it('list the parts of a long page, and nothing of a short one', () => {
    renderInPage(
      <ContentsList
        parts={[
          { id: 'a', text: '申报条件' },
          { id: 'b', text: '办理材料' },
        ]}
      />,
    );
    const [folded, beside] = screen.getAllByRole('link', { name: '办理材料' });
    expect(folded?.closest('details')?.open).toBe(false);
    expect([folded, beside].map((link) => link?.getAttribute('href'))).toEqual(['#b', '#b']);
    cleanup();
    const { container } = renderInPage(<ContentsList parts={[{ id: 'a', text: '申报条件' }]} />);
    expect(container.textContent).toBe('');
  });

  it('lead back to the top', () => {
    renderInPage(<BackToTop />);
    expect(screen.getByRole('link', { name: '回到顶部' }).getAttribute('href')).toBe('#top');
  });
});
