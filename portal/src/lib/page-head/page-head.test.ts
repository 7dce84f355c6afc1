import type { PortalFeature } from '@policy/shared/contract/portal/portal-parts.ts';
import type { Metadata } from 'next';
import { createTranslator } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { catalogue } from '../../i18n/catalogue.ts';
import type { Messages } from '../../i18n/catalogue.ts';
import type { Locale } from '../../i18n/routing.ts';
import { demonstrationRows } from '../kinds/demonstration.fixture.ts';
import { policyKind } from '../kinds/policy.ts';
import { siteWith } from '../texts/site.fixture.ts';
import { publicityListKind } from '../kinds/publicity-list.ts';

const agencyId = '0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b';
const tagId = '0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5c';
const unknownId = '0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5d';
const named = (id: string, name: string, nameEn: string) => ({ id, name, nameEn });
const reader: { locale: Locale; path: string; search: string; preview: object | null } = {
  ...{ locale: 'zh', path: '/', search: '', preview: null },
};

const closed: PortalFeature[] = [];

vi.mock('server-only', () => ({}));
vi.mock('next-intl/server', () => ({
  getLocale: () => Promise.resolve(reader.locale),
  getTranslations: (namespace: keyof Messages) =>
    Promise.resolve(
      createTranslator({ locale: reader.locale, messages: catalogue[reader.locale], namespace }),
    ),
}));
vi.mock('../addresses/request-address.ts', () => ({ requestAddress: () => Promise.resolve(reader) }));
vi.mock('../server-reads/reference-data.ts', () => ({
  loadAgencies: () => Promise.resolve([named(agencyId, '科技创新局', 'Science Bureau')]),
  loadTags: () => Promise.resolve([named(tagId, '人才', 'Talent'), named('t03', '专精特新', 'Specialised')]),
  loadIndustries: () => Promise.resolve([]),
}));
vi.mock('../server-reads/site.ts', () => ({
  loadSite: () => Promise.resolve(siteWith({ closedFeatures: [...closed] }, reader.locale)),
}));
vi.mock('../cards/card-font.ts', () => ({ cardFont: () => '/font.ttc' }));

const { columnDescribedBy, describedBy } = await import('./text-metadata.ts');
const { kindFacts } = await import('./kind-facts.ts');
const { pageMetadata } = await import('./metadata.ts');

/** What the head of a page says, asked for by its address without a language. */
function headOf(make: () => Promise<Metadata>, href: string, locale: Locale = 'zh') {
  const [path = '', search = ''] = href.split('?');
  Object.assign(reader, { locale, path, search: search === '' ? '' : `?${search}` });
  return make();
}
const policies = columnDescribedBy('policy');
const site = '云澜区政策兑现服务平台';

beforeEach(() => void Object.assign(reader, { preview: null }));

