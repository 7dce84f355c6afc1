import { useTranslations } from 'next-intl';
import { Icon } from '../icons/icon.tsx';
import { LocalLink } from './local-link.tsx';

/** One step of the way to a page; the last one, the page itself, has no address. */
export interface Crumb {
  text: string;
  href?: string;
}

/** The way from the home page to this one; the home page itself is added here. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('ui');
  const home: Crumb = { text: t('home'), href: '/' };
  return (
    <nav aria-label={t('breadcrumb')} className="py-3 text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-ink-faint">
        {[home, ...crumbs].map((crumb, index) => (
          <li key={crumb.text} className="flex min-w-0 items-center gap-1">
            {index > 0 ? <Icon name="chevron-right" className="size-4 text-mist-400" /> : null}
            <CrumbLink crumb={crumb} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ crumb }: { crumb: Crumb }) {
  if (crumb.href) {
    return (
      <LocalLink href={crumb.href} className="link inline-block py-0.5 text-ink-soft">
        {crumb.text}
      </LocalLink>
    );
  }
  return (
    <span aria-current="page" className="line-clamp-1">
      {crumb.text}
    </span>
  );
}
