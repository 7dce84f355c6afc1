import type { tenants as zh } from '../zh/tenants.ts';

/** What is said in English of tenants. */
export const tenants: typeof zh = {
  refusals: {
    'tenant.first': 'The platform’s own tenant cannot be removed, switched off or made to expire',
    'tenant.account': 'Enter the administrator’s account',
    'tenant.password': 'Enter the administrator’s password',
    'tenant.unknown': 'The tenant does not exist',
    'tenant.template': 'The template tenant does not exist',
    'tenant.packageEmpty': 'The package has no menus: nobody in the tenant could work with it',
  },
  firstPost: 'Administrator',
};
