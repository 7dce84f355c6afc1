import { defineEntity } from '../../kit/entity.ts';
import { choice, longText, optional, reference, text } from '../../kit/field.ts';

/** What somebody did to a row; moves of its state that people look for have a word of their own. */
export const operationActs = [
  'added',
  'changed',
  'moved',
  'published',
  'offline',
  'removed',
  'restored',
  'purged',
] as const;

/** Who did what to which row, over the change history of all entities; read from it, and never written by itself. */
export const operationLog = defineEntity('operationLog', {
  path: 'blade-log/operation',
  appendOnly: true,
  view: true,
  permissionBase: 'log_operation',
  nameField: 'target',
  fields: {
    userId: optional(reference('user', { as: 'userName', list: true, search: true })),
    deptId: optional(
      reference('department', { as: 'deptName', asEn: 'deptNameEn', list: true, hiddenByDefault: true }),
    ),
    act: choice(operationActs, { list: true, search: true }),
    entity: text(60, { list: true, search: true, namesEntity: true }),
    /** What the row was called then; what was done before names were kept has none. */
    target: optional(text(200, { personal: { purpose: 'audit', term: 'log' }, list: true, search: true })),
    rowId: text(40, { search: true, searchedWhole: true }),
    /** Names of the fields that changed, joined by commas. */
    changed: optional(longText(4000, { list: true, namesFieldsOf: 'entity' })),
    remoteIp: optional(text(60, { personal: { purpose: 'audit', term: 'log' }, list: true, search: true })),
  },
});
