import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { siteWith } from '../../lib/texts/site.fixture.ts';
import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

afterEach(cleanup);

const notice = { text: '系统维护', textEn: null, url: '/help', level: 'warning' } as const;
const nothing = {
  ...{ sponsor: null, undertaker: null, mail: null, errorMail: null, address: null, hours: null },
  ...{ districtPortalUrl: null, siteCode: null, icp: null, police: null },
};

describe('the footer', () => {
  it('carries the marks of an official site', async () => {
    const { container } = renderInPage(<SiteFooter site={siteWith()} />);
    const footer = within(screen.getByRole('contentinfo'));
    for (const mark of [
      '党政机关',
      '主办单位',
      '承办单位',
      '政府网站标识码 4499000012',
      '南岭ICP备2026000012号-1',
      '本网站支持 IPv6',
    ])
      expect(footer.getByText(mark)).toBeTruthy();
    expect(footer.getByText(/公网安备/)).toBeTruthy();
    expect(footer.getByRole('link', { name: '网站地图' }).getAttribute('href')).toBe('/site-map');
    expect(footer.getByRole('link', { name: '无障碍声明' }).getAttribute('href')).toBe('/accessibility');
    expect(footer.getByRole('link', { name: '我为政府网站找错' }).getAttribute('href')).toBe(
      'mailto:jiucuo@yunlan.example',
    );
    expect(footer.queryByRole('navigation')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows no term without its fact', () => {
    renderInPage(<SiteFooter site={siteWith(nothing)} />);
    const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(terms).toEqual(['联系电话']);
    expect(screen.queryByText('我为政府网站找错')).toBeNull();
    expect(screen.queryByText(/标识码/)).toBeNull();
  });

  it('names other sites in the language of the reader', async () => {
    const friendlyLinks = [{ name: '市政府', nameEn: 'The city', url: 'https://city.example/' }];
    const { container } = renderInPage(<SiteFooter site={siteWith({ friendlyLinks }, 'en')} />, 'en');
    const others = within(screen.getByRole('navigation', { name: 'Related sites' }));
    expect(others.getByRole('link', { name: 'The city' }).getAttribute('href')).toBe('https://city.example/');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('marks what nobody has written in English', () => {
    const site = siteWith({ footNote: '以纸质文件为准', footNoteEn: null }, 'en');
    renderInPage(<SiteFooter site={site} />, 'en');
    for (const text of ['区政府办公室', '区数据管理局', '政务服务中心', '云澜区政府门户', '以纸质文件为准'])
      expect(screen.getByText(text).lang, text).toBe('zh-CN');
    expect(screen.getByText('Working days').closest<HTMLElement>('[lang]')?.lang).toBe('en');
  });
});

describe('the header', () => {
  const sections = () => {
    document.querySelector('[id="site-menu"]')?.removeAttribute('popover');
    return within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link');
  };

  it('shows the entries that were chosen, in their order, and none that leads to what is switched off', () => {
    const site = siteWith({ navigation: ['help', 'home', 'progress'], closedFeatures: ['progress'] });
    renderInPage(<SiteHeader path="/" search="" account={null} site={site} />);
    expect(sections().map(({ textContent }) => textContent)).toEqual(['帮助中心', '首页']);
  });

  it('goes by the name of the site, and has no toolbar where it is switched off', () => {
    const site = siteWith({ siteName: '邻区平台', closedFeatures: ['displaySettings', 'suggestions'] });
    renderInPage(<SiteHeader path="/progress/show" search="" account={null} site={site} />);
    expect(screen.getAllByText('邻区平台').length).toBeGreaterThan(0);
    expect(screen.queryByText('长者模式')).toBeNull();
    expect(document.querySelector('[role=combobox]')).toBeNull();
  });

  it('says in which language the name of the district’s own site is', () => {
    renderInPage(<SiteHeader path="/" search="" account={null} site={siteWith({}, 'en')} />, 'en');
    expect(screen.getByText('云澜区政府门户').lang).toBe('zh-CN');
  });
});

describe('the notice', () => {
  it('is a region of its own that says how urgent it is, leads on, and can be put away', async () => {
    const { notice: told } = siteWith({ notice });
    const { container } = renderInPage(<NoticeBar notice={told!} />);
    const bar = within(screen.getByRole('region', { name: '网站公告' }));
    expect(bar.getByText('重要：')).toBeTruthy();
    expect(bar.getByRole('link', { name: '系统维护' }).getAttribute('href')).toBe('/help');
    expect(bar.getByRole('button', { name: '关闭公告' }).hasAttribute('data-put-away-notice')).toBe(true);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('marks a text as Chinese that has no English one, and is another one when its text is', () => {
    const { notice: told } = siteWith({ notice }, 'en');
    renderInPage(<NoticeBar notice={told!} />, 'en');
    expect(screen.getByText('系统维护').closest('[lang=zh-CN]')).toBeTruthy();
    expect(told?.key).toBe(siteWith({ notice }).notice?.key);
    expect(told?.key).not.toBe(siteWith({ notice: { ...notice, text: '维护结束' } }).notice?.key);
  });
});
