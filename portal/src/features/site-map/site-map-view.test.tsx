import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { axeFindings, renderInPage } from '../../components/testing/render-in-page.tsx';
import { standingPages } from '../../lib/public-pages/public-pages.ts';
import { siteWith } from '../../lib/texts/site.fixture.ts';
import { SiteMapView } from './site-map-view.tsx';

afterEach(cleanup);

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the site map', () => {
  it('leads people to every page that it names to robots, and to their account', async () => {
    const { container } = renderInPage(<SiteMapView site={siteWith()} />);
    const others = standingPages.filter((path) => path !== '/site-map');
    expect(addresses()).toEqual(expect.arrayContaining([...others, '/user/userCenter', '/login']));
    expect(await axeFindings(container)).toEqual([]);
  });

  it('leads to nothing that is switched off', () => {
    renderInPage(<SiteMapView site={siteWith({ closedFeatures: ['progress'] })} />);
    expect(addresses()).not.toContain('/progress/show');
  });

  it('stays in the reader’s language', () => {
    renderInPage(<SiteMapView site={siteWith()} />, 'en');
    expect(addresses()).toEqual(expect.arrayContaining(['/en', '/en/policyinfo']));
    expect(screen.getByRole('link', { name: 'Public notices' })).toBeTruthy();
  });
});
