import { defineEntity } from '../../kit/entity.ts';
import { choices, integer, numericChoice, text } from '../../kit/field.ts';

/** An application that may ask for tokens, and how long its sessions live; its secret is kept as a hash beside the fields. */
export const client = defineEntity('client', {
  path: 'blade-system/client',
  platform: true,
  unique: ['clientId'],
  fields: {
    clientId: text(50, { list: true, search: true }),
    grantTypes: choices(['captcha', 'password', 'refresh_token', 'social'], { list: true }),
    /** 1 back-office, 2 portal, 0 both. */
    userType: numericChoice([1, 2, 0], { list: true, initial: 1 }),
    accessTokenSeconds: integer(60, 86_400, { list: true, initial: 3600 }),
    /** A session unused for this long is over. */
    idleSeconds: integer(60, 31_536_000, { list: true, initial: 1800 }),
  },
});
