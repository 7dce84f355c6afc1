import type { EntityCatalogue } from '../../kit.ts';

/** English texts of notices, messages and their templates. */
export const deskEntities = {
  notice: {
    title: 'Notice',
    fields: {
      title: 'Title',
      status: 'State',
      category: 'Kind of notice',
      releaseTime: 'Date',
      audience: 'Audience',
      deptIds: 'Departments',
      roleIds: 'Roles',
      userIds: 'People',
      readCount: 'Read / to read',
      recipientCount: 'People to read it',
      content: 'Text',
    },
    choices: {
      status: { draft: 'Draft', published: 'Published', withdrawn: 'Withdrawn' },
      category: {
        1: 'Release',
        2: 'Circular',
        3: 'Forwarded',
        4: 'Instruction',
        5: 'Appointment',
        6: 'Routine',
      },
      audience: { all: 'Everybody', departments: 'Departments', roles: 'Roles', people: 'People' },
    },
  },
  message: {
    title: 'Message',
    fields: {
      title: 'Title',
      titleEn: 'Title in English',
      kind: 'Kind',
      isRead: 'Read',
      readTime: 'Read at',
      senderId: 'From',
      userId: 'To',
      companyId: 'Company',
      noticeId: 'Notice',
      content: 'Text',
      contentEn: 'Text in English',
      path: 'Page to go to',
    },
    choices: { kind: { mail: 'Mail', message: 'Message', notice: 'Notice' } },
  },
  listView: {
    title: 'List view',
    fields: {
      listName: 'List',
      viewName: 'Name of the view',
      filters: 'Filters',
      columns: 'Columns',
      density: 'Density',
      sort: 'Order',
      userId: 'Whose it is',
    },
    choices: { density: { large: 'Loose', middle: 'Middle', small: 'Tight' } },
  },
  phrase: {
    title: 'Own phrase',
    fields: { content: 'Text', userId: 'Whose' },
    choices: {},
  },
  sharedPhrase: {
    title: 'Shared phrase',
    fields: { content: 'Text', sort: 'Order' },
    choices: {},
  },
  messageTemplate: {
    title: 'Message template',
    fields: {
      code: 'Code',
      templateName: 'Name',
      kind: 'Kind of message',
      title: 'Title',
      content: 'Text',
      titleEn: 'Title in English',
      contentEn: 'Text in English',
      variables: 'Variables',
      isOn: 'On',
    },
    choices: { kind: { message: 'Message', mail: 'Mail' } },
  },
} satisfies Partial<EntityCatalogue>;
