import type { permissions as zh } from '../zh/permissions.ts';

/** Texts of what people may do, in English. */
export const permissions: typeof zh = {
  grant: 'Permissions',
  menus: 'Menus',
  dataScopes: 'Data scopes',
  apiScopes: 'API scopes',
  buttons: 'Quick buttons',
  buttonsConfirm:
    'Add the buttons add, edit, delete, view and export to this menu? Those that it has stay as they are.',
  granted: '{count} granted',
  settings: 'Scopes',
  chooseMenus: 'Choose menus',
  allFields: 'All fields',
  holdsAll: 'All of these hold',
  holdsAny: 'Any of these holds',
  addTest: 'Add a condition',
  removeTest: 'Remove the condition',
  testField: 'Field',
  testIs: 'Comparison',
  testValue: 'Value',
  deepCondition: 'The condition has several levels and can be changed by call only',
  comparisons: {
    eq: 'equals',
    ne: 'differs from',
    gt: 'is more than',
    ge: 'is at least',
    lt: 'is less than',
    le: 'is at most',
    in: 'is one of',
    notIn: 'is none of',
    like: 'contains',
    isNull: 'is empty',
    notNull: 'is not empty',
  },
  readerFacts: {
    userId: 'the reader',
    deptIds: 'the reader’s departments',
    deptIdsBelow: 'the reader’s departments and below',
    roleIds: 'the reader’s roles',
    today: 'today',
  },
};
