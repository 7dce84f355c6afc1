import { beforeEach, expect, it } from 'vitest';

import { createTokens } from '../session/tokens.ts';
import { tokenCookies } from '../storage/cookies.ts';
import { createSiteStore } from '../storage/storage.ts';
import { readAppearance, writeAppearance } from './appearance.ts';

const store = createSiteStore('pfp-admin');
beforeEach(() => localStorage.clear());

it('the default theme, the colour #409EFF and every tool stand where nothing was picked', () => {
  expect(readAppearance(store)).toEqual({ theme: 'default', colour: '#409EFF', hiddenTools: [] });
});

it('the colour is stored as picked, and outlives the session', () => {
  writeAppearance(store, { theme: 'd2', colour: '#ffe58f', hiddenTools: ['lock'] });
  createTokens(store, tokenCookies('pfp-admin')).clear();
  expect(readAppearance(store)).toEqual({ theme: 'd2', colour: '#ffe58f', hiddenTools: ['lock'] });
});

it('what this product does not know falls back', () => {
  store.write('appearance', { theme: 'neon', colour: 'url(javascript:1)' });
  expect(readAppearance(store)).toEqual({ theme: 'default', colour: '#409EFF', hiddenTools: [] });
});
