import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { isList } from './public-page.ts';
import { publicPages, shownKinds } from './public-pages.ts';

const app = path.join(import.meta.dirname, '../../app');
const site = path.join(app, '[locale]/(site)');
const pageOf = (route: string) => path.join(site, route, 'page.tsx');
const documents = Object.keys(publicPages).filter((route) => !route.includes('.'));
const files = Object.keys(publicPages).filter((route) => route.includes('.'));

/** What a page is written as, with the parts of it that stand beside it and are shared by several addresses. */
function sourceOf(route: string): string {
  const page = readFileSync(pageOf(route), 'utf8');
  const parts = [...page.matchAll(/from '(\.\.?\/[^']+-page\.tsx)'/g)].map(([, part = '']) =>
    path.resolve(path.dirname(pageOf(route)), part),
  );
  return [page, ...parts.map((part) => readFileSync(part, 'utf8'))].join('\n');
}

/** The page's folder and those above it, up to the frame of all pages. */
function foldersOf(route: string): string[] {
  const parts = route.split('/').filter(Boolean);
  return parts.map((_, depth) => path.join(site, ...parts.slice(0, depth + 1))).concat(site);
}

describe('the table of kept pages', () => {
  it.each(documents)('%s names a page that exists', (route) => {
    expect(existsSync(pageOf(route))).toBe(true);
  });

  it.each(documents)('%s reads nothing of its reader', (route) => {
    expect(readFileSync(pageOf(route), 'utf8')).not.toMatch(/lib\/(?:session|personal-read)|next\/headers/);
  });

  it.each(documents)('%s is whole without scripts: nothing stands in for it while it loads', (route) => {
    expect(foldersOf(route).filter((folder) => existsSync(path.join(folder, 'loading.tsx')))).toEqual([]);
  });

  it.each(files)('%s names a route that exists', (route) => {
    const [folder = ''] = path.dirname(route).split('/').filter(Boolean);
    const makers = [`${route}/route.ts`, `${folder}/[file]/route.ts`, route.replace(/\.txt$/, '.ts')];
    const places = [app, site, path.join(app, '[locale]/(machines)')];
    const made = places.flatMap((place) => makers.map((maker) => path.join(place, maker)));
    expect(made.some((maker) => existsSync(maker))).toBe(true);
  });

  it.each(documents.filter((route) => isList(publicPages[route]!)))(
    '%s answers 404 past its last page, and has a title for each of its pages',
    (route) => {
      const page = readFileSync(pageOf(route), 'utf8');
      expect(page).toContain('existingPage(');
      // A search is called by its words, and is in no search engine.
      expect(page).toContain(publicPages[route]!.isHidden ? "t('titleOf'" : 'columnDescribedBy(');
    },
  );
});

describe.each(shownKinds)('the kind $file', ({ page, list }) => {
  it('has a list among the kept pages', () => {
    expect(publicPages[list]).toBeDefined();
  });

  it('says on its page what it says of its rows', () => {
    const source = sourceOf(page);
    for (const said of ['kindFacts(', '<RowData kind=', '<BreadcrumbData']) expect(source).toContain(said);
  });
});
