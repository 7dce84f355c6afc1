import { useLocale } from 'next-intl';

/** What a document is really called, below the title that readers of English are given. */
export function OriginalTitle({ title, titleEn }: { title: string; titleEn: string | null }) {
  if (useLocale() !== 'en' || !titleEn) return null;
  return (
    <p lang="zh-CN" className="mt-1 text-lg text-ink-soft">
      {title}
    </p>
  );
}
