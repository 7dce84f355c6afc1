import { describe, expect, it } from 'vitest';

import { createSiteStore } from '../storage/storage.ts';
import { readDisplay, writeDisplay } from './display.ts';

describe('how a reader wants to see the site', () => {
  it('is plain until chosen, and then remembered', () => {
    const store = createSiteStore('pfp-portal');
    expect(readDisplay(store)).toEqual({ elder: false, contrast: false, text: 'normal' });
    writeDisplay(store, { elder: true, contrast: false, text: 'large' });
    expect(readDisplay(store)).toEqual({ elder: true, contrast: false, text: 'large' });
  });

  it('is plain where something else was stored', () => {
    const store = createSiteStore('pfp-portal');
    store.write('display', { elder: 'yes', text: 'huge' });
    expect(readDisplay(store)).toEqual({ elder: false, contrast: false, text: 'normal' });
    store.write('display', null);
    expect(readDisplay(store).text).toBe('normal');
  });
});
