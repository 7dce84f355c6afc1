import { contentTag } from '@policy/shared/contract/portal/content-events.ts';
import { z } from 'zod';

import type { ContentKind } from '../kinds/kit/kind.ts';
import { plain } from './public-page.ts';
import type { PublicPage, PublicPages } from './public-page.ts';
import { detailQuery } from './public-queries.ts';

/** Where the feed of what stands under a tag is, which its id names. */
export const tagFeed = '/feeds/tag.xml';
/** Where the feed of a kind of content is. */
export const feedOf = ({ file }: Pick<ContentKind, 'file'>): string => `/feeds/${file}.xml`;
/** Where the same page is as Markdown; its query stays what it is. */
export const markdownOf = (page: string): string => `${page}.md`;
/** Where the picture of a row is, which its id names. */
export const cardOf = ({ file }: Pick<ContentKind, 'file'>): string => `/cards/${file}.png`;

/** What the address of a file of the sitemap says: which part of it, where there are several. */
export const sitemapQuery = z.object({ part: z.coerce.number().int().min(1).max(1000).default(1) });

const entitiesOf = ({ entity, parts }: ContentKind) => [
  entity.name,
  ...parts.map(({ entity: part }) => part.name),
];

const asked = (query: z.ZodObject, tags: PublicPage['tags']): PublicPage => ({
  ...plain(200),
  query,
  tags,
  strict: true,
});

/** What rows are told with besides themselves: names of agencies and tags, and of the guide that a publicity list stands on. */
const named = ['department', 'tag', 'itemGuide'] as const;

/** What programs read, with what makes it stale: all of it follows from the kinds and from the pages about their rows. */
export function machinePages(readable: PublicPages, kinds: readonly ContentKind[]): PublicPages {
  const every = [...new Set([...kinds.flatMap(entitiesOf), ...named])];
  const files = kinds.flatMap((kind): [string, PublicPage][] => {
    const tags = entitiesOf(kind).map((entity) => contentTag(entity));
    const names = named.map((entity) => contentTag(entity));
    const { name } = kind.entity;
    return [
      [`/sitemap/${kind.file}.xml`, asked(sitemapQuery, () => tags)],
      [feedOf(kind), plain(200, name, ...named)],
      [cardOf(kind), asked(detailQuery, ({ id }) => [contentTag(name, String(id)), ...names])],
    ];
  });
  const twins = kinds.flatMap(({ page }): [string, PublicPage][] => {
    const shown = readable[page];
    if (!shown) return [];
    const tags: PublicPage['tags'] = (query) => [...shown.tags(query), contentTag('industry')];
    return [[markdownOf(page), { ...shown, tags, titled: [] }]];
  });
  return {
    '/robots.txt': plain(200),
    '/site.webmanifest': plain(200),
    '/llms.txt': plain(200, ...every),
    '/sitemap.xml': plain(200, ...every),
    '/sitemap/pages.xml': plain(200, ...every, 'agreement'),
    [tagFeed]: asked(detailQuery, () => every.map((entity) => contentTag(entity))),
    ...Object.fromEntries([...files, ...twins]),
  };
}
