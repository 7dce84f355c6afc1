import { useTranslations } from 'next-intl';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { LocalLink } from './local-link.tsx';

/** One step of the way to a page; the last one, the page itself, has no address. */
export interface Crumb {
  text: string;
  href?: string;
  /** The language of the text, where it is not the page's. */
  lang?: string;
}

/** The way from the home page to this one, which is added here; on a phone only the step back. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('ui');
  const way: Crumb[] = [{ text: t('home'), href: '/' }, ...crumbs];
  return (
    <nav aria-label={t('breadcrumb')} className="py-0.5 text-sm md:py-3 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-ink-faint">
        {way.map((crumb, index) => (
          <li
            key={crumb.text}
            className={classNames(
              'flex min-w-0 items-center gap-1',
              index === way.length - 2 ? '' : 'max-md:hidden',
            )}
          >
            <Icon name="chevron-left" className="size-4 text-mist-400 md:hidden" />
            {index > 0 ? <Icon name="chevron-right" className="size-4 text-mist-400 max-md:hidden" /> : null}
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
    <span aria-current="page" lang={crumb.lang} className="line-clamp-1">
      {crumb.text}
    </span>
  );
}
