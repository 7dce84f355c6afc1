import type { ReactNode } from 'react';

import { LocalLink } from '../navigation/local-link.tsx';

interface ContentLinkProps {
  /** As an editor wrote it: a path of the portal, or a whole address of the web. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that came in with content: within the portal it keeps the language, and whatever a browser would run is no link. */
export function ContentLink({ href, className, children }: ContentLinkProps) {
  if (/^\/(?![/\\])/.test(href))
    return (
      <LocalLink href={href} className={className}>
        {children}
      </LocalLink>
    );
  if (!/^https?:\/\//i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a href={href} rel="noopener nofollow" className={className}>
      {children}
    </a>
  );
}
