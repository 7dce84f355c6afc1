import { expect, it } from 'vitest';

import { withSecretFiles } from './secret-files.ts';

const files: Partial<Record<string, string>> = { '/run/secrets/token': 'the secret\n' };
const read = (path: string) => {
  const text = files[path];
  if (text === undefined) throw new Error('ENOENT');
  return text;
};
const names = ['TOKEN_SECRET'];

it('takes a secret from the file that the variable names, without its last line break', () => {
  const env = { LOG_LEVEL: 'info', TOKEN_SECRET_FILE: '/run/secrets/token' };
  expect(withSecretFiles(env, { names, read })).toEqual({ ...env, TOKEN_SECRET: 'the secret' });
});

it.each([{ TOKEN_SECRET: 'x' }, { TOKEN_SECRET: 'x', TOKEN_SECRET_FILE: '' }, {}])(
  'leaves %o as it is',
  (env) => {
    expect(withSecretFiles(env, { names, read })).toEqual(env);
  },
);

it('refuses a secret that is given twice, and tells neither', () => {
  const env = { TOKEN_SECRET: 'x', TOKEN_SECRET_FILE: '/run/secrets/token' };
  expect(() => withSecretFiles(env, { names, read })).toThrow(
    'Configuration: TOKEN_SECRET and TOKEN_SECRET_FILE are both set; leave one out',
  );
});

it('refuses a file that cannot be read, with its name', () => {
  expect(() => withSecretFiles({ TOKEN_SECRET_FILE: '/nowhere' }, { names, read })).toThrow(
    'Configuration: TOKEN_SECRET_FILE names /nowhere, which cannot be read',
  );
});

it('reads no file for a variable that is no secret', () => {
  const env = { LOG_LEVEL_FILE: '/nowhere' };
  expect(withSecretFiles(env, { names, read })).toEqual(env);
});
