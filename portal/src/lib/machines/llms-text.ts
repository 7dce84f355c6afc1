import type { ContentKind, Speaker } from '../kinds/kit/kind.ts';
import { feedOf } from '../public-pages/machine-pages.ts';
import type { FeedEntry } from './atom.ts';
import { link, markdownText } from './html-to-markdown.ts';

interface LlmsParts extends Speaker {
  site: string;
  hasFeeds: boolean;
  at: (path: string) => string;
}

/** What stands under each kind: its newest rows only, as the sitemap has all of them. */
interface LlmsSection {
  kind: ContentKind;
  entries: readonly FeedEntry[];
}

const shown = 20;

/** The file of llmstxt.org: the site in a few sentences, and where each part of it lies in a form that programs read. */
export function llmsText(sections: readonly LlmsSection[], { site, hasFeeds, t, at }: LlmsParts): string {
  const name = ({ kind }: LlmsSection) => t(`names.${kind.file}`);
  return [
    `# ${markdownText(site)}`,
    `> ${t('llms.summary')}`,
    `${t('llms.use')} ${t('llms.searching')}`,
    headed(
      t('llms.lists'),
      sections.map((section) => link(name(section), at(section.kind.list))),
    ),
    ...sections.map((section) =>
      headed(
        t('llms.latest', { name: name(section) }),
        section.entries.slice(0, shown).map(({ title, summary, markdown }) => {
          return `${link(markdownText(title), markdown)}: ${markdownText(summary)}`;
        }),
      ),
    ),
    headed(
      t('llms.feeds'),
      (hasFeeds ? sections : []).map((section) => link(name(section), at(feedOf(section.kind)))),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const headed = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `## ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
