import { defineEntity } from '../../kit/entity.ts';
import { choice, longText, optional, reference, text } from '../../kit/field.ts';

/** How somebody came to see what is kept of a person or a company. */
export const dataAccessActs = ['opened', 'revealed', 'exported', 'changed'] as const;

/** One time that an officer saw what is kept of a person or a company: written with the act, and never changed. */
export const dataAccess = defineEntity('dataAccess', {
  path: 'blade-log/access',
  appendOnly: true,
  permissionBase: 'log_access',
  nameField: 'account',
  fields: {
    account: text(50, {
      personal: { purpose: 'audit', term: 'log' },
      list: true,
      search: true,
      indexed: true,
    }),
    act: choice(dataAccessActs, { list: true, search: true }),
    /** Whom it is about: the person, or the company where it is about no single one of its people. */
    subjectId: optional(reference('user', { as: 'subjectName', list: true, search: true })),
    companyId: optional(reference('company', { as: 'companyName', list: true, search: true })),
    entity: text(60, { list: true, search: true, namesEntity: true }),
    /** The values that were told in clear, joined by commas; none where the file was opened masked. */
    field: optional(text(400, { list: true, namesFieldsOf: 'entity' })),
    rowId: text(40, { search: true }),
    /** As what the officer acted: whom it is about is told this and no name. */
    roleId: optional(reference('role', { as: 'roleName', asEn: 'roleNameEn', list: true })),
    deptId: optional(reference('department', { as: 'deptName', asEn: 'deptNameEn', list: true })),
    reason: optional(longText(200, { list: true })),
    remoteIp: optional(
      text(60, { personal: { purpose: 'audit', term: 'log' }, list: true, hiddenByDefault: true }),
    ),
  },
});
