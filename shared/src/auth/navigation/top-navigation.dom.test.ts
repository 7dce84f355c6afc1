import { expect, it } from 'vitest';

import { createSiteStore } from '../storage/storage.ts';
import { recordTopNavigation, topNavigationIndex } from './top-navigation.ts';

it.each([
  ['/', '0'],
  ['/policyinfo', '1'],
  ['/policyinfo/policyinfoDetail', '1'],
  ['/detailedrules/detailedrulesDetail', '1'],
  ['/policyitemguide', '3'],
  ['/policyitemguide/declaration/eyJhIjoxfQ', '3'],
  ['/gongshi/gongshiDet', '4'],
  ['/policyitemguide-msjx', '5'],
  ['/policyitemguide/policyitemguideDetail-msjx', '5'],
  ['/user/userCenter', '6'],
  ['/process/detailWeb/eyJhIjoxfQ', '6'],
  ['/help', '8'],
  ['/zcpp/zcpp', ''],
  ['/login', ''],
])('the path %s has the index "%s"', (path, index) => {
  expect([topNavigationIndex(path), topNavigationIndex(`/en${path}`)]).toEqual([index, index]);
});

it('an English home page is a home page, and a path that only begins like one is not', () => {
  expect([topNavigationIndex('/en'), topNavigationIndex('/enterprise')]).toEqual(['0', '']);
});

it('a top-navigation index is recorded in local storage according to the path', () => {
  recordTopNavigation(createSiteStore('pfp-portal'), '/gongshi/gongshiList');
  expect(localStorage.getItem('pfp-portal-topNavigation')).toContain('"content":"4"');
});
