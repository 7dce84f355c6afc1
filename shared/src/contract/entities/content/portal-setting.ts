import { z } from 'zod';

import { safeAddress, siteAddress } from '../../content/web-address.ts';
import { defineEntity } from '../../kit/entity.ts';
import { choice, choices, dateTime, flag, json, line, optional, textLike } from '../../kit/field.ts';
import { linkLimits, navigationKeys, noticeLevels, portalFeatures } from '../../portal/portal-parts.ts';

const hotline = /^\+?\d[\d -]{1,28}\d$/;
const mailbox = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/;
const withoutTags = /^[^<>]+$/;

/** A line of plain words. */
const words = (max: number, hints = {}) => textLike(withoutTags, max, hints);
const maybe = (max: number) => optional(words(max));
const mail = () => optional(textLike(mailbox, 100));

const friendlyLink = z.strictObject({
  name: line(linkLimits.name).regex(withoutTags),
  nameEn: line(linkLimits.nameEn).regex(withoutTags),
  url: siteAddress(),
});

/** What a tenant's portal says of itself on every page, and how it looks and works; each tenant has one. */
export const portalSetting = defineEntity('portalSetting', {
  path: 'policy/portal',
  permissionBase: 'portal',
  nameField: 'siteName',
  nameFieldEn: 'siteNameEn',
  layout: [
    {
      key: 'basic',
      fields: [
        ...(['siteName', 'siteNameEn', 'area', 'areaEn', 'sponsor', 'sponsorEn'] as const),
        ...(['undertaker', 'undertakerEn'] as const),
      ],
    },
    {
      key: 'contact',
      fields: [
        ...(['phone', 'mail', 'errorMail', 'address', 'addressEn', 'hours', 'hoursEn'] as const),
        ...(['districtPortalUrl', 'districtPortal', 'districtPortalEn'] as const),
      ],
    },
    { key: 'marks', fields: ['siteCode', 'icp', 'police', 'footNote', 'footNoteEn'] },
    { key: 'links', fields: ['friendlyLinks'] },
    { key: 'navigation', fields: ['navigation', 'closedFeatures'] },
    {
      key: 'noticeBar',
      fields: ['noticeText', 'noticeTextEn', 'noticeUrl', 'noticeLevel', 'noticeFrom', 'noticeUntil'],
    },
    { key: 'greyMode', fields: ['greyMode', 'greyFrom', 'greyUntil'] },
  ],
  fields: {
    siteName: words(60, { list: true }),
    siteNameEn: words(120),
    /** The district, as search engines are told of it. */
    area: maybe(40),
    areaEn: maybe(80),
    sponsor: maybe(100),
    sponsorEn: maybe(200),
    undertaker: maybe(100),
    undertakerEn: maybe(200),
    phone: textLike(hotline, 30, { list: true }),
    mail: mail(),
    /** Where readers report what is wrong on the site. */
    errorMail: mail(),
    address: maybe(200),
    addressEn: maybe(300),
    hours: maybe(100),
    hoursEn: maybe(200),
    districtPortalUrl: optional(siteAddress()),
    districtPortal: maybe(60),
    districtPortalEn: maybe(120),
    siteCode: optional(textLike(/^[A-Za-z0-9]{10}$/, 10)),
    icp: maybe(60),
    police: maybe(60),
    footNote: maybe(200),
    footNoteEn: maybe(300),
    friendlyLinks: optional(json(z.array(friendlyLink).max(linkLimits.most))),
    /** The entries that are shown, in their order. */
    navigation: choices(navigationKeys, { initial: [...navigationKeys] }),
    /** What does not exist in this portal. Not what does: a feature that is new is there. */
    closedFeatures: optional(choices(portalFeatures)),
    noticeText: maybe(200),
    noticeTextEn: maybe(200),
    noticeUrl: optional(safeAddress()),
    noticeLevel: choice(noticeLevels, { initial: 'info' }),
    noticeFrom: optional(dateTime()),
    noticeUntil: optional(dateTime()),
    greyMode: flag({ initial: 0 }),
    greyFrom: optional(dateTime()),
    greyUntil: optional(dateTime()),
  },
});
