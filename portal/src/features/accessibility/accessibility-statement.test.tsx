import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { AccessibilityStatement } from './accessibility-statement.tsx';
import { siteWith } from '../../lib/texts/site.fixture.ts';

afterEach(cleanup);

const part = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!);

describe('the accessibility statement', () => {
  it('names the standards, what is wanting, when it was checked and whom to tell', async () => {
    const { container } = renderInPage(<AccessibilityStatement site={siteWith()} />);
    expect(part('遵循的标准').getByText(/GB\/T 37668-2019.*WCAG.*2\.1 AA.*部分符合/)).toBeTruthy();
    expect(part('已知不足').getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(part('检查').getByText('2026年11月29日').getAttribute('datetime')).toBe('2026-11-29');
    const ways = part('遇到障碍').getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      'tel:0600-6600118',
      'mailto:jiucuo@yunlan.example',
    ]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('promises no settings where the portal has them switched off', () => {
    const points = () => part('可以这样使用').getAllByRole('listitem').length;
    renderInPage(<AccessibilityStatement site={siteWith()} />);
    expect(screen.getByText(/长者模式：/)).toBeTruthy();
    const all = points();
    cleanup();
    renderInPage(<AccessibilityStatement site={siteWith({ closedFeatures: ['displaySettings'] })} />);
    expect(screen.queryByText(/长者模式：|文字大小三档/)).toBeNull();
    expect(points()).toBe(all - 2);
  });

  it('says the same in English', () => {
    renderInPage(<AccessibilityStatement site={siteWith({}, 'en')} />, 'en');
    expect(part('Standards').getByText(/conforms in part/)).toBeTruthy();
    expect(screen.getByText('政务服务中心').lang).toBe('zh-CN');
    expect(part('Known gaps').getByText(/not been reviewed/)).toBeTruthy();
  });
});
