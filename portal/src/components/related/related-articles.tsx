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
  const t = useTranslations('related');
  const { title, titleEn, linkUrl, body, summary, summaryEn, source, publishDate } = article;
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
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-faint">
        {source ? <span lang="zh-CN">{source}</span> : null}
        {publishDate ? <DateText value={publishDate} /> : null}
        {linkUrl && !linkUrl.startsWith('/') ? <span>{t('elsewhere')}</span> : null}
      </p>
      {summary ? (
        <p className="mt-1 text-ink-soft">
          <Bilingual zh={summary} en={summaryEn ?? null} />
        </p>
      ) : null}
      {body && !linkUrl ? (
        <details className="mt-1">
          <summary className="min-h-8 cursor-pointer py-1 text-wave-600">{t('read')}</summary>
          <RichText html={body} lang="zh-CN" />
        </details>
      ) : null}
    </>
  );
}
