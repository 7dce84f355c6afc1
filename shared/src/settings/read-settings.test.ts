import { expect, it } from 'vitest';
import { z } from 'zod';

import { modeSetting } from './common-settings.ts';
import { readSettings } from './read-settings.ts';

const settings = z.object({ HOST: z.string().default('127.0.0.1'), PORT: z.coerce.number().optional() });

it('takes an empty variable for one that nobody set', () => {
  expect(readSettings(settings, { HOST: '', PORT: '' })).toEqual({ HOST: '127.0.0.1' });
  expect(readSettings(settings, { HOST: '::', PORT: '0' })).toEqual({ HOST: '::', PORT: 0 });
});

it('refuses an empty mode, which would be a demonstration with known passwords', () => {
  const withMode = settings.extend({ APP_MODE: modeSetting });
  expect(readSettings(withMode, {}).APP_MODE).toBe('demonstration');
  expect(() => readSettings(withMode, { APP_MODE: '' })).toThrow('Configuration: APP_MODE');
});

it('names what is wrong in one sentence and tells no value', () => {
  const said = { HOST: undefined, PORT: 'SECRET' };
  expect(() => readSettings(settings, said)).toThrow(/^Configuration: PORT [^\n]+$/);
  expect(() => readSettings(settings, said)).not.toThrow('SECRET');
});
