import { defineEntity } from '../kit/entity.ts';
import { reference, text } from '../kit/field.ts';

/**
 * A process about no business row as operations staff look after it: what data scopes bound, by who began it and by the
 * department that he belonged to then. The engine keeps its rows, and its calls are those of operations.
 */
export const operatedProcess = defineEntity('operatedProcess', {
  path: 'blade-workflow/ops',
  permissionBase: 'workflow_ops',
  scope: { user: 'starterId', department: 'starterDeptId' },
  fields: {
    title: text(200),
    processKey: text(100),
    starterId: reference('user'),
    starterDeptId: reference('department'),
  },
});
