import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localHref, otherLocale } from '../../i18n/local-href.ts';
import { robotsRel } from '../../lib/public-pages/page-standing.ts';
import { isOpen } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';
import { Bilingual } from '../content/bilingual.tsx';
import { Icon } from '../icons/icon.tsx';
import { DisplaySettings } from './display-settings.tsx';

interface UtilityBarProps {
  /** Path and query without a language, which the language switch keeps. */
  address: string;
  /** Sign-in link or the menu of who is signed in. */
  account: ReactNode;
  site: Site;
}

const item =
  'inline-flex min-h-9 items-center gap-1 px-1.5 whitespace-nowrap sm:gap-1.5 sm:px-2 text-wave-100 no-underline hover:text-white hover:underline elder:min-h-11';

/** The thin bar on top: the way to the district's own site, how to see this one, language and account. */
export function UtilityBar({ address, account, site }: UtilityBarProps) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const other = otherLocale(locale);
  return (
    <div className="on-dark bg-wave-900 text-sm text-wave-100 print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4">
        {site.districtPortal ? (
          <a href={site.districtPortal.url} className={`${item} -ms-1.5 sm:-ms-2`}>
            <Bilingual {...site.districtPortal.name} />
            <Icon name="external" className="size-4" />
          </a>
        ) : null}
        <div className="-me-1.5 ms-auto flex flex-wrap sm:-me-2 items-center">
          {isOpen(site, 'displaySettings') ? <ChosenDisplay /> : null}
          <a
            href={localHref(other, address)}
            rel={robotsRel(address)}
            lang={other === 'zh' ? 'zh-CN' : 'en'}
            hrefLang={other}
            className={item}
          >
            <Icon name="globe" className="size-4" />
            {t('otherLanguage')}
          </a>
          {account}
        </div>
      </div>
    </div>
  );
}

/** How the page is seen, with its texts. */
function ChosenDisplay() {
  const t = useTranslations('shell');
  return (
    <DisplaySettings
      texts={{
        elder: t('elderMode'),
        accessibility: t('accessibility'),
        textSize: t('textSize'),
        normal: t('textNormal'),
        large: t('textLarge'),
        larger: t('textLarger'),
        contrast: t('contrast'),
      }}
    />
  );
}
