import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { readLanguage, writeLanguage } from '../preferences/language.ts';
import { createSiteStore } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const at = (time: number) => createSiteStore('pfp-portal', { now: () => time });

describe('the record in local storage', () => {
  it('holds content, dataType, datetime and type', () => {
    at(1700).write('token', 'abc');
    expect(JSON.parse(localStorage.getItem('pfp-portal-token') ?? '')).toEqual({
      content: 'abc',
      dataType: 'string',
      datetime: 1700,
      type: 'local',
    });
  });

  it('is named under the site key, so that two apps on one origin do not meet', () => {
    at(1).write('token', 'abc');
    expect(createSiteStore('pfp-admin').record('token')).toBeNull();
  });

  it('may live in session storage instead', () => {
    at(1).write('isLock', true, 'session');
    expect([localStorage.length, at(1).read('isLock', z.boolean())]).toEqual([0, true]);
  });

  it.each(['{', '"text"', '{"content":1}', 'null'])(
    'reads as absent when something else wrote %s',
    (text) => {
      localStorage.setItem('pfp-portal-token', text);
      expect(at(1).record('token')).toBeNull();
    },
  );

  it('reads as absent when its content is of another type', () => {
    at(1).write('token', 7);
    expect(at(1).read('token', z.string())).toBeNull();
  });

  it('is cleared with everything of its site and nothing of another', () => {
    localStorage.setItem('pfp-admin-token', 'theirs');
    at(1).write('token', 'abc');
    at(1).write('isLock', true, 'session');
    at(1).clear();
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  });
});

describe('the language', () => {
  it('is zh by default', () => {
    expect(readLanguage(at(1))).toBe('zh');
  });

  it('is stored under a language key', () => {
    writeLanguage(at(1), 'en');
    expect([localStorage.getItem('pfp-portal-language') === null, readLanguage(at(2))]).toEqual([
      false,
      'en',
    ]);
  });

  it('falls back to zh when the key holds no language of ours', () => {
    at(1).write('language', 'fr');
    expect(readLanguage(at(1))).toBe('zh');
  });
});
