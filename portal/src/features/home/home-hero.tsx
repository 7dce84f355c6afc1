import { useLocale, useTranslations } from 'next-intl';

import { siteHref } from '../../base-path.ts';
import { Icon } from '../../components/icons/icon.tsx';
import { Landscape } from '../../components/illustrations/landscape.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { nameIn, type Named } from '../../lib/texts/reference-names.ts';

/** The first screen: one sentence, one search, the district behind it. */
export function HomeHero({ hotTags }: { hotTags: Named[] }) {
  const t = useTranslations('home');
  return (
    <section className="relative isolate overflow-hidden bg-wave-50">
      <Landscape className="absolute inset-x-0 bottom-0 -z-10 h-full w-full elder:hidden forced-colors:hidden" />
      <div className="page-width pt-10 pb-36 md:pt-16 md:pb-44">
        <h1 className="max-w-reading text-3xl break-keep text-wave-900 md:text-4xl">{t('headline')}</h1>
        <p className="mt-2 max-w-reading text-lg text-ink">{t('lead')}</p>
        <HomeSearch />
        <HotTags tags={hotTags} />
      </div>
    </section>
  );
}

const scopes = ['all', 'itemGuides', 'policies'] as const;

/** One box for everything, or for one kind of content; the switch is radio buttons, so it works without scripts. */
function HomeSearch() {
  const t = useTranslations('home.search');
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
        <input
          id="home-search"
          name="keyword"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={t('placeholder')}
          className="min-h-13 w-full min-w-0 rounded-s-sm bg-paper px-4 text-lg forced-colors:border placeholder:text-ink-faint"
        />
        <button
          type="submit"
          className="on-dark inline-flex min-h-13 shrink-0 items-center gap-2 px-5 text-lg font-bold text-white hover:bg-wave-700 md:px-8"
        >
          <Icon name="search" />
          <span className="max-sm:sr-only">{t('submit')}</span>
        </button>
      </div>
    </form>
  );
}

function HotTags({ tags }: { tags: Named[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t('hot')} className="mt-4 max-w-reading">
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <li aria-hidden="true" className="text-ink-soft">
          {t('hot')}
        </li>
        {tags.map((tag) => (
          <li key={tag.id}>
            <LocalLink
              href={`/policyitemguide?tagIds=${tag.id}`}
              className="inline-block py-1 font-medium text-wave-700 underline underline-offset-4"
            >
              {nameIn(locale, tag)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
