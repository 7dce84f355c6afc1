import { useLocale, useTranslations } from 'next-intl';
import { localHref } from '../../i18n/local-href.ts';
import { robotsRel } from '../../lib/public-pages/page-standing.ts';
import { Icon } from '../icons/icon.tsx';
import { HiddenInputs } from './hidden-inputs.tsx';
import { LocalLink } from './local-link.tsx';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  current: number;
  pages: number;
  /** The address of a page of this list, without a language. */
  hrefOf: (page: number) => string;
  /** Path and remaining state of the list, for the jump form. */
  action: string;
  state: Record<string, string>;
  /** What is turned over, on a page with several lists. */
  label?: string;
  /** The name of the page in the list's address. */
  name?: string;
}

const box = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-2 no-underline';

/** Real links through a list, and a form to jump in long ones; nothing at all when there is one page. */
export function Pagination(props: PaginationProps) {
  const t = useTranslations('ui');
  const { current, pages, hrefOf, label = t('pagination') } = props;
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={label}
      className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 print:hidden"
    >
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {current > 1 ? <Turn href={hrefOf(current - 1)} rel="prev" text={t('previousPage')} /> : null}
        {pageNumbers(current, pages).map((page, index) => (
          <li key={page ?? `gap-${String(index)}`}>
            <PageLink page={page} current={current} hrefOf={hrefOf} />
          </li>
        ))}
        {current < pages ? <Turn href={hrefOf(current + 1)} rel="next" text={t('nextPage')} /> : null}
      </ul>
      {pages > 5 ? <Jumper {...props} /> : null}
    </nav>
  );
}

function Turn({ href, rel, text }: { href: string; rel: 'prev' | 'next'; text: string }) {
  return (
    <li>
      <LocalLink
        href={href}
        rel={[rel, robotsRel(href)].filter(Boolean).join(' ')}
        className={`${box} font-medium text-wave-600 hover:bg-wave-50`}
      >
        {rel === 'prev' ? <Icon name="chevron-left" className="size-4" /> : null}
        {text}
        {rel === 'next' ? <Icon name="chevron-right" className="size-4" /> : null}
      </LocalLink>
    </li>
  );
}

function PageLink({
  page,
  current,
  hrefOf,
}: { page: number | null } & Pick<PaginationProps, 'current' | 'hrefOf'>) {
  const t = useTranslations('ui');
  if (page === null) return <span className="px-1 text-ink-faint">…</span>;
  const isCurrent = page === current;
  return (
    <LocalLink
      href={hrefOf(page)}
      rel={robotsRel(hrefOf(page))}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={t('pageNumber', { page })}
      className={`${box} ${isCurrent ? 'bg-wave-600 font-bold text-white forced-colors:border-2' : 'text-ink hover:bg-wave-50'}`}
    >
      {page}
    </LocalLink>
  );
}

function Jumper({ action, state, pages, current, name = 'current' }: PaginationProps) {
  const t = useTranslations('ui');
  const locale = useLocale();
  return (
    <form action={localHref(locale, action)} className="flex items-center gap-2 text-sm">
      <HiddenInputs values={state} />
      <label htmlFor={`jump-${name}`}>{t('jumpTo')}</label>
      <input
        id={`jump-${name}`}
        name={name}
        type="number"
        min={1}
        max={pages}
        defaultValue={current}
        required
        className="min-h-9 w-18 rounded-md border border-control px-2 text-center elder:min-h-11"
      />
      <button
        type="submit"
        className="min-h-9 rounded-md border border-control px-3 hover:bg-mist-100 elder:min-h-11"
      >
        {t('jump')}
      </button>
    </form>
  );
}
