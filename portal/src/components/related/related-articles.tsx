import { useTranslations } from 'next-intl';

import type { Article } from '../../lib/chain/load-related-articles.ts';
import { Bilingual } from '../content/bilingual.tsx';
import { DateText } from '../content/date-text.tsx';
import { RichText } from '../content/rich-text.tsx';
import { SectionHeading } from '../content/section-heading.tsx';
import { ContentLink } from './content-link.tsx';

/** The anchor of the part. */
export const articlesAnchor = 'articles';

/** What is written about a policy or an item: a link to where it lies, or the text itself, folded. */
export function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  const t = useTranslations('related');
  if (articles.length === 0) return null;
  return (
    <section id={articlesAnchor} className="mt-12 max-w-reading scroll-mt-6 print:hidden">
      <SectionHeading>{t('articles')}</SectionHeading>
      <ul className="border-t border-line">
        {articles.map((article) => (
          <li key={article.id} className="border-b border-line py-3">
            <RelatedArticle article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedArticle({ article }: { article: Article }) {
  const { title, titleEn, linkUrl, summary, summaryEn } = article;
  const name = <Bilingual zh={title} en={titleEn ?? null} />;
  return (
    <>
      <p className="font-medium">
        {linkUrl ? (
          <ContentLink href={linkUrl} className="link">
            {name}
          </ContentLink>
        ) : (
          name
        )}
      </p>
      <Origin article={article} />
      {summary ? (
        <p className="mt-1 text-ink-soft">
          <Bilingual zh={summary} en={summaryEn ?? null} />
        </p>
      ) : null}
      {linkUrl ? null : <Text html={article.body} />}
    </>
  );
}

/** Who wrote it and when, and whether it lies on another site. */
function Origin({ article: { source, publishDate, linkUrl } }: { article: Article }) {
  const t = useTranslations('related');
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-faint">
      {source ? <span lang="zh-CN">{source}</span> : null}
      {publishDate ? <DateText value={publishDate} /> : null}
      {linkUrl && !linkUrl.startsWith('/') ? <span>{t('elsewhere')}</span> : null}
    </p>
  );
}

function Text({ html }: { html: string | null | undefined }) {
  const t = useTranslations('related');
  if (!html) return null;
  return (
    <details className="mt-1">
      <summary className="min-h-8 cursor-pointer py-1 text-wave-600">{t('read')}</summary>
      <RichText html={html} lang="zh-CN" />
    </details>
  );
}
