import { useLocale, useTranslations } from 'next-intl';

import { localHref } from '../../i18n/local-href.ts';
import type { SiteNotice } from '../../lib/texts/site.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';

const looks = {
  info: { bar: 'border-wave-600 bg-wave-50 text-ink', icon: 'info' },
  warning: { bar: 'border-grain-700 bg-grain-50 text-ink', icon: 'alert' },
} as const;

/** The line above every page; `public/display.js` puts it away for the session. */
export function NoticeBar({ notice }: { notice: SiteNotice }) {
  const t = useTranslations('shell.notice');
  const locale = useLocale();
  const { text, lang, url, level } = notice;
  const { bar, icon } = looks[level];
  return (
    <section aria-label={t('label')} className={classNames('notice-bar border-b-2', bar)}>
      <div className="page-width flex items-start gap-3 py-2">
        <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
        <p className="min-w-0 grow wrap-anywhere" lang={lang}>
          {level === 'warning' ? <strong lang={undefined}>{t('warning')} </strong> : null}
          {url ? (
            <a href={localHref(locale, url)} className="link">
              {text}
            </a>
          ) : (
            text
          )}
        </p>
        <button
          type="button"
          data-put-away-notice=""
          className="script-only inline-flex min-h-7 shrink-0 items-center gap-1 rounded-md px-1.5 text-sm font-semibold hover:underline elder:min-h-11 print:hidden"
        >
          <Icon name="close" className="size-4" />
          <span className="max-sm:sr-only">{t('close')}</span>
        </button>
      </div>
    </section>
  );
}
