import { defineEntity } from '../../kit/entity.ts';
import { choice, date, integer, longText, optional, reference, references } from '../../kit/field.ts';

/** What somebody is away for. */
const leaveKinds = ['annual', 'personal', 'sick', 'marriage', 'maternity', 'bereavement', 'other'] as const;

/** How a leave stands: written, asked for, and how its process ended. */
const leaveStates = ['draft', 'running', 'approved', 'rejected', 'withdrawn', 'terminated'] as const;
export type LeaveState = (typeof leaveStates)[number];

/** Days on which an officer is away, which his leaders decide on; he reads his own, and who keeps leaves reads all. */
export const leave = defineEntity('leave', {
  path: 'blade-desk/process/leave',
  nameField: 'reason',
  ownRows: true,
  scope: { user: 'userId' },
  order: [{ field: 'startDate', descending: true }],
  fields: {
    kind: choice(leaveKinds, { list: true, search: true }),
    startDate: date({ list: true, search: true, sort: true }),
    /** The last day of it. */
    endDate: date({ list: true, search: true, sort: true }),
    /** Days of it that are worked, by the tenant's calendar. */
    workdays: integer(0, 400, { list: true, sort: true, readOnly: true, initial: 0 }),
    reason: longText(500, { personal: { purpose: 'office', term: 'office' }, list: true, search: true }),
    /** Certificates and the like; who may read the case reads them. */
    attachIds: optional(references('attachment')),
    state: choice(leaveStates, { list: true, search: true, readOnly: true, initial: 'draft' }),
    userId: reference('user', { as: 'userName', list: true, search: true, readOnly: true, indexed: true }),
    processInstanceId: optional(reference('processInstance', { readOnly: true })),
  },
});
