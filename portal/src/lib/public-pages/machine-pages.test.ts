import { describe, expect, it } from 'vitest';

import { matchPublicPage } from './page-match.ts';
import { shownKinds } from './public-pages.ts';

const id = '0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b';
const matched = (url: string) => matchPublicPage(url);
const tagsOf = (url: string) => matched(url)?.tags ?? [];

describe.each(shownKinds)('what programs read of the kind $file', ({ file, entity, page }) => {
  it('is kept in both languages, each under its own key', () => {
    for (const path of [`/feeds/${file}.xml`, `${page}.md?id=${id}`, `/cards/${file}.png?id=${id}`]) {
      expect(matched(path)?.key).toBe(`zh ${path}`);
      expect(matched(`/en${path}?utm_source=x`.replace(/\?id=[^?]+\?/, `?id=${id}&`))?.key).toBe(
        `en ${path}`,
      );
    }
  });

  it('goes when a row of it is published', () => {
    for (const path of [`/feeds/${file}.xml`, `/sitemap/${file}.xml`, '/llms.txt', '/sitemap.xml'])
      expect(tagsOf(path)).toContain(entity.name);
    expect(tagsOf(`/cards/${file}.png?id=${id}`)).toContain(`${entity.name}:${id}`);
    const shown = tagsOf(`${page}?id=${id}`);
    expect(tagsOf(`${page}.md?id=${id}`)).toEqual(expect.arrayContaining([...shown]));
  });

  it('is a 404 where its address names no row, or no part', () => {
    for (const url of [`${page}.md`, `/cards/${file}.png?id=1`, `/sitemap/${file}.xml?part=0`])
      expect(matched(url)).toMatchObject({ status: 404 });
  });

  it('is no preview, and shows none', () => {
    expect(matched(`${page}.md?id=${id}&preview=x`)).toBeUndefined();
  });
});
