import { expect, it } from 'vitest';

import { contactOf } from './guide-rows.ts';

const agency = { address: '政务中心', addressEn: 'Service Centre', consultPhone: '0600-6600099' };
const ofAgency = { address: { zh: '政务中心', en: 'Service Centre' }, phone: '0600-6600099' };
const ownPlace = { zh: '二楼4号窗口', en: null };

it.each([
  ['its own', { windowAddress: '二楼4号窗口', consultPhone: '1' }, { address: ownPlace, phone: '1' }],
  ['what both say, in both languages', { windowAddress: '政务中心', consultPhone: null }, ofAgency],
  ['those of its agency', { windowAddress: null, consultPhone: null }, ofAgency],
])('place and phone of a guide are %s', (_, guide, contact) => {
  expect(contactOf(guide, agency)).toEqual(contact);
});

it('place and phone of a guide are none where neither it nor its agency says any', () => {
  const silent = { address: null, addressEn: null, consultPhone: null };
  const nothing = { address: null, phone: null };
  expect(contactOf({ windowAddress: null, consultPhone: null }, silent)).toEqual(nothing);
});
