import { topNavigationIndex } from '@policy/shared/auth/navigation/top-navigation.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Locale } from '../../i18n/routing.ts';
import { axeFindings, renderInPage, sentByServer } from '../testing/render-in-page.tsx';
import { PageBody } from './page-body.tsx';
import { PageRecorder } from './page-recorder.tsx';
import { SiteHeader } from './site-header.tsx';
import { siteWith } from '../../lib/texts/site.fixture.ts';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

interface HeaderOptions {
  search?: string;
  locale?: Locale;
}

/** The header as wide screens show it, where the menu of a phone stands open in its place. */
function renderHeader(path: string, { search = '', locale = 'zh' }: HeaderOptions = {}) {
  const rendered = renderInPage(
    <SiteHeader path={path} search={search} account={null} site={siteWith()} />,
    locale,
  );
  rendered.container.querySelector('[id="site-menu"]')?.removeAttribute('popover');
  return rendered;
}

const stored = (name: string): unknown =>
  JSON.parse(localStorage.getItem(`pfp-portal-${name}`) ?? '{}').content;

describe('the header', () => {
  it('marks the section of a page and nothing on pages beside the sections', () => {
    renderHeader('/policyinfo/policyinfoDetail', { search: '?id=1' });
    const sections = within(screen.getByRole('navigation', { name: '主导航' }));
    const current = sections.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['政策文件']);
    cleanup();
    renderHeader('/login');
    expect(document.querySelector('nav [aria-current]')).toBeNull();
  });

  it('switches the language and keeps the page with its query', () => {
    renderHeader('/policyinfo', { search: '?level=city' });
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe(
      '/en/policyinfo?level=city',
    );
    cleanup();
    renderHeader('/', { locale: 'en' });
    expect(screen.getByRole('link', { name: '中文' }).getAttribute('href')).toBe('/');
  });

  it('is one row with a menu on a phone, in which all but the title stands', () => {
    renderInPage(
      <SiteHeader path="/progress/show" search="" account={<a href="/login">登录</a>} site={siteWith()} />,
    );
    const menu = document.querySelector<HTMLElement>('[popover]')!;
    expect(screen.getByRole('button', { name: '菜单' }).getAttribute('popovertarget')).toBe(menu.id);
    const inside = within(menu);
    for (const text of ['登录', '长者模式', 'English', '事项申报', '关闭菜单'])
      expect(inside.getByText(text), text).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });

  it('begins with a way past itself', async () => {
    const { container } = renderInPage(
      <>
        <SiteHeader path="/progress/show" search="" account={null} site={siteWith()} />
        <PageBody crumbs={[{ text: '进度查询' }]} title="进度查询">
          内容
        </PageBody>
      </>,
    );
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#content');
    expect(screen.getByRole('main').id).toBe('content');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('has one search box on pages without one of their own', () => {
    renderHeader('/progress/show');
    expect(screen.getByRole('search', { name: '全站搜索' })).toBeTruthy();
    cleanup();
    renderHeader('/policyinfo');
    expect(screen.queryByRole('search')).toBeNull();
  });
});

describe('how a reader sees the site', () => {
  it('takes no press that nobody would hear', () => {
    const header = <SiteHeader path="/" search="" account={null} site={siteWith()} />;
    const controls = within(sentByServer(header));
    const choices = () => [
      controls.getByText('长者模式').closest('button'),
      controls.getByLabelText('高对比度'),
      controls.getByLabelText('特大').closest('fieldset'),
    ];
    expect(choices().map((choice) => choice?.hasAttribute('disabled'))).toEqual([true, true, true]);
    renderHeader('/');
    expect(screen.getByRole('button', { name: '长者模式' }).hasAttribute('disabled')).toBe(false);
  });

  it('turns elder mode on for the whole document and remembers it', async () => {
    renderHeader('/');
    await userEvent.click(screen.getByRole('button', { name: '长者模式' }));
    expect(document.documentElement.classList.contains('elder')).toBe(true);
    expect(screen.getByRole('button', { name: '长者模式' }).getAttribute('aria-pressed')).toBe('true');
    expect(stored('display')).toMatchObject({ elder: true });
    await userEvent.click(screen.getByRole('button', { name: '长者模式' }));
    expect(document.documentElement.classList.contains('elder')).toBe(false);
  });

  it('enlarges the text and raises the contrast', async () => {
    renderHeader('/');
    await userEvent.click(screen.getByLabelText('特大'));
    await userEvent.click(screen.getByLabelText('高对比度'));
    expect(document.documentElement.dataset['text']).toBe('larger');
    expect(document.documentElement.classList.contains('contrast')).toBe(true);
  });
});

describe('a page that is read', () => {
  it('records the index of its top navigation and its language', () => {
    renderInPage(<PageRecorder path="/gongshi/gongshiDet" locale="en" />);
    expect(stored('topNavigation')).toBe(topNavigationIndex('/gongshi/gongshiDet'));
    expect(stored('topNavigation')).toBe('4');
    expect(stored('language')).toBe('en');
  });
});
