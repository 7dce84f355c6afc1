import { applicationStates } from '@policy/shared/contract/entities/application/application-states.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { isKeptBriefly } from '../../lib/public-pages/kept-briefly.ts';
import { SettledScene } from '../illustrations/scenes.tsx';
import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { ApplicationStatus, applicationTones } from './application-status.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';
import { StatePanel } from './state-panel.tsx';
import { Badge } from './tag.tsx';

afterEach(cleanup);

describe('a mark', () => {
  it('says a count with its meaning', () => {
    renderInPage(<Badge count={3} label="已选 3 个条件" />);
    expect(screen.getByText('已选 3 个条件')).toBeTruthy();
    expect(screen.getByText('3').getAttribute('aria-hidden')).toBe('true');
  });

  it('shows each state of an application by its word', () => {
    renderInPage(
      applicationStates.map((status) => (
        <ApplicationStatus key={status} status={status} label={`词 ${status}`} />
      )),
    );
    for (const status of applicationStates) expect(screen.getByText(`词 ${status}`)).toBeTruthy();
  });

  it('keeps red for refusals and orange for what waits for the applicant', () => {
    const withTone = (tone: string) =>
      applicationStates.filter((status) => applicationTones[status] === tone);
    expect(withTone('warn')).toEqual(['supplement', 'pay_failed']);
    expect(withTone('bad')).toEqual(['rejected', 'not_accepted', 'recovered']);
  });
});

describe('a message of the page', () => {
  it('is announced only when it answers the reader', () => {
    renderInPage(<Notice title="本文件即将失效">请尽快申报</Notice>);
    expect(screen.queryByRole('status')).toBeNull();
    renderInPage(
      <Notice role="status" tone="good">
        已保存
      </Notice>,
    );
    expect(screen.getByRole('status').textContent).toContain('已保存');
  });
});

describe('a designed state', () => {
  it('ends an empty list with ways on', async () => {
    const suggestions = [{ text: '查看全部政策', href: '/policyinfo' }];
    const { container } = renderInPage(
      <EmptyState title="没有符合条件的政策文件" suggestions={suggestions} />,
    );
    expect(screen.getByRole('heading', { name: '没有符合条件的政策文件' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看全部政策' }).getAttribute('href')).toBe('/policyinfo');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('tells the portal to remember an empty list for a moment only', () => {
    const { container } = renderInPage(<EmptyState title="没有" suggestions={[]} />);
    expect(isKeptBriefly(container.innerHTML)).toBe(true);
    expect(isKeptBriefly('<p>data-keep</p>')).toBe(false);
  });

  it('is the page heading where it is the page', () => {
    renderInPage(<StatePanel level={1} title="页面不存在" scene={<SettledScene />} />);
    expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy();
  });

  it('says once that something is loading', () => {
    renderInPage(<Skeleton label="正在加载" lines={4} />);
    expect(within(screen.getByRole('status')).getByText('正在加载')).toBeTruthy();
  });
});
