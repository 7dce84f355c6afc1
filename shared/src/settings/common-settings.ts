import { z } from 'zod';

/** What an installation is for; the server and both apps are told the same. */
export const modeSetting = z
  .enum(['demonstration', 'development', 'test', 'production'])
  .default('demonstration');

/** An address by http or https, of which protocol, host and port count. */
export const originSetting = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** What stands before every path of an app, such as `/policy`; empty where it stands at the top of its name. */
export const basePathSetting = z
  .string()
  .regex(/^(?:\/[\w-]+)*$/, 'is empty, or begins with a slash and ends without one')
  .default('');

/** The six digits of a tenant; those of the first one unless said. */
export const tenantSetting = z
  .string()
  .regex(/^\d{6}$/)
  .default('000000');

/** Entries joined by commas; empty ones do not count. */
export const listSetting = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));
