import { defineEntity } from '../../kit/entity.ts';
import { longText, optional, text } from '../../kit/field.ts';

/** One masked value that somebody had told to him: who, of which row, and why. */
export const revealLog = defineEntity('revealLog', {
  path: 'blade-log/reveal',
  appendOnly: true,
  permissionBase: 'log_reveal',
  nameField: 'account',
  fields: {
    account: text(50, {
      personal: { purpose: 'audit', term: 'log' },
      list: true,
      search: true,
      indexed: true,
    }),
    /** Name of the entity, and of its field; an export tells several, joined by commas. */
    entity: text(60, { list: true, search: true, namesEntity: true }),
    field: text(400, { list: true, namesFieldsOf: 'entity' }),
    /** What the row is called, and its id. */
    target: text(200, { personal: { purpose: 'audit', term: 'log' }, list: true, search: true }),
    rowId: text(40, { search: true }),
    reason: longText(200, { list: true, search: true }),
    remoteIp: text(60, { personal: { purpose: 'audit', term: 'log' }, list: true }),
    userAgent: optional(text(300, { personal: { purpose: 'audit', term: 'log' } })),
  },
});
