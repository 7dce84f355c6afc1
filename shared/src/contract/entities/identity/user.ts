import { defineEntity } from '../../kit/entity.ts';
import { date, integer, optional, references, text } from '../../kit/field.ts';

/** A person who signs in: a civil servant (userType 1) or a portal user (2). */
export const user = defineEntity('user', {
  path: 'blade-user',
  thing: 'user',
  nameField: 'realName',
  unique: ['account'],
  fields: {
    userType: integer(1, 2, { list: true, search: true, initial: 1 }),
    account: text(50, { list: true, search: true, createOnly: true }),
    name: text(50, { list: true }),
    realName: text(50, { list: true, search: true }),
    avatar: optional(text(500)),
    email: optional(text(100)),
    phone: optional(text(20, { list: true, search: true })),
    birthday: optional(date()),
    sex: optional(integer(0, 2)),
    roleId: optional(references('role', { list: true })),
    deptId: optional(references('department', { list: true })),
    postId: optional(references('position')),
  },
});
