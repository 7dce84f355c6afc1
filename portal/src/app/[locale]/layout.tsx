import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import type { ReactNode } from 'react';

import { siteHref } from '../../base-path.ts';
import { localHref } from '../../i18n/local-href.ts';
import { routing } from '../../i18n/routing.ts';
import { loadPortal } from '../../lib/server-reads/site.ts';
import { isOpen, siteIn } from '../../lib/texts/site.ts';
import '../globals.css';

// Pages are rendered when they are asked for: portal/server keeps them, and no API runs while building.
export const dynamic = 'force-dynamic';

const htmlLang = { zh: 'zh-CN', en: 'en' };

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The document every page of the portal stands in. */
export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  const site = siteIn(locale, await loadPortal());
  const { notice, isGrey } = site;
  return (
    // A script puts the reader's display settings on <html> before React hydrates, so React must not compare its class.
    <html
      lang={htmlLang[locale]}
      data-notice={notice?.key}
      data-grey={isGrey ? '' : undefined}
      data-plain={isOpen(site, 'displaySettings') ? undefined : ''}
      suppressHydrationWarning
    >
      <head>
        {/* Not deferred on purpose: it has to run before the first paint. */}
        <script src={siteHref('/display.js')} />
        <link rel="icon" href={siteHref('/favicon.ico')} sizes="32x32" />
        <link rel="icon" href={siteHref('/logo.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={siteHref('/icons/apple-touch-icon.png')} />
        <link rel="manifest" href={localHref(locale, '/site.webmanifest')} />
      </head>
      <body className="flex min-h-dvh flex-col">{children}</body>
    </html>
  );
}
