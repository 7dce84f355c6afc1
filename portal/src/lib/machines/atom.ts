import { xmlText } from '../texts/xml.ts';

/** One entry of a feed; addresses are absolute, times as on the wire. */
export interface FeedEntry {
  title: string;
  summary: string;
  url: string;
  markdown: string;
  author: string;
  publishedOn: string;
  changed: string;
  /** What it is about. */
  terms: readonly string[];
}

/** A feed, before it is written. */
export interface Feed {
  title: string;
  /** Its own address, and the page of what it lists. */
  url: string;
  page: string;
  author: string;
  lang: 'zh-CN' | 'en';
  entries: readonly FeedEntry[];
}

/** A feed of what is new, as RFC 4287 says. */
export function atom({ title, url, page, author, lang, entries }: Feed): string {
  const newest = entries
    .map(({ changed }) => changed)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>${xmlText(url)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<updated>${newest === undefined ? nothingYet : moment(newest)}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    ...entries.map((entry) => entryOf(entry, lang)),
    '</feed>',
  ].join('');
}

// An empty feed has to say a moment as well, and one that never changes keeps readers from fetching it again.
const nothingYet = '1970-01-01T00:00:00Z';

function entryOf(entry: FeedEntry, lang: Feed['lang']): string {
  const { title, summary, url, markdown, author, publishedOn, changed, terms } = entry;
  return [
    '<entry>',
    `<id>${xmlText(url)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" hreflang="${lang}" href="${xmlText(url)}"/>`,
    `<link rel="alternate" type="text/markdown" href="${xmlText(markdown)}"/>`,
    `<published>${publishedOn}T00:00:00+08:00</published>`,
    `<updated>${moment(changed)}</updated>`,
    author ? `<author><name>${xmlText(author)}</name></author>` : '',
    ...terms.map((term) => `<category term="${xmlText(term)}"/>`),
    `<summary>${xmlText(summary)}</summary>`,
    '</entry>',
  ].join('');
}

const moment = (wire: string) => `${wire.replace(' ', 'T')}+08:00`;