describe('the head of a list', () => {
  it('is the column that inspectors look for, with its feed', async () => {
    const head = await headOf(policies, '/policyinfo');
    expect(head.title).toBe(`政策文件 | ${site}`);
    expect(head.robots).toEqual({ index: true, follow: true });
    expect(head.other).toMatchObject({
      ...{ ColumnName: '政策文件', ColumnType: '政策文件', SiteName: site },
      ColumnKeywords: expect.stringContaining('政策兑现') as string,
    });
    expect(head.alternates?.types).toEqual({
      'application/atom+xml': [
        expect.objectContaining({ url: 'http://localhost:3000/feeds/policies.xml' }) as object,
      ],
    });
  });

  it('names no feed where there are none', async () => {
    closed.push('feeds');
    const head = await headOf(policies, '/policyinfo');
    closed.pop();
    expect(head.alternates?.types).toEqual({});
  });

  it('has a title and a description of its own by one filter, and on each of its pages', async () => {
    const whole = await headOf(policies, '/policyinfo');
    const byAgency = await headOf(policies, `/policyinfo?agencyId=${agencyId}`);
    expect(byAgency.title).toBe(`政策文件（主管部门：科技创新局） | ${site}`);
    expect(byAgency.robots).toMatchObject({ index: true });
    const second = await headOf(policies, '/policyinfo?current=2', 'en');
    expect(second.title).toMatch(/^Policies, page 2 \| /);
    const descriptions = [whole, byAgency, second].map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(3);
    const inForce = await headOf(policies, '/policyinfo?validity=inForce', 'en');
    expect(inForce.title).toMatch(/^Policies \(Validity: In force\) \| /);
    const awards = await headOf(columnDescribedBy('itemGuide'), '/policyitemguide?supportMode=award', 'en');
    expect(awards.title).toMatch(/\(Kind of support: Recognition award\)/);
  });

  it('leads from a tag to the feed of the tag', async () => {
    const head = await headOf(policies, `/policyinfo?tagIds=${tagId}`, 'en');
    expect(JSON.stringify(head.alternates?.types)).toContain(`/en/feeds/tag.xml?id=${tagId}`);
  });

  it.each([
    `?agencyId=${unknownId}`,
    '?level=city',
    '?sort=oldest',
    `?agencyId=${agencyId}&year=2026`,
    '?year=1',
  ])('keeps from search engines what %s leaves of it', async (search) => {
    expect((await headOf(policies, `/policyinfo${search}`)).robots).toMatchObject({ index: false });
  });
});

describe('the head of a page about a row', () => {
  const rows = demonstrationRows();
  const headOfRow = (kind: typeof policyKind, locale: Locale) => {
    const { row } = rows.find((one) => one.kind === kind)!;
    const asked = { ...row, id: agencyId };
    const make = async () => pageMetadata(await kindFacts(kind)(asked, locale));
    return headOf(make, `${kind.page}?id=${agencyId}`, locale);
  };

  it('names its article, its picture, its twin and the feeds that it stands in', async () => {
    const head = await headOfRow(policyKind, 'zh');
    expect(head.other).toMatchObject({
      ...{ ArticleTitle: '云澜区促进经济高质量发展若干措施', PubDate: '2026-01-12', ColumnName: '政策文件' },
      ContentSource: '云澜区人民政府门户网站',
      Keywords: '规上企业,先进制造,免申即享,专精特新',
      Image: `http://localhost:3000/cards/policies.png?id=${agencyId}`,
    });
    expect(head.openGraph).toMatchObject({ type: 'article', images: [{ width: 1200, height: 630 }] });
    expect(head.alternates?.types).toMatchObject({
      'text/markdown': `http://localhost:3000/policyinfo/policyinfoDetail.md?id=${agencyId}`,
    });
    expect(JSON.stringify(head.alternates?.types)).toContain('/feeds/tag.xml?id=t03');
  });

  it.each([policyKind, publicityListKind])(
    'says nothing in Chinese to readers of English: $file',
    async (kind) => {
      const head = await headOfRow(kind, 'en');
      expect(JSON.stringify(head)).not.toMatch(/\p{Script=Han}/u);
      expect(head.alternates).toMatchObject({
        canonical: `http://localhost:3000/en${kind.page}?id=${agencyId}`,
        languages: { 'zh-CN': `http://localhost:3000${kind.page}?id=${agencyId}` },
      });
    },
  );

  it('keeps a preview from everybody', async () => {
    reader.preview = {};
    const head = await headOfRow(policyKind, 'zh');
    expect(head.title).toMatch(/^预览 · /);
    expect(head.robots).toEqual({ index: false, follow: false });
  });
});

it('a page of texts has the picture of the site', async () => {
  const head = await headOf(describedBy('siteMap'), '/site-map', 'en');
  expect(head.openGraph).toMatchObject({ images: [{ url: 'http://localhost:3000/cards/en/site.png' }] });
  expect(head.robots).toMatchObject({ index: true });
  expect((await headOf(describedBy('progress'), '/progress/show')).robots).toMatchObject({ index: false });
});
