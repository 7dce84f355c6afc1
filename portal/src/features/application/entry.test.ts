import { describe, expect, it } from 'vitest';

import { entryOf } from './entry.ts';

const guide = { isMsjx: 0, isOnline: 1 };
const id = '0191e0a0-0000-7000-8000-000000000001';
const nothing = { kind: 'shown' as const, data: { isRepeat: false, id: null, applyNo: null, status: null } };
const held = (status: 'draft' | 'reviewing') => ({
  kind: 'shown' as const,
  data: { isRepeat: status !== 'draft', id, applyNo: 'YL1', status },
});

describe('the way into an application', () => {
  it('is open to a company that has none of this item yet', () => {
    expect(entryOf({ guide, isExpired: false, repeat: nothing })).toEqual({ kind: 'new' });
  });

  it('asks a guest to sign in, and tells him first when the window is closed', () => {
    expect(entryOf({ guide, isExpired: false, repeat: { kind: 'guest' } }).kind).toBe('guest');
    expect(entryOf({ guide, isExpired: true, repeat: { kind: 'guest' } }).kind).toBe('closed');
  });

  it('leads to the draft that is there already', () => {
    expect(entryOf({ guide, isExpired: false, repeat: held('draft') })).toEqual({
      kind: 'draft',
      applicationId: id,
      applyNo: 'YL1',
    });
  });

  it('names the application that stands in the way, also after the window has closed', () => {
    expect(entryOf({ guide, isExpired: true, repeat: held('reviewing') })).toMatchObject({
      kind: 'repeated',
      status: 'reviewing',
    });
  });

  it('does not exist for items that nobody applies for or that are not handled online', () => {
    expect(entryOf({ guide: { ...guide, isMsjx: 1 }, isExpired: false, repeat: nothing }).kind).toBe(
      'applyFree',
    );
    expect(entryOf({ guide: { ...guide, isOnline: 0 }, isExpired: false, repeat: nothing }).kind).toBe(
      'offline',
    );
  });
});
