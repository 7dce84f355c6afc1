import { defineEntity } from '../../kit/entity.ts';
import { choice, dateTime, flag, longText, optional, reference, text } from '../../kit/field.ts';

/** Kinds of message: one that somebody wrote, a notification of something that happened, a notice. */
export const messageKinds = ['mail', 'message', 'notice'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A message to one person; nobody but he reads or removes it, and one about a company's matter only while he acts for it. */
export const message = defineEntity('message', {
  path: 'blade-desk/message',
  nameFieldEn: 'titleEn',
  ownRows: true,
  scope: { user: 'userId', within: 'companyId' },
  fields: {
    title: text(100, { personal: { purpose: 'delivery', term: 'account' }, list: true, search: true }),
    titleEn: optional(text(200, { personal: { purpose: 'delivery', term: 'account' } })),
    kind: choice(messageKinds, { list: true, search: true }),
    isRead: flag({ list: true, search: true, readOnly: true, initial: 0 }),
    readTime: optional(dateTime({ readOnly: true })),
    senderId: optional(reference('user', { as: 'senderName', list: true })),
    userId: reference('user', { as: 'userName', search: true }),
    /** The company whose matter it is, where it came to its reader as one of its members. */
    companyId: optional(reference('company')),
    /** The notice that it brings; its text stays there. */
    noticeId: optional(reference('notice', { search: true })),
    content: optional(longText(4000, { personal: { purpose: 'delivery', term: 'account' } })),
    contentEn: optional(longText(8000, { personal: { purpose: 'delivery', term: 'account' } })),
    /** The page of the back-office where something is to be done about it. */
    path: optional(text(200)),
  },
});
