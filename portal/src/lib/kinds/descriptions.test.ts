import { describe, expect, it } from 'vitest';

import { faqPage } from '../structured-data/content.ts';
import { breadcrumbList, governmentOrganization, webSite } from '../structured-data/site.ts';
import { faultsIn, knownClasses } from '../structured-data/vocabulary.fixture.ts';
import { contentKinds } from './content-kinds.ts';
import { demonstrationRows } from './demonstration.fixture.ts';
import type { ContentKind, KindRow } from './kit/kind.ts';
import { descriptionOf, origin } from './speaking.fixture.ts';
import { siteWith } from '../texts/site.fixture.ts';

const rows = demonstrationRows();

/** A description as it stands in a page. */
const written = (data: object) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
const describedIn = (locale: 'zh' | 'en', kind: ContentKind, row: KindRow) =>
  kind.describe(row, descriptionOf(kind, row, locale)).map(written);

describe('descriptions in the words of schema.org', () => {
  it('are held to the whole vocabulary, which finds faults where there are some', () => {
    expect(knownClasses).toBeGreaterThan(600);
    expect(faultsIn({ '@type': 'Legislation', name: 'x', legislationIdentifier: 'y' })).toEqual([]);
    for (const wrong of [
      { '@type': 'Nothing' },
      { '@type': 'Legislation', amount: 1 },
      { '@type': 'Legislation', datePublished: 'yesterday' },
      { '@type': 'Legislation', legislationLegalForce: 'Strong' },
      { '@type': 'Legislation', publisher: { '@type': 'Place', name: 'x' } },
      { '@type': 'GovernmentService', serviceOperator: { '@type': 'GovernmentOrganization', area: 'x' } },
    ])
      expect(faultsIn(wrong), JSON.stringify(wrong)).toHaveLength(1);
  });

  it.each(contentKinds)('are sound for every row of the kind $file, in both languages', (kind) => {
    const described = rows
      .filter((one) => one.kind === kind)
      .flatMap(({ row }) => [...describedIn('zh', kind, row), ...describedIn('en', kind, row)]);
    expect(described.length).toBeGreaterThan(0);
    expect(described.flatMap((data) => faultsIn(data))).toEqual([]);
  });

  it('are sound for the site, its pages and its questions', () => {
    const site = { ...siteWith(), url: `${origin}/` };
    const described = [
      webSite(site),
      governmentOrganization(site),
      breadcrumbList([{ name: '首页', url: `${origin}/` }]),
      faqPage([{ question: '收费吗？', answer: '不收费。' }]),
    ];
    expect(described.map(written).flatMap((data) => faultsIn(data))).toEqual([]);
  });

  it.each([
    ['policies', ['Legislation']],
    ['detailed-rules', ['Legislation']],
    ['item-guides', ['GovernmentService']],
    ['apply-free', ['GovernmentService']],
    ['notices', ['NewsArticle']],
    ['publicity-lists', ['Dataset']],
  ])('of %s are of the type %s', (file, types) => {
    const { kind, row } = rows.find((one) => one.kind.file === file)!;
    expect(describedIn('zh', kind, row).map((data) => data['@type'])).toEqual(types);
  });

  it('of an interpretation have its questions as well', () => {
    const asked = rows.find(({ kind, row }) => kind.file === 'interpretations' && 'qa' in row && row.qa)!;
    const types = describedIn('zh', asked.kind, asked.row).map((data) => data['@type']);
    expect(types).toEqual(['Article', 'FAQPage']);
  });

  it('name the page in the language of its reader, and the language of the text', () => {
    const { kind, row } = rows[0]!;
    const [english] = describedIn('en', kind, row);
    expect(english).toMatchObject({ url: `${origin}/en${kind.page}?id=${row.id}`, inLanguage: 'zh-CN' });
  });
});
