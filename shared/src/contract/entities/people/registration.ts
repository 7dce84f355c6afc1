import { defineEntity } from '../../kit/entity.ts';
import { choice, optional, reference, text } from '../../kit/field.ts';

/** The request of somebody whom a third party knows for an account here; an administrator decides. */
export const registration = defineEntity('registration', {
  path: 'blade-user/registration',
  nameField: 'account',
  fields: {
    account: text(50, { list: true, search: true }),
    name: optional(text(50, { list: true, search: true })),
    /** The third party that knows him, and his name there. */
    source: text(30, { list: true }),
    nickName: text(100, { list: true }),
    oauthId: text(40),
    userId: optional(reference('user')),
    status: choice(['pending', 'approved', 'refused'], {
      list: true,
      search: true,
      initial: 'pending',
      readOnly: true,
    }),
    reason: optional(text(200, { list: true })),
  },
});
