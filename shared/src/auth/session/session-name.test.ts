import { describe, expect, it } from 'vitest';

import { createSiteStore } from '../storage/storage.ts';
import { readName } from './session-name.ts';

describe('the name of who is signed in', () => {
  it.each([
    [{ real_name: '王晓', nick_name: '晓', account: 'wx' }, '王晓'],
    [{ real_name: '', nick_name: '', account: 'wx' }, 'wx'],
    [{ account: 7 }, ''],
    [null, ''],
  ])('of %o is %s', (user, name) => {
    const store = createSiteStore('pfp-portal');
    store.write('userInfo', user);
    expect(readName(store)).toBe(name);
  });
});
