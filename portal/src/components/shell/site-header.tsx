import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { LogoMark } from '../illustrations/logo-mark.tsx';
import { LocalLink } from '../navigation/local-link.tsx';
import { SearchBox } from '../navigation/search-box.tsx';
import { isOpen } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';
import { sectionOf, sectionsIn } from './navigation-entries.ts';
import { UtilityBar } from './utility-bar.tsx';

interface SiteHeaderProps {
  /** Path without a language. */
  path: string;
  /** Its query with the question mark, or nothing. */
  search: string;
  account: ReactNode;
  site: Site;
  /** What has just happened to the reader; it stands outside the menu, which is closed on a phone. */
  notice?: ReactNode;
}

const menuId = 'site-menu';
const menuButton =
  'flex min-h-11 shrink-0 items-center gap-1.5 rounded-md border border-control px-3 font-semibold md:hidden print:hidden';
/** They have a box of their own, which is the only one then. */
const pagesWithSearch = new Set([
  ...['/', '/search', '/policyinfo', '/detailedrules', '/policyUnscramble', '/notice'],
  ...['/policyitemguide', '/policyitemguide-msjx', '/gongshi/gongshiList'],
]);

/**
 * Everything above the content: skip link, utility bar, mark and title, search, sections.
 * On a phone it is one row, and all but the title stands in a menu: a popover, which opens without scripts as well.
 */
export function SiteHeader({ path, search, account, site, notice }: SiteHeaderProps) {
  const t = useTranslations('shell');
  return (
    <header id="top">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-md focus:bg-paper focus:px-4 focus:py-2 focus:font-semibold focus:text-wave-600"
      >
        {t('skip')}
      </a>
      {notice}
      <div className="page-width flex items-center justify-between gap-3 border-b border-line py-1 md:hidden print:border-0">
        <SiteTitle name={site.name} />
        <button type="button" popoverTarget={menuId} className={menuButton}>
          <Icon name="menu" />
          {t('menu')}
        </button>
      </div>
      <div
        id={menuId}
        popover="auto"
        className="m-0 overflow-visible border-0 bg-paper p-0 text-ink max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:bottom-auto max-md:max-h-dvh max-md:w-full max-md:overflow-y-auto max-md:shadow-float md:static md:block md:w-full"
      >
        <UtilityBar address={`${path}${search}`} account={account} site={site} />
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4 max-md:py-3">
          <div className="max-md:hidden">
            <SiteTitle name={site.name} />
          </div>
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            className={`${menuButton} ms-auto`}
          >
            <Icon name="close" />
            {t('closeMenu')}
          </button>
          {pagesWithSearch.has(path) ? null : (
            <SearchBox
              isWhole={isOpen(site, 'suggestions')}
              action="/search"
              label={t('searchAll')}
              id="site-search"
              className="w-full lg:w-96"
            />
          )}
        </div>
        <Sections path={path} site={site} />
      </div>
    </header>
  );
}

function SiteTitle({ name }: { name: string }) {
  const t = useTranslations('shell');
  return (
    <LocalLink href="/" className="flex min-w-0 items-center gap-3 text-ink no-underline">
      <LogoMark className="size-9 shrink-0 md:size-13 elder:max-md:hidden" />
      <span className="min-w-0">
        <span className="block text-base leading-tight font-bold md:text-xl elder:max-md:text-sm elder:max-md:leading-tight">
          {name}
        </span>
        <span className="block text-sm leading-snug text-ink-faint max-md:hidden">{t('motto')}</span>
      </span>
    </LocalLink>
  );
}

function Sections({ path, site }: { path: string; site: Site }) {
  const t = useTranslations('shell');
  const here = sectionOf(path);
  return (
    <nav aria-label={t('sections.label')} className="border-y border-line print:hidden">
      <ul className="page-width grid grid-cols-3 md:flex md:flex-wrap xl:gap-2">
        {sectionsIn(site.navigation).map(({ key, href }) => (
          <li key={key}>
            <LocalLink
              href={href}
              aria-current={here === key ? (path === href ? 'page' : 'true') : undefined}
              className="flex min-h-12 items-center justify-center border-b-3 border-transparent px-1 text-center forced-colors:not-aria-[current]:border-[Canvas] font-medium text-ink no-underline hover:text-wave-600 aria-[current]:border-seal-600 aria-[current]:font-bold md:px-3 xl:px-4"
            >
              {t(`sections.${key}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
