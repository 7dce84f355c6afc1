import { useLocale } from 'next-intl';

import { siteHref } from '../../base-path.ts';

interface ContentPictureProps {
  src: string;
  alt: string | null | undefined;
  altEn?: string | null | undefined;
  /** Its measure in the file, so that nothing moves when it comes. */
  width: number;
  height: number;
  className?: string;
}

/** A picture that came in with content, with what it shows in the reader's language where that has been written. */
export function ContentPicture({ src, alt, altEn, width, height, className }: ContentPictureProps) {
  const isEnglish = useLocale() === 'en';
  const words = (isEnglish && altEn) || alt || '';
  return (
    <img
      src={siteHref(src)}
      alt={words}
      lang={isEnglish && !altEn ? 'zh-CN' : undefined}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
