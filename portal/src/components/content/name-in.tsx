import type { Locale } from '../../i18n/routing.ts';

interface NameInProps {
  locale: Locale;
  zh: string;
  en?: string | null | undefined;
}

/** A name in a given language, for islands, which have no page around them to ask; only-Chinese ones are marked as such. */
export function NameIn({ locale, zh, en }: NameInProps) {
  if (locale === 'zh') return zh;
  return en || <span lang="zh-CN">{zh}</span>;
}
