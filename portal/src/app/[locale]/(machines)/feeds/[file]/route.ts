import { notFound } from 'next/navigation';

import type { ContentKind } from '../../../../../lib/kinds/kit/kind.ts';
import { atom } from '../../../../../lib/machines/atom.ts';
import type { Feed } from '../../../../../lib/machines/atom.ts';
import { kindEntries, tagEntries } from '../../../../../lib/machines/feed-entries.ts';
import type { FeedParts } from '../../../../../lib/machines/feed-entries.ts';
import { idIn, speakingIn, written } from '../../../../../lib/machines/speaking.ts';
import type { LocaleParams } from '../../../../../lib/machines/speaking.ts';
import { feedOf, tagFeed } from '../../../../../lib/public-pages/machine-pages.ts';
import { shownKinds } from '../../../../../lib/public-pages/public-pages.ts';
import { loadTags } from '../../../../../lib/server-reads/reference-data.ts';
import { nameOf } from '../../../../../lib/texts/reference-names.ts';

export const dynamic = 'force-dynamic';

/** What is new: of a kind of content, or of all kinds under a tag. */
export async function GET(request: Request, { params }: LocaleParams<{ file: string }>): Promise<Response> {
  const { locale: said, file } = await params;
  const speaking = await speakingIn(said);
  if (!speaking.hasFeeds) notFound();
  const { locale, site: author, t } = speaking;
  const parts = { ...speaking, tags: await loadTags() };
  const kind = shownKinds.find((one) => feedOf(one) === `/feeds/${file}`);
  const made = kind ? await feedOfKind(kind, parts) : await feedOfTag(request, file, parts);
  const title = t('feed.site', { name: made.title, site: author });
  const lang = locale === 'zh' ? 'zh-CN' : 'en';
  return written(atom({ ...made, title, author, lang }), 'application/atom+xml');
}

type Made = Pick<Feed, 'title' | 'url' | 'page' | 'entries'>;

async function feedOfKind(kind: ContentKind, parts: FeedParts): Promise<Made> {
  const { t, at } = parts;
  return {
    title: t(`names.${kind.file}`),
    ...{ url: at(feedOf(kind)), page: at(kind.list) },
    entries: await kindEntries(kind, parts),
  };
}

async function feedOfTag(request: Request, file: string, parts: FeedParts): Promise<Made> {
  const { t, at, tags, locale } = parts;
  const id = idIn(request);
  const tag = nameOf(tags, id, locale);
  const [first] = shownKinds;
  if (`/feeds/${file}` !== tagFeed || tag === '' || !first) notFound();
  return {
    title: t('feed.tag', { tag }),
    ...{ url: at(`${tagFeed}?id=${id}`), page: at(`${first.list}?tagIds=${id}`) },
    entries: await tagEntries(shownKinds, parts, id),
  };
}
