import type { NavigationKey, PortalFeature } from '@policy/shared/contract/portal/portal-parts.ts';
import type { ShownPortal } from '@policy/shared/contract/portal/shown-portal.ts';

import type { Locale } from '../../i18n/routing.ts';

/** What the portal's tenant says on every page, in the reader's language; nothing where he says nothing. */
export interface Site {
  name: string;
  area: string | null;
  sponsor: string | null;
  undertaker: string | null;
  phone: string;
  mail: string | null;
  errorMail: string | null;
  address: string | null;
  hours: string | null;
  districtPortal: { name: string; url: string } | null;
  siteCode: string | null;
  icp: string | null;
  police: string | null;
  footNote: string | null;
  friendlyLinks: readonly { name: string; url: string }[];
  /** The entries of the navigation that exist, in their order. */
  navigation: readonly NavigationKey[];
  closedFeatures: readonly PortalFeature[];
  notice: SiteNotice | null;
  isGrey: boolean;
}

/** The line above every page. */
export interface SiteNotice {
  /** The same in both languages, and another one for another notice: whoever has put one away is shown the next. */
  key: string;
  text: string;
  /** Its language, where it is not the page's. */
  lang?: 'zh-CN';
  url: string | null;
  level: 'info' | 'warning';
}

/** What is set, as readers of a language are told it: in English where that was given, and in Chinese where it was not. */
export function siteIn(locale: Locale, portal: ShownPortal): Site {
  const said = <Words extends string | null>(zh: Words, en: string | null) =>
    locale === 'en' && en ? en : zh;
  const { phone, mail, errorMail, siteCode, icp, police, closedFeatures, isGrey } = portal;
  return {
    ...{ phone, mail, errorMail, siteCode, icp, police, closedFeatures, isGrey },
    name: said(portal.siteName, portal.siteNameEn),
    area: said(portal.area, portal.areaEn),
    sponsor: said(portal.sponsor, portal.sponsorEn),
    undertaker: said(portal.undertaker, portal.undertakerEn),
    address: said(portal.address, portal.addressEn),
    hours: said(portal.hours, portal.hoursEn),
    footNote: said(portal.footNote, portal.footNoteEn),
    districtPortal: districtPortalOf(portal, said(portal.districtPortal, portal.districtPortalEn)),
    friendlyLinks: portal.friendlyLinks.map(({ name, nameEn, url }) => ({ name: said(name, nameEn), url })),
    navigation: portal.navigation.filter((key) => !isClosed(closedFeatures, key)),
    notice: portal.notice && noticeIn(locale, portal.notice),
  };
}

/** What is no feature is never closed. */
const isClosed = (closed: readonly string[], key: string) => closed.includes(key);

const districtPortalOf = ({ districtPortalUrl: url }: ShownPortal, name: string | null) =>
  url ? { name: name ?? new URL(url).host, url } : null;

function noticeIn(
  locale: Locale,
  { text, textEn, ...notice }: NonNullable<ShownPortal['notice']>,
): SiteNotice {
  const named = { ...notice, key: keyOf([text, textEn, notice.url].join('\n')) };
  if (locale === 'zh') return { ...named, text };
  return textEn ? { ...named, text: textEn } : { ...named, text, lang: 'zh-CN' };
}

/** A short word for a text. */
function keyOf(text: string): string {
  let sum = 5381;
  for (const sign of text) sum = (sum * 33 + (sign.codePointAt(0) ?? 0)) % 2 ** 32;
  return sum.toString(36);
}
