import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { userKey } from '@policy/shared/auth/session/session-name.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';
import { beforeEach, expect, it, vi } from 'vitest';

const get = vi.fn();
vi.mock('../../lib/browser/browser-session.ts', () => ({ http: { get } }));
const { readPlaces } = await import('./acting-places.ts');

const places = [
  { companyId: '', companyName: null },
  { companyId: 'c1', companyName: '云岚装备' },
];
const signIn = (user: string, company = '') =>
  createSiteStore(siteKeys.portal).write(userKey, { user_id: user, company_id: company });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  get.mockReset().mockResolvedValue(places);
  signIn('u1');
});

it('asks once, and believes for ten minutes what it was told', async () => {
  expect(await readPlaces()).toEqual(places);
  expect(await readPlaces()).toEqual(places);
  expect(get).toHaveBeenCalledOnce();
  await readPlaces(Date.now() + 11 * 60_000);
  expect(get).toHaveBeenCalledTimes(2);
});

it('asks anew for another person, and after acting for another company', async () => {
  await readPlaces();
  signIn('u2');
  await readPlaces();
  signIn('u2', 'c1');
  await readPlaces();
  expect(get).toHaveBeenCalledTimes(3);
});

it('keeps nothing of what failed or is something else', async () => {
  get.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce([{ companyId: 1 }]);
  expect(await readPlaces()).toEqual([]);
  expect(await readPlaces()).toEqual([]);
  expect(await readPlaces()).toEqual(places);
});
