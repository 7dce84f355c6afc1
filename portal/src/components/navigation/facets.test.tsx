import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../testing/render-in-page.tsx';
import { FacetList } from './facet-list.tsx';
import { ListLayout } from './list-layout.tsx';

afterEach(cleanup);

const option = (value: string, more = {}) => ({
  value,
  label: value,
  href: `/l?a=${value}`,
  selected: false,
  ...more,
});

describe('a facet', () => {
  it('offers its values as links with counts that are read out', async () => {
    const { container } = renderInPage(<FacetList title="层级" options={[option('市级', { count: 12 })]} />);
    expect(screen.getByRole('link', { name: /市级\s*12 条/ }).getAttribute('href')).toBe('/l?a=市级');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('lets robots follow a value that makes a page of its own, and no other', () => {
    const options = [
      option('区科创局', { href: '/policyinfo?agencyId=0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b' }),
      option('市级', { href: '/policyinfo?level=city' }),
    ];
    renderInPage(<FacetList title="筛选" options={options} />);
    expect(screen.getByRole('link', { name: '区科创局' }).getAttribute('rel')).toBeNull();
    expect(screen.getByRole('link', { name: '市级' }).getAttribute('rel')).toBe('nofollow');
  });

  it('marks the chosen value and says that it can be let go', () => {
    renderInPage(<FacetList title="层级" options={[option('市级', { selected: true })]} />);
    expect(screen.getByRole('link', { name: '市级（已选，点击取消）' }).getAttribute('aria-current')).toBe(
      'true',
    );
  });

  it('folds many values but never a chosen one', () => {
    const options = ['a', 'b', 'c', 'd', 'e'].map((value) => option(value, { selected: value === 'd' }));
    renderInPage(<FacetList title="部门" options={options} shown={2} />);
    const folded = within(screen.getByRole('group'));
    expect(folded.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual(['c', 'e']);
    expect(screen.getByText('展开其余 2 项')).toBeTruthy();
  });

  it('does not fold away a single value', () => {
    renderInPage(
      <FacetList title="部门" options={['a', 'b', 'c'].map((value) => option(value))} shown={2} />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('is absent when there is nothing to choose', () => {
    const { container } = renderInPage(<FacetList title="部门" options={[]} />);
    expect(container.textContent).toBe('');
  });
});

describe('a list with filters', () => {
  it('shows what was found and the filters in force above the rows', () => {
    const facets = [{ name: 'a', title: '层级', options: [option('市级', { selected: true })] }];
    renderInPage(
      <ListLayout
        facets={facets}
        clearHref="/l"
        total={2}
        summary="共 2 份文件"
        sort={null}
        pagination={null}
      >
        <p>行</p>
      </ListLayout>,
    );
    const drawer = within(screen.getByRole('region', { name: '筛选条件' }));
    // Choosing stays in the drawer, which is the target of its links; only the last one leaves it.
    expect(drawer.getByRole('link', { name: /市级/ }).getAttribute('href')).toMatch(/#filters$/);
    expect(drawer.getByRole('link', { name: '查看 2 项' }).getAttribute('href')).toBe('#results');
    expect(screen.getByText('共 2 份文件')).toBeTruthy();
    expect(screen.getByRole('link', { name: '移除条件：层级：市级' })).toBeTruthy();
    expect(screen.getByText('行')).toBeTruthy();
  });
});
