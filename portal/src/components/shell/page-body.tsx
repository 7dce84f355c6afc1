import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../navigation/breadcrumb.tsx';

interface PageBodyProps {
  crumbs: Crumb[];
  /** Leaves the heading to the content, where it stands inside something else. */
  title?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The landmark every page puts its content in: breadcrumb, heading, content. The skip link leads here. */
export function PageBody({ crumbs, title, lead, children }: PageBodyProps) {
  return (
    <main id="content" tabIndex={-1} className="page-width">
      <Breadcrumb crumbs={crumbs} />
      {title ? <h1 className="mt-2 text-2xl md:text-3xl">{title}</h1> : null}
      {lead ? <div className="mt-2 max-w-reading text-lg text-ink-soft">{lead}</div> : null}
      {title ? <div className="mt-6">{children}</div> : children}
    </main>
  );
}
