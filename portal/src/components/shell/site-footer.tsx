import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { localHref } from '../../i18n/local-href.ts';
import { agreementsPage } from '../../lib/addresses/agreement-href.ts';
import type { Site } from '../../lib/texts/site.ts';
import { Bilingual } from '../content/bilingual.tsx';
import { LogoMark } from '../illustrations/logo-mark.tsx';
import { accessibilityPage, siteMapPage } from './navigation-entries.ts';

/** Everything below the content: who runs the site and the marks an official site carries. */
export function SiteFooter({ site }: { site: Site }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (
    <footer className="on-dark relative mt-auto bg-wave-900 text-sm text-wave-100 print:hidden">
      <Shore />
      <div className="page-width grid gap-8 py-8 md:grid-cols-[auto_1fr_auto]">
        <OfficialMark />
        <address className="not-italic">
          <dl className="grid gap-x-8 gap-y-1 lg:grid-cols-2">
            <Fact term={t('footer.sponsor')}>{said(site.sponsor)}</Fact>
            <Fact term={t('footer.undertaker')}>{said(site.undertaker)}</Fact>
            <Fact term={t('footer.phone')}>
              <FooterLink href={`tel:${site.phone}`}>{site.phone}</FooterLink>
            </Fact>
            <Fact term={t('footer.mail')}>
              {site.mail ? <FooterLink href={`mailto:${site.mail}`}>{site.mail}</FooterLink> : null}
            </Fact>
            <Fact term={t('footer.address')}>{said(site.address)}</Fact>
            <Fact term={t('footer.hours')}>{said(site.hours)}</Fact>
          </dl>
        </address>
        <ul className="space-y-1">
          <li>
            <FooterLink href={localHref(locale, siteMapPage)}>{t('footer.siteMap')}</FooterLink>
          </li>
          <li>
            <FooterLink href={localHref(locale, agreementsPage)}>{t('footer.agreements')}</FooterLink>
          </li>
          <li>
            <FooterLink href={localHref(locale, accessibilityPage)}>{t('footer.accessibility')}</FooterLink>
          </li>
          {site.errorMail ? (
            <li>
              <FooterLink href={`mailto:${site.errorMail}`}>{t('footer.findError')}</FooterLink>
            </li>
          ) : null}
          {site.districtPortal ? (
            <li>
              <FooterLink href={site.districtPortal.url}>{said(site.districtPortal.name)}</FooterLink>
            </li>
          ) : null}
        </ul>
      </div>
      <FriendlyLinks links={site.friendlyLinks} />
      <div className="border-t border-wave-700 py-4">
        <ul className="page-width flex flex-wrap gap-x-6 gap-y-1 text-wave-200">
          {site.siteCode ? <li>{t('footer.siteCode', { code: site.siteCode })}</li> : null}
          {site.icp ? <li lang="zh-CN">{site.icp}</li> : null}
          {site.police ? <li lang="zh-CN">{site.police}</li> : null}
          <li>{t('footer.ipv6')}</li>
          {site.footNote ? <li>{said(site.footNote)}</li> : null}
        </ul>
      </div>
    </footer>
  );
}

const said = (text: Site['sponsor']) => (text ? <Bilingual {...text} /> : null);

/** The river's edge that ends every page. */
function Shore() {
  return (
    <svg
      className="absolute inset-x-0 bottom-full block h-5 w-full forced-colors:hidden"
      viewBox="0 0 1440 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="fill-wave-900"
        d="M0 11c120-13 240-13 360 0s240 10 360 0 240-13 360 0 240 10 360 0v10H0Z"
      />
    </svg>
  );
}

/** The mark of a party and government body, drawn as plain text in a seal. */
function OfficialMark() {
  const t = useTranslations('shell');
  return (
    <div className="flex items-center gap-3">
      <LogoMark className="size-12 shrink-0" />
      <p className="rounded-md border-2 border-wave-200 px-3 py-1 text-center leading-snug font-bold text-white">
        {t('footer.officialMark')}
      </p>
    </div>
  );
}

/** Other sites that this one points to. */
function FriendlyLinks({ links }: { links: Site['friendlyLinks'] }) {
  const t = useTranslations('shell');
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="friendly-links" className="page-width flex flex-wrap gap-x-6 gap-y-1 pb-6">
      <h2 id="friendly-links" className="text-sm font-bold text-wave-200">
        {t('footer.friendlyLinks')}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ name, url }) => (
          <li key={url}>
            <FooterLink href={url}>{name}</FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div className="flex gap-2">
      <dt className="shrink-0 text-wave-200">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-block py-0.5 text-wave-100 underline underline-offset-4 hover:text-white elder:py-2"
    >
      {children}
    </a>
  );
}
