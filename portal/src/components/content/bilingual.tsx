import { useLocale } from 'next-intl';

interface BilingualProps {
  zh: string;
  en?: string | null;
}

/** A name in the reader's language; where only the Chinese exists it is shown and marked as such. */
export function Bilingual({ zh, en }: BilingualProps) {
  const locale = useLocale();
  if (locale === 'zh') return zh;
  return en || <span lang="zh-CN">{zh}</span>;
}
