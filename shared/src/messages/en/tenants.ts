import type { tenants as zh } from '../zh/tenants.ts';

/** What is said in English of tenants. */
export const tenants: typeof zh = {
  refusals: {
    'tenant.first': 'The platform’s own tenant cannot be removed, switched off or made to expire',
    'tenant.account': 'Enter the administrator’s account',
    'tenant.password': 'Enter the administrator’s password',
    'tenant.unknown': 'The tenant does not exist',
  },
  firstPost: 'Administrator',
};
