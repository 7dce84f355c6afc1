import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LogoMark } from '../illustrations/logo-mark.tsx';
import { LocalLink } from '../navigation/local-link.tsx';
import { SearchBox } from '../navigation/search-box.tsx';
import { sectionOf, sections } from './navigation-entries.ts';
import { UtilityBar } from './utility-bar.tsx';

interface SiteHeaderProps {
  /** Path without a language. */
  path: string;
  /** Its query with the question mark, or nothing. */
  search: string;
  account: ReactNode;
}

const pagesWithSearch = new Set(['/', '/policyinfo', '/policyitemguide', '/gongshi/gongshiList']);

/** Everything above the content: skip link, utility bar, mark and title, search, sections. */
export function SiteHeader({ path, search, account }: SiteHeaderProps) {
  const t = useTranslations('shell');
  return (
    <header id="top">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-md focus:bg-paper focus:px-4 focus:py-2 focus:font-semibold focus:text-wave-600"
      >
        {t('skip')}
      </a>
      <UtilityBar address={`${path}${search}`} account={account} />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <SiteTitle />
        {pagesWithSearch.has(path) ? null : (
          <SearchBox
            action="/policyitemguide"
            label={t('searchItems')}
            id="site-search"
            className="w-full lg:w-96"
          />
        )}
      </div>
      <Sections path={path} />
    </header>
  );
}

function SiteTitle() {
  const t = useTranslations();
  return (
    <LocalLink href="/" className="flex min-w-0 items-center gap-3 text-ink no-underline">
      <LogoMark className="size-11 shrink-0 md:size-13" />
      <span className="min-w-0">
        <span className="block text-lg leading-tight font-bold md:text-xl">{t('site.name')}</span>
        <span className="block text-sm leading-snug text-ink-faint">{t('shell.motto')}</span>
      </span>
    </LocalLink>
  );
}

function Sections({ path }: { path: string }) {
  const t = useTranslations('shell');
  const here = sectionOf(path);
  return (
    <nav aria-label={t('sections.label')} className="border-y border-line print:hidden">
      <ul className="page-width grid grid-cols-3 md:flex md:gap-2">
        {sections.map(({ key, href }) => (
          <li key={key}>
            <LocalLink
              href={href}
              aria-current={here === key ? (path === href ? 'page' : 'true') : undefined}
              className="flex min-h-12 items-center justify-center border-b-3 border-transparent px-1 text-center forced-colors:not-aria-[current]:border-[Canvas] font-medium text-ink no-underline hover:text-wave-600 aria-[current]:border-seal-600 aria-[current]:font-bold md:px-4"
            >
              {t(`sections.${key}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
