import type { SearchType } from '@policy/shared/contract/portal/search.ts';
import { useLocale, useTranslations } from 'next-intl';

import { siteHref } from '../../base-path.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { Landscape } from '../../components/illustrations/landscape.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { SuggestInput } from '../../components/navigation/suggest-input.tsx';
import { searchList } from '../../lib/lists/search-list.ts';
import { robotsRel } from '../../lib/public-pages/page-standing.ts';
import { nameIn, type Named } from '../../lib/texts/reference-names.ts';

interface HomeHeroProps {
  hotWords: readonly string[];
  hotTags: Named[];
  /** Titles are offered while somebody types. */
  suggests: boolean;
}

/** The first screen: one sentence, one search, the district behind it. What the search offers lies over all that follows. */
export function HomeHero({ hotWords, hotTags, suggests }: HomeHeroProps) {
  const t = useTranslations('home');
  const locale = useLocale();
  const words = hotWords.map((word) => ({ text: word, href: searchList.href({ keyword: word }) }));
  const tags = hotTags.map((tag) => ({
    text: nameIn(locale, tag),
    href: `/policyitemguide?tagIds=${tag.id}`,
  }));
  return (
    <section className="relative bg-wave-50">
      <div className="absolute inset-0 overflow-hidden elder:hidden forced-colors:hidden">
        <Landscape className="absolute inset-x-0 bottom-0 h-full w-full" />
      </div>
      <div className="page-width relative pt-10 pb-36 md:pt-16 md:pb-44">
        <h1 className="max-w-reading text-3xl break-keep text-wave-900 md:text-4xl">{t('headline')}</h1>
        <p className="mt-2 max-w-reading text-lg text-ink">{t('lead')}</p>
        <HomeSearch suggests={suggests} />
        <Offered title={t('hot')} links={words} className="mt-4" />
        <Offered title={t('hotTags')} links={tags} className="mt-1" />
      </div>
    </section>
  );
}

const input = {
  ...{ id: 'home-search', name: 'keyword', type: 'search', maxLength: 100, autoComplete: 'off' },
  className:
    'min-h-13 w-full min-w-0 rounded-s-sm bg-paper px-4 text-lg forced-colors:border placeholder:text-ink-faint',
};
const scopes = ['all', 'itemGuides', 'policies'] as const;
const scopeTypes: Partial<Record<string, SearchType>> = { itemGuides: 'guide', policies: 'policy' };

/** One box for everything, or for one kind of content; the switch is radio buttons, so it works without scripts. */
function HomeSearch({ suggests }: Pick<HomeHeroProps, 'suggests'>) {
  const t = useTranslations('home.search');
  const ui = useTranslations('ui');
  const locale = useLocale();
  return (
    <form
      role="search"
      aria-label={t('label')}
      action={siteHref('/internal/search')}
      className="mt-7 max-w-reading"
    >
      <input type="hidden" name="locale" value={locale} />
      <fieldset className="flex gap-1">
        <legend className="sr-only">{t('scope')}</legend>
        {scopes.map((scope, index) => (
          <label
            key={scope}
            className="cursor-pointer rounded-t-md bg-paper/70 px-3 py-2 sm:px-5 font-medium text-ink has-checked:bg-wave-600 has-checked:font-bold has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:underline"
          >
            <input type="radio" name="scope" value={scope} defaultChecked={index === 0} className="sr-only" />
            {t(scope)}
          </label>
        ))}
      </fieldset>
      <div className="flex rounded-e-md rounded-es-md bg-wave-600 p-1.5 shadow-raised">
        <label htmlFor="home-search" className="sr-only">
          {t('label')}
        </label>
        {suggests ? (
          <SuggestInput
            {...input}
            scopeTypes={scopeTypes}
            placeholder={t('placeholder')}
            texts={{ list: ui('suggestions'), keys: ui('suggestionKeys') }}
          />
        ) : (
          <input {...input} placeholder={t('placeholder')} />
        )}
        <button
          type="submit"
          className="on-dark inline-flex forced-colors:border min-h-13 shrink-0 items-center gap-2 px-5 text-lg font-bold text-white hover:bg-wave-700 md:px-8"
        >
          <Icon name="search" />
          <span className="max-sm:sr-only">{t('submit')}</span>
        </button>
      </div>
    </form>
  );
}

interface OfferedProps {
  title: string;
  links: readonly { text: string; href: string }[];
  className: string;
}

/** Ways on that many take, in one line; nothing where there are none. */
function Offered({ title, links, className }: OfferedProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={classNames('max-w-reading', className)}>
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <li aria-hidden="true" className="text-ink-soft">
          {title}
        </li>
        {links.map(({ text, href }) => (
          <li key={href}>
            <LocalLink
              href={href}
              rel={robotsRel(href)}
              className="inline-block py-1 font-medium text-wave-700 underline underline-offset-4"
            >
              {text}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
