import { z } from 'zod';

/** What an installation is for; the server and both apps are told the same. */
export const modeSetting = z
  .enum(['demonstration', 'development', 'test', 'production'])
  .default('demonstration');

/** An address by http or https, of which protocol, host and port count. */
export const originSetting = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** Entries joined by commas; empty ones do not count. */
export const listSetting = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));
