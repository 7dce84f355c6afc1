import { useLocale, useTranslations } from 'next-intl';
import { localHref } from '../../i18n/local-href.ts';
import { keptBriefly } from '../../lib/public-pages/kept-briefly.ts';
import { ButtonLink } from '../actions/button.tsx';
import { NoResultsScene } from '../illustrations/scenes.tsx';

interface EmptyStateProps {
  title: string;
  /** What to do about it; where nothing was found, to look otherwise. */
  hint?: string;
  /** At most three ways on, their addresses without a language; a list that ends in nothing always offers some. */
  suggestions: { text: string; href: string }[];
}

/** What a list shows when nothing matches: the fact, then ways on. */
export function EmptyState({ title, hint, suggestions }: EmptyStateProps) {
  const t = useTranslations('ui');
  const locale = useLocale();
  return (
    <section
      {...keptBriefly}
      className="flex flex-col items-center rounded-lg border border-line bg-paper px-4 py-10 text-center"
    >
      <NoResultsScene />
      <h2 className="mt-4 text-xl">{title}</h2>
      <p className="mt-1 text-ink-soft">{hint ?? t('emptyHint')}</p>
      <ul className="mt-5 flex flex-wrap justify-center gap-3">
        {suggestions.map((suggestion) => (
          <li key={suggestion.href}>
            <ButtonLink look="secondary" href={localHref(locale, suggestion.href)}>
              {suggestion.text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
