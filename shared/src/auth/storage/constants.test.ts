import { expect, it } from 'vitest';

import { httpTimeoutMs, tokenHeader } from '../../client/wire-words.ts';
import * as constants from './constants.ts';

it.each([
  ['the HTTP time-out is 6,000,000 ms', httpTimeoutMs, 6_000_000],
  ['the token header is named Blade-Auth', tokenHeader, 'Blade-Auth'],
  ['the refresh check runs every 10 seconds', constants.refreshCheckMs, 10_000],
  ['the token time is 3000 s', constants.tokenTimeSeconds, 3000],
  ['the default tenant is 000000', constants.defaultTenantId, '000000'],
  ['captcha is on', constants.captchaMode, true],
  ['switch mode is off', constants.switchMode, false],
  ['the lock page is /lock', constants.lockPage, '/lock'],
  ['the lock redirect delay is 100 ms', constants.lockRedirectDelayMs, 100],
  ['the selection restore delay is 500 ms', constants.selectionRestoreDelayMs, 500],
  ['the error-log badge maximum is 99', constants.errorLogBadgeMax, 99],
  ['the default colour is #409EFF', constants.defaultColour, '#409EFF'],
  ['the default language is zh', constants.defaultLocale, 'zh'],
  [
    'there are eleven themes',
    constants.themes.join(' '),
    'default white dark star smart iview vip cool d2 hey lte',
  ],
  ['back-office lists offer these page sizes', constants.tablePageSizes, [10, 30, 50, 100, 200]],
  ['the pagination component offers these page sizes', constants.pickerPageSizes, [10, 20, 30, 40, 50]],
  ['the default page size is 10', constants.defaultPageSize, 10],
  ['the current page starts at 1', constants.firstPage, 1],
  ['the screen breakpoints are 768, 992 and 1200', constants.screenBreakpoints, [768, 992, 1200]],
  ['an avatar has at most 500kb', constants.avatarMaxKb, 500],
  ['an avatar is jpg or png', constants.avatarTypes, ['image/jpeg', 'image/png']],
  ['a phone number has 11 digits', constants.phoneDigits, 11],
  [
    'dialogs are 600, 880 and 20% wide',
    constants.dialogWidths,
    { tenantPackage: 600, dictionary: 880, registration: '20%' },
  ],
])('%s', (_, value, expected) => {
  expect(value).toEqual(expected);
});
