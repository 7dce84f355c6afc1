import type { permissions as zh } from '../zh/permissions.ts';

/** What is said in English of what people may do. */
export const permissions: typeof zh = {
  refusals: {
    'grant.beyondOwn': 'You cannot grant what you do not hold yourself',
    'grant.wider': 'You cannot grant a wider data scope than your own',
    'grant.ownRole': 'You cannot change what a role of your own may do',
    'role.ownOff': 'You cannot switch off a role of your own',
    'role.reserved': 'You cannot make, change or grant an administrator role',
    'menu.path': 'A path leads into the app, or begins with http:// or https://',
    'apiScope.path': 'The path is not valid; an example is /blade-user/page or /blade-user/**',
    'dataScope.permissionBase': 'There is no such thing to scope',
    'dataScope.condition': 'The condition does not fit the field {fields}',
    'dataScope.fields': 'There is no such field: {fields}',
    'grant.beyondPackage': 'You cannot grant what the tenant’s package does not hold',
  },
  roles: {
    administrator: 'Platform administrator',
    admin: 'Tenant administrator',
    acceptor: 'Acceptance officer',
    reviewer: 'Reviewer',
    lead: 'Department lead',
    clerk: 'Publicity clerk',
    finance: 'Finance officer',
    editor: 'Content editor',
    contentReviewer: 'Content reviewer',
    applicant: 'Applicant',
  },
  buttonVerbs: { add: 'Add', edit: 'Edit', delete: 'Delete', view: 'View', export: 'Export' },
};
