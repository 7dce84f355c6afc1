import type { NavigationKey, PortalFeature } from '@policy/shared/contract/portal/portal-parts.ts';
import type { ShownPortal } from '@policy/shared/contract/portal/shown-portal.ts';

import type { Locale } from '../../i18n/routing.ts';

/** A text as far as it has been written: always in Chinese, and in English where somebody did. */
interface Written {
  zh: string;
  en: string | null;
}

/** What the portal's tenant says on every page; nothing where he says nothing. */
export interface Site {
  name: string;
  area: string | null;
  sponsor: Written | null;
  undertaker: Written | null;
  phone: string;
  mail: string | null;
  errorMail: string | null;
  address: Written | null;
  hours: Written | null;
  districtPortal: { name: Written; url: string } | null;
  siteCode: string | null;
  icp: string | null;
  police: string | null;
  footNote: Written | null;
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

/** A text for where no language can be marked: in English where that was given, and in Chinese where it was not. */
export const writtenIn = (locale: Locale, { zh, en }: Written): string => (locale === 'en' && en ? en : zh);

const written = (zh: string | null, en: string | null) => (zh === null ? null : { zh, en });

/** What is set, as readers of a language are told it: names in it, as far as they were given, and other texts as written. */
export function siteIn(locale: Locale, portal: ShownPortal): Site {
  const { phone, mail, errorMail, siteCode, icp, police, closedFeatures, isGrey } = portal;
  return {
    ...{ phone, mail, errorMail, siteCode, icp, police, closedFeatures, isGrey },
    name: writtenIn(locale, { zh: portal.siteName, en: portal.siteNameEn }),
    area: portal.area && writtenIn(locale, { zh: portal.area, en: portal.areaEn }),
    sponsor: written(portal.sponsor, portal.sponsorEn),
    undertaker: written(portal.undertaker, portal.undertakerEn),
    address: written(portal.address, portal.addressEn),
    hours: written(portal.hours, portal.hoursEn),
    footNote: written(portal.footNote, portal.footNoteEn),
    districtPortal: districtPortalOf(portal),
    friendlyLinks: portal.friendlyLinks.map(({ name, nameEn, url }) => ({
      name: writtenIn(locale, { zh: name, en: nameEn }),
      url,
    })),
    navigation: portal.navigation.filter((key) => isOpen(portal, key)),
    notice: portal.notice && noticeIn(locale, portal.notice),
  };
}

/** Whether the tenant has left something on, so that a link may lead there; what is no feature is always on. */
export const isOpen = ({ closedFeatures }: { closedFeatures: readonly string[] }, key: string): boolean =>
  !closedFeatures.includes(key);

function districtPortalOf({ districtPortalUrl: url, districtPortal, districtPortalEn }: ShownPortal) {
  if (!url) return null;
  const { host } = new URL(url);
  return { name: written(districtPortal, districtPortalEn) ?? { zh: host, en: host }, url };
}

function noticeIn(
  locale: Locale,
  { text, textEn, ...notice }: NonNullable<ShownPortal['notice']>,
): SiteNotice {
  const named = { ...notice, key: noticeHash([text, textEn, notice.url].join('\n')) };
  if (locale === 'zh') return { ...named, text };
  return textEn ? { ...named, text: textEn } : { ...named, text, lang: 'zh-CN' };
}

/** A hash (djb2) of what a notice says, by which readers who have put it away are known to have seen it. */
function noticeHash(text: string): string {
  let sum = 5381;
  for (const sign of text) sum = (sum * 33 + (sign.codePointAt(0) ?? 0)) % 2 ** 32;
  return sum.toString(36);
}
