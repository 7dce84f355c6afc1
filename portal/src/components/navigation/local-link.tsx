import { useLocale } from 'next-intl';
import type { AnchorHTMLAttributes } from 'react';
import { localHref } from '../../i18n/local-href.ts';

type LocalLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A plain link within the portal that stays in the reader's language: public pages come whole from the cache. */
export function LocalLink({ href, children, ...rest }: LocalLinkProps) {
  const locale = useLocale();
  return (
    <a href={localHref(locale, href)} {...rest}>
      {children}
    </a>
  );
}
