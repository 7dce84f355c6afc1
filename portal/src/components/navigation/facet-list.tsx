import { useTranslations } from 'next-intl';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { robotsRel } from '../../lib/public-pages/page-standing.ts';
import { LocalLink } from './local-link.tsx';

/** One value of a facet: choosing it, or leaving it, is a link to the list that results. */
export interface FacetOption {
  value: string;
  label: string;
  href: string;
  selected: boolean;
  /** How many rows it would leave; left out where it is not known. */
  count?: number;
}

interface FacetListProps {
  title: string;
  options: FacetOption[];
  /** How many options stand open; the rest hide behind “more”. */
  shown?: number;
}

/** A filter as links with counts; a chosen value is marked and leads back out. Nothing to choose, nothing shown. */
export function FacetList({ title, options, shown = 6 }: FacetListProps) {
  const t = useTranslations('ui');
  const isOpen = (option: FacetOption, index: number) => index < shown || option.selected;
  // A fold that hides a single line would cost a line itself.
  const first = options.length <= shown + 1 ? options : options.filter(isOpen);
  const rest = options.filter((option) => !first.includes(option));
  if (options.length === 0) return null;
  return (
    <section className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <h2 className="mb-1 text-base">{title}</h2>
      <Options options={first} />
      {rest.length > 0 ? (
        <details className="group">
          <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1 px-2 text-sm text-wave-600">
            {t('moreOptions', { count: rest.length })}
            <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
          </summary>
          <Options options={rest} />
        </details>
      ) : null}
    </section>
  );
}

function Options({ options }: { options: FacetOption[] }) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <Option option={option} />
        </li>
      ))}
    </ul>
  );
}

function Option({ option }: { option: FacetOption }) {
  const t = useTranslations('ui');
  return (
    <LocalLink
      href={option.href}
      rel={robotsRel(option.href)}
      aria-current={option.selected ? 'true' : undefined}
      className={classNames(
        'flex min-h-9 items-center gap-2 rounded-sm px-2 py-1 leading-snug no-underline hover:bg-wave-50 elder:min-h-11',
        option.selected ? 'bg-wave-50 font-semibold text-wave-600' : 'text-ink-soft',
      )}
    >
      <span className="min-w-0 grow">
        {option.label}
        {option.selected ? <span className="sr-only">{t('chosenRemove')}</span> : null}
      </span>
      {option.selected ? <Icon name="close" className="size-4" /> : <Count count={option.count} />}
    </LocalLink>
  );
}

function Count({ count }: { count: number | undefined }) {
  const t = useTranslations('ui');
  if (count === undefined) return null;
  return (
    <span className="shrink-0 text-sm text-ink-faint">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('resultCount', { count })}</span>
    </span>
  );
}
